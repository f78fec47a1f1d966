// El Capitán in German, with the terms of the German rulebook.
import { plural } from '@kontor/table';
import { lessons } from './de/lessons.ts';
import type { Phrases } from './phrases.ts';

const many = (count: number, one: string, other: string): string => plural('de', count, { one: `# ${one}`, other: `# ${other}` });
const florins = { other: '# Florin' };
const money = (amount: number): string => plural('de', amount, florins);
const warehouse = (isNeutral: boolean): string => (isNeutral ? 'ein neutrales Warenhaus' : 'ein Warenhaus');
const houses = (count: number): string => many(count, 'Warenhaus', 'Warenhäuser');
const forts = (count: number): string => many(count, 'Festung', 'Festungen');
const cities = (count: number): string => many(count, 'Stadt', 'Städte');
const bankWay = { loan: 'nimm ein Darlehen auf', pass: 'segle zur Bank und passe' };

export const de: Phrases = {
  language: 'de',
  florins,
  destination: (city, count) => `${city} (${many(count, 'Siegel', 'Siegel')})`,
  colours: ['Blau', 'Rot', 'Gelb', 'Grün', 'Violett'],
  prompts: {
    notInPlay: (way, hasCard) =>
      way === 'none'
        ? hasCard
          ? 'Segle in die Stadt deiner Zielkarte und baue dort.'
          : 'Kaufe eine Zielkarte, segle in ihre Stadt und baue dort.'
        : `Dein Schiff ist noch nicht im Spiel: Segle mit einer Zielkarte in eine Stadt und baue dort, oder ${bankWay[way]}.`,
    atTheBank: (way) =>
      `Verlasse die Bank mit einer Zielkarte und baue${way === 'none' ? '' : `, oder ${way === 'loan' ? 'nimm ein weiteres Darlehen auf' : 'passe'}`}.`,
    inHarbour: (city, way) =>
      way === 'none'
        ? `Dein Schiff liegt in ${city}: Baue hier, oder kaufe Karten und segle weiter.`
        : `Dein Schiff liegt in ${city}: Baue hier, segle zuerst woandershin oder ${bankWay[way]}.`,
    voyageEnded: (city) => `Deine Fahrt ist in ${city} zu Ende: Baue hier.`,
    onlyBank: (way) =>
      `Du kannst weder bauen noch weitersegeln: ${way === 'loan' ? 'Nimm ein Darlehen auf' : 'Segle zur Bank und passe'}.`,
    inFullHarbour: (city) => `Der Hafen von ${city} ist voll: Segle mit einer weiteren Karte weiter.`,
    pirateOwed: 'Baue und versetze in diesem Zug das Piratenschiff, vor oder nach dem Bauen.',
    afterAction: 'Kaufe Segelkarten für später oder beende deinen Zug.',
    afterActionPirateOwed: 'Versetze das Piratenschiff, bevor du deinen Zug beendest.',
    atBank: 'Dein Schiff liegt bei der Bank. Beende deinen Zug.',
    settlement: (count) =>
      count === 0
        ? 'Alle deine Darlehen sind zurückgezahlt. Es geht weiter.'
        : 'Zahle Darlehen jetzt zurück oder verlängere sie bis nach dem nächsten Zahltag.',
    startPlayerChoice: (phase) => `Du hast das geringste Vermögen: Bestimme, wer Phase ${phase} beginnt.`,
    pirate: {
      free: (rate) => `Wähle ein Hafenfeld für das Piratenschiff. Wer dort Gebäude hat, zahlt dir ${money(rate)} pro Gebäude.`,
      florins: (price) => `Wähle ein Hafenfeld für das Piratenschiff: ${money(price)} pro Schritt.`,
      cards: 'Steuere das Piratenschiff mit deinen Karten und wähle dann sein Hafenfeld.',
    },
  },
  moves: {
    buyCard: (card, price) => `${card} für ${price} kaufen`,
    sail: (city, card) => `Mit ${card} nach ${city} segeln`,
    buildWarehouse: ({ site, price, isNeutral }) => {
      const what = isNeutral ? 'Neutrales Warenhaus' : 'Warenhaus';
      return price === undefined ? `${what} bauen` : `${what} auf Bauplatz ${site} für ${price} bauen`;
    },
    reopenWarehouse: ({ site, isNeutral }) =>
      `${isNeutral ? 'Neutrales Warenhaus' : 'Warenhaus'} auf Bauplatz ${site} wieder eröffnen`,
    buildFortress: (price) => (price === undefined ? 'Festung bauen' : `Festung für ${price} bauen`),
    takeLoan: (amount, repayment, extended) =>
      `Darlehen zu ${amount}, Rückzahlung ${repayment}${extended === undefined ? '' : ` (verlängert ${extended})`}`,
    pass: 'Zur Bank segeln und passen',
    movePirate: {
      free: 'Piratenschiff versetzen und Schutzgebühr eintreiben',
      florins: 'Piratenschiff für Florin versetzen',
      cards: 'Piratenschiff mit Karten versetzen',
    },
    sailPirate: (city, card) => `Piratenschiff mit ${card} nach ${city}`,
    landPirate: (city, space, price) =>
      price > 0
        ? `Piratenschiff nach ${city}, Hafenfeld ${space}, für ${price}`
        : `Piratenschiff nach ${city}, Hafenfeld ${space}`,
    endTurn: 'Zug beenden',
    repayLoan: (amount, repayment) => `Darlehen zu ${amount} mit ${repayment} zurückzahlen`,
    extendLoans: (count, due) =>
      count === 0 ? 'Weiter' : `${many(count, 'Darlehen', 'Darlehen')} verlängern, später ${due} zurückzahlen`,
    chooseStartPlayer: (colour) => (colour === undefined ? 'Ich beginne' : `${colour} beginnt`),
  },
  events: {
    gameBegan: ({ startPlayer }, { who }) => `Das Spiel beginnt. Den ersten Zug hat ${who(startPlayer)}.`,
    turnBegan: ({ seat, phase, round }, { who }) => `${who(seat)} ist am Zug (Phase ${phase}, Runde ${round}).`,
    cardBought: ({ seat, card, price }, say) => `${say.who(seat)} kauft ${say.card(card)} für ${money(price)}.`,
    sailed: ({ seat, card, to, space }, say) =>
      space === 0
        ? `${say.who(seat)} segelt mit ${say.card(card)} nach ${say.city(to)} und findet den Hafen voll.`
        : `${say.who(seat)} segelt mit ${say.card(card)} nach ${say.city(to)} und legt auf Hafenfeld ${space} an.`,
    warehouseBuilt: ({ seat, colour, city, site, price }, say) =>
      `${say.who(seat)} baut in ${say.city(city)} ${warehouse(say.isNeutral(colour))} auf Bauplatz ${site}${price > 0 ? ` für ${money(price)}` : ', kostenlos'}.`,
    warehouseReopened: ({ seat, colour, city, site }, say) =>
      `${say.who(seat)} eröffnet in ${say.city(city)} auf Bauplatz ${site} ${warehouse(say.isNeutral(colour))} wieder.`,
    warehouseClosed: ({ owner, colour, city, site, lost }, say) => {
      const what = `Das ${say.isNeutral(colour) ? 'neutrale ' : ''}Warenhaus von ${say.who(owner)} auf Bauplatz ${site} in ${say.city(city)}`;
      return lost ? `${what} wird geschlossen und kommt aus dem Spiel.` : `${what} wird geschlossen.`;
    },
    fortressBuilt: ({ seat, city, price }, say) => `${say.who(seat)} baut in ${say.city(city)} eine Festung für ${money(price)}.`,
    bonusTaken: ({ seat, florins: amount }, say) =>
      `${say.who(seat)} hat in ${say.bonusCities} Städten Warenhäuser und nimmt die Bonuskarte zu ${money(amount)}.`,
    paidAtOnce: ({ seat, city, leads, amount }, say) =>
      `${say.city(city)} zahlt ${say.who(seat)} sofort ${money(amount)}${leads ? ' für die Majorität' : ', den halben Betrag'}.`,
    loanTaken: ({ seat, amount }, say) => `${say.who(seat)} segelt zur Bank und nimmt ein Darlehen zu ${money(amount)} auf.`,
    passed: ({ seat }, say) => `${say.who(seat)} segelt zur Bank und passt.`,
    pirateCalled: ({ seat, by, from }, say) =>
      by === 'free'
        ? `${say.who(seat)} schickt das Piratenschiff von ${say.city(from)} aus, um Schutzgebühr einzutreiben.`
        : `${say.who(seat)} schickt das Piratenschiff von ${say.city(from)} aus und zahlt ${by === 'florins' ? 'in Florin' : 'mit Karten'}.`,
    pirateSailed: ({ seat, card, from, to }, say) =>
      `${say.who(seat)} steuert das Piratenschiff mit ${say.card(card)} von ${say.city(from)} nach ${say.city(to)}.`,
    pirateLanded: ({ to, space, price }, say) =>
      `Das Piratenschiff legt auf Hafenfeld ${space} von ${say.city(to)} an${price > 0 ? `, für ${money(price)}` : ''}.`,
    shipPushed: ({ owner, city, to }, say) => `Das Schiff von ${say.who(owner)} in ${say.city(city)} rückt auf Hafenfeld ${to}.`,
    protectionPaid: ({ seat, payer, city, buildings, owed, amount }, say) =>
      `${say.who(payer)} zahlt ${say.who(seat)} ${amount < owed ? `${amount} von ` : ''}${money(owed)} Schutzgebühr für ${many(buildings, 'Gebäude', 'Gebäude')} in ${say.city(city)}.`,
    everythingBuilt: ({ seat }, say) => `${say.who(seat)} hat alles gebaut: Die Phase endet mit dieser Runde.`,
    turnEnded: ({ seat }, say) => `Der Zug von ${say.who(seat)} ist beendet.`,
    discardsShuffled: ({ cards }) =>
      `Der Ablagestapel wird gemischt: ${many(cards, 'Karte bildet', 'Karten bilden')} den neuen Stapel.`,
    displayRefilled: ({ cards }, say) => `Die Auslage wird aufgefüllt: ${say.list(cards.map(say.card))}.`,
    paydayBegan: ({ phase, rounds, allPassed }) =>
      `${allPassed ? 'Alle haben gepasst: ' : ''}Phase ${phase} endet nach ${many(rounds, 'Runde', 'Runden')} mit einem Zahltag.`,
    paid: {
      spread: ({ seat, cities: count, amount }, say) =>
        `${say.who(seat)} erhält ${money(amount)} für die Verbreitung in ${many(count, 'Stadt', 'Städten')}.`,
      majority: ({ seat, city, rank, amount }, say) =>
        rank === 1
          ? `${say.who(seat)} erhält ${money(amount)} für den ersten Rang in ${say.city(city)}.`
          : `${say.who(seat)} erhält ${money(amount)} in ${say.city(city)}, den halben Betrag.`,
      fortresses: ({ seat, city, fullest, amount }, say) =>
        `${say.who(seat)} erhält ${money(amount)} für die Festung in ${say.city(city)}${fullest ? ', wo die meisten Warenhäuser geöffnet sind' : ''}.`,
      bonus: ({ seat, amount }, say) => `${say.who(seat)} erhält ${money(amount)} Verbreitungsbonus.`,
    },
    paydayEnded: ({ phase, money: held }, say) =>
      `Der Stand nach Zahltag ${phase}: ${say.list(held.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}.`,
    loanRepaid: ({ seat, extended, amount }, say) =>
      `${say.who(seat)} zahlt ein ${extended ? 'verlängertes ' : ''}Darlehen mit ${money(amount)} zurück.`,
    loanExtended: ({ seat, due }, say) =>
      `${say.who(seat)} verlängert ein Darlehen: Nach dem nächsten Zahltag sind ${money(due)} fällig.`,
    wealthCounted: ({ wealth, poorest }, say) =>
      `Der Kassensturz ergibt: ${say.list(wealth.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}. ${say.who(poorest)} bestimmt, wer beginnt.`,
    startPlayerChosen: ({ seat, startPlayer }, say) =>
      seat === startPlayer
        ? `${say.who(seat)} beginnt die nächste Phase.`
        : `${say.who(seat)} lässt ${say.who(startPlayer)} die nächste Phase beginnen.`,
    phaseBegan: ({ phase, startPlayer }, say) =>
      `Phase ${phase} beginnt mit neuen Warenhäusern und Festungen für alle. Den ersten Zug hat ${say.who(startPlayer)}.`,
    gameEnded: () => 'Das Spiel ist zu Ende.',
  },
  refusals: {
    'game-over': 'Das Spiel ist zu Ende',
    'not-your-turn': 'Jemand anderes ist am Zug',
    'name-the-start-player': 'Bestimme zuerst, wer die nächste Phase beginnt',
    'only-after-a-payday': 'Das geschieht nur nach einem Zahltag',
    'pirate-under-way': 'Bringe zuerst das Piratenschiff in einen Hafen',
    'nothing-after-the-bank': 'Bei der Bank gibt es in diesem Zug nichts weiter zu tun',
    'pirate-move-owed': 'Du bist zu den Islas Canarias gesegelt: Versetze zuerst das Piratenschiff',
    'action-first': 'Baue zuerst, eröffne ein Warenhaus wieder oder nimm ein Darlehen auf: Eine Aktion pro Zug ist Pflicht',
    'too-dear': ({ price, money: held }) =>
      Number.isNaN(price) ? 'Dafür reicht dein Geld nicht' : `Das kostet ${money(price)}, du hast aber nur ${held}`,
    'settle-loans-first': 'Regle zuerst deine Darlehen',
    'no-such-loan': 'Du hast kein solches Darlehen, das noch verlängert werden könnte',
    'repay-with-money-in-hand': ({ price, money: held }) => `Die Rückzahlung beträgt ${money(price)}, du hast aber nur ${held}`,
    'not-on-display': 'Diese Karte liegt nicht in der Auslage',
    'sail-before-the-action': 'Gesegelt wird vor der Aktion',
    'card-not-held': 'Du hast diese Karte nicht',
    'voyage-ended-in-islas-canarias': 'Mit dem Versetzen des Piratenschiffs ist deine Fahrt auf den Islas Canarias zu Ende',
    'city-not-in-play': 'Diese Stadt ist nicht im Spiel',
    'another-city-only': 'Das Schiff muss in einer anderen Stadt ankommen als in der, in der es aufgebrochen ist',
    'outer-city-by-route-only':
      'Städte außerhalb des Spielplans werden nur über eine Strecke aus einer Stadt erreicht und nur mit Ziel- und Streckenkarten oder zur Bank verlassen',
    'leave-by-destination-only': 'Von der Bank aus und ins Spiel segelt ein Schiff nur direkt in die Stadt einer Zielkarte',
    'too-many-steps': ({ steps, seals }) =>
      `Das sind ${many(steps, 'Streckenabschnitt', 'Streckenabschnitte')}, die Karte hat aber nur ${many(seals, 'Siegel', 'Siegel')}`,
    'connection-elsewhere': 'Die Karte verbindet diese beiden Städte nicht',
    'one-action-a-turn': 'Du hast deine Aktion in diesem Zug schon ausgeführt',
    'ship-in-no-harbour': 'Dein Schiff liegt in keinem Hafen einer Stadt',
    'harbour-full': 'Alle Hafenfelder der Stadt sind besetzt',
    'not-your-colour': 'Das sind nicht deine Spielsteine',
    'closed-ones-left-the-game': 'Was in Porto geschlossen wurde, ist aus dem Spiel',
    'none-closed-here': 'Hier ist keines deiner Warenhäuser geschlossen',
    'none-in-front-of-you': 'Davon hast du keine mehr vor dir',
    'main-colour-must-outnumber': 'Vor dir müssen mehr Warenhäuser der Hauptfarbe als der neutralen Farbe bleiben',
    'too-many-in-a-row': 'Höchstens drei von einer Farbe und vier deiner beiden Farben dürfen nebeneinander stehen',
    'three-in-a-row': 'Höchstens drei deiner Warenhäuser dürfen nebeneinander stehen',
    'row-full': 'Alle Bauplätze dieser Stadt sind besetzt',
    'never-built-on': ({ site }) => `Feld ${site} wird nie bebaut`,
    'not-the-next-site': ({ site }) => `Das nächste Warenhaus kommt auf Bauplatz ${site}`,
    'begin-with-the-first-two': ({ site }) => `Eine Stadt beginnt mit ihren ersten beiden Bauplätzen; frei ist Bauplatz ${site}`,
    'freed-until-the-last-site': ({ site }) =>
      `Frei gewordene Bauplätze bleiben leer, bis der letzte besetzt ist; als Nächstes kommt Bauplatz ${site}`,
    'one-fortress-a-city': 'Du hast in dieser Stadt schon eine Festung',
    'no-fortress-site': 'Hier ist kein Festungsfeld frei',
    'you-can-still-go-on': 'Du kannst noch bauen oder mit einer Karte segeln, die du hast oder kaufen kannst',
    'no-loan-in-the-first-round': 'In der ersten Spielrunde werden keine Darlehen aufgenommen',
    'a-loan-is-the-whole-turn':
      'Ein Darlehen ist der ganze Zug: Nach Kaufen, Segeln oder Versetzen des Piratenschiffs geht es nicht mehr',
    'loans-are-left': 'Es gibt noch Darlehen: Nimm eines auf',
    'pile-empty': 'Dieser Darlehensstapel ist leer',
    'no-pirate-in-play': 'Das Piratenschiff ist nicht im Spiel',
    'sail-to-islas-canarias-first': 'Nur wer zu den Islas Canarias segelt, versetzt das Piratenschiff kostenlos, und nur einmal',
    'once-a-turn': 'Du hast das Piratenschiff in diesem Zug schon versetzt',
    'no-card-leads-anywhere': 'Keine deiner Karten bringt das Piratenschiff in einen Hafen',
    'call-the-pirate-first': 'Schicke zuerst das Piratenschiff aus',
    'cards-or-florins': 'Diese Fahrt des Piratenschiffs wird nicht mit Karten bezahlt',
    'no-way-on-to-a-free-space': 'Von dort bringen deine Karten das Piratenschiff auf kein freies Hafenfeld',
    'sail-there-with-cards': 'Steuere das Piratenschiff zuerst mit Karten dorthin',
    'no-such-space': 'Auf diesem Feld kann das Piratenschiff nicht anlegen',
  },
  notPossible: 'Das ist jetzt nicht möglich',
  sources: {
    start: 'Startgeld',
    spread: 'Verbreitung',
    majority: 'Majorität',
    fortresses: 'Festungen',
    bonus: 'Verbreitungsbonus',
    lisboa: 'Sofortauszahlung in Lisboa',
    protection: 'Schutzgebühr',
    loans: 'Darlehen und Zinsen',
    sailing: 'Segelkarten',
    building: 'Baukosten',
    pirate: 'Piratenschiff versetzen',
    debt: 'Offene Darlehen',
  },
  lessons,
  options: {
    porto: {
      label: 'Porto',
      hint: 'Eine wertvolle Stadt außerhalb des Spielplans mit großem Hafen. Was dort geschlossen wird, kommt aus dem Spiel.',
    },
    lisboa: {
      label: 'Lisboa',
      hint: 'Eine Stadt außerhalb des Spielplans mit fast kostenlosen Warenhäusern, die sofort Geld bringen.',
    },
    islasCanarias: {
      label: 'Islas Canarias',
      hint: 'Eine Stadt außerhalb des Spielplans mit dem Piratenschiff, das Häfen blockiert und Schutzgebühr eintreibt.',
    },
    startPlayer: { label: 'Startspieler', hint: 'Wer die erste Phase beginnt: ausgelost oder ein bestimmter Platz.' },
  },
  explain: {
    city: {
      amount: (amount) => `Der erste Rang ist jetzt ${money(amount)} wert.`,
      empty: 'Hier ist kein Warenhaus geöffnet.',
      first: (who, amount) => `Ein Zahltag jetzt brächte ${who} ${money(amount)} für den ersten Rang.`,
      second: (who, amount) => `Ein Zahltag jetzt brächte ${who} ${money(amount)}, den halben Betrag.`,
      fortress: (who, amount) => `Die Festung von ${who} brächte ${money(amount)}.`,
      neutralLeads: 'Eine neutrale Farbe führt: Für den ersten Rang erhält niemand Geld.',
      fullest: 'Keine Stadt hat mehr geöffnete Warenhäuser: Festungen bringen hier so viel wie der erste Rang.',
      next: (changes) => `Dein nächstes Warenhaus hier würde das ändern: ${changes}.`,
      outer:
        'Eine Stadt außerhalb des Spielplans: erreicht nur über eine Strecke aus einer anderen Stadt; verlassen mit einer Ziel- und Streckenkarte oder ohne Karte zur Bank. Wer hier ein geöffnetes Warenhaus hat, erhält mindestens die Hälfte.',
      porto: 'Was in Porto geschlossen wird, kommt aus dem Spiel.',
      lisboa: 'Jedes in Lisboa gebaute Warenhaus bringt sofort Geld.',
      islasCanarias: 'Wer hierher segelt, versetzt kostenlos das Piratenschiff und treibt Schutzgebühr ein.',
    },
    site: {
      title: (city, site) => `${city}, Bauplatz ${site}`,
      last: (city) => `${city}, letztes Feld`,
      occupied: (who, isNeutral) => `Hier steht ein ${isNeutral ? 'neutrales ' : ''}Warenhaus von ${who}.`,
      next: 'Hierher kann das nächste Warenhaus kommen.',
      freed: 'Durch Schließung frei geworden. Hier wird erst wieder gebaut, wenn der letzte Bauplatz besetzt ist.',
      dark: 'Schließungsfeld: Ein Warenhaus auf diesem dunklen Feld schließt das vorderste geöffnete.',
      triangle: 'Dunkles Dreieck: Zu zweit und zu dritt schließt auch dieses Feld das vorderste geöffnete Warenhaus.',
      triangleIdle: 'Dunkles Dreieck: Es schließt nur zu zweit und zu dritt ein Warenhaus.',
      lastField: (site) => `Wird nie bebaut. Es zeigt, was die Stadt zahlt, sobald Bauplatz ${site} besetzt ist.`,
      value: (amount) => `Wert ${amount}: So viel bringt der erste Rang, solange dies das nächste freie Feld ist.`,
      paysNow: 'Das ist das nächste freie Feld: Es zeigt, was ein Zahltag jetzt zahlen würde.',
      after: (changes) => `Baust du hier, ändert das den Zahltag: ${changes}.`,
      afterNothing: 'Baust du hier, ändert das am Zahltag nichts.',
      closes: (who) => `Dadurch würde ein Warenhaus von ${who} geschlossen.`,
    },
    harbour: {
      title: (city, space) => `${city}, Hafenfeld ${space}`,
      price: (amount) => `Wer hier liegt, baut Warenhäuser für je ${money(amount)}.`,
      ship: (who) => `Hier liegt das Schiff von ${who}.`,
      free: 'Das Feld ist frei. Ein Schiff nimmt das erste freie Hafenfeld.',
      pirate: 'Das Piratenschiff blockiert dieses Feld.',
    },
    fortress: {
      title: (city, site) => `${city}, Festungsfeld ${site}`,
      price: (amount) => `Eine Festung kostet hier ${money(amount)}.`,
      owner: (who) => `Hier steht bis zum Spielende die Festung von ${who}.`,
      free: 'In einer Stadt darf man nur eine Festung haben.',
      pays: (amount) => `Ein Zahltag jetzt brächte dafür ${money(amount)}.`,
    },
    closed: {
      title: (city) => `Geschlossene Warenhäuser in ${city}`,
      owner: (who, count) => `${who}: ${count}`,
      hint: 'Sie zählen an Zahltagen nicht. Wessen Schiff hier liegt, kann als Aktion ein eigenes kostenlos wieder eröffnen.',
    },
    card: {
      destination: (city) => `Als Zielkarte: direkt nach ${city}, von überall.`,
      route: (count) =>
        `Als Streckenkarte: von der Stadt, in der das Schiff liegt, bis zu ${many(count, 'Streckenabschnitt', 'Streckenabschnitte')} weit.`,
      connection: (a, b) => `Bringt das Schiff einmal von ${a} nach ${b} oder von ${b} nach ${a}.`,
      price: (amount) => `Kostet ${money(amount)}.`,
      tooDear: 'Dafür reicht dein Geld nicht.',
      elsewhere: 'Dein Schiff liegt in keiner der beiden Städte.',
      held: (who) => `${who} hat sie auf der Hand.`,
    },
    deck: {
      destinations: 'Ziel- und Streckenkarten',
      connections: 'Städteverbindungskarten',
      counts: (deck, discards) => `${many(deck, 'Karte', 'Karten')} im Stapel, ${discards} im Ablagestapel.`,
      hint: 'Nach jedem Zug wird die Auslage aufgefüllt.',
    },
    bank: {
      lines: [
        'Wer nicht bauen kann oder will, segelt ohne Karte hierher und nimmt ein Darlehen auf. Das ist der ganze Zug.',
        'Von der Bank segelt man nur mit einer Zielkarte los.',
      ],
      ships: (names) => `Hier liegen die Schiffe von ${names}.`,
    },
    loan: {
      title: (amount) => `Darlehen zu ${money(amount)}`,
      due: (repayment, extended) =>
        `Rückzahlung nach dem nächsten Zahltag: ${repayment}; einmal verlängert, nach dem folgenden: ${extended}.`,
      dueLast: (repayment) => `Rückzahlung nach dem dritten Zahltag: ${repayment}; verlängert wird nicht mehr.`,
      cost: (interest, extended) => `Das Darlehen kostet also ${money(interest)}, verlängert ${extended}.`,
      costLast: (interest) => `Das Darlehen kostet also ${money(interest)}.`,
      inAll: (due) => `Danach wären deine Schulden insgesamt ${money(due)}.`,
      left: (count) => `Noch ${many(count, 'Karte', 'Karten')} im Stapel.`,
      held: (who, count, due) => `${who}: ${many(count, 'Darlehen', 'Darlehen')}, ${due} fällig.`,
    },
    mainColourOnly: 'Zu zweit zählt nur die Hauptfarbe.',
    spread: {
      hint: 'Jeder Zahltag zahlt nach der Anzahl der Städte, in denen man ein geöffnetes Warenhaus hat.',
      player: (who, count, amount) => `${who}: ${cities(count)}, ${money(amount)}.`,
    },
    bonus: {
      title: (amount) => `Verbreitungsbonus ${money(amount)}`,
      hint: (count) =>
        `Für geöffnete Warenhäuser in ${count} Städten, in der Reihenfolge des Erreichens. Gezahlt wird am dritten Zahltag.`,
      owner: (who) => `${who} hat diese Karte.`,
      free: 'Noch hat sie niemand.',
    },
    pirate: {
      blocks: 'Es blockiert das Hafenfeld, auf dem es liegt.',
      moves: (price) =>
        `Wer zu den Islas Canarias segelt, versetzt es kostenlos und treibt Schutzgebühr ein; mit Karten oder für ${price} pro Schritt kann es jeder einmal pro Zug versetzen.`,
      rate: (amount) => `Schutzgebühr in dieser Phase: ${money(amount)} pro Gebäude.`,
    },
    player: {
      money: (amount) => `${money(amount)} in der Kasse.`,
      wealth: (amount) => `${money(amount)} nach Abzug aller Darlehen.`,
      left: (count, neutral, castles) =>
        `Noch zu bauen: ${houses(count)}${neutral > 0 ? `, ${neutral} neutral` : ''}, ${forts(castles)}.`,
      payday: (amount) => `Ein Zahltag jetzt brächte ${money(amount)}.`,
      startPlayer: 'Hat El Capitán: Startspieler dieser Phase.',
    },
  },
  labels: {
    bank: 'Bank',
    destinationCards: 'Zielkarten',
    connectionCards: 'Städteverbindungen',
    spread: 'Verbreitung',
    bonus: 'Bonus',
    cities: 'Städte',
    wealth: 'Vermögen',
    debt: 'Schulden',
    neutral: 'neutral',
    cards: 'Deine Segelkarten',
    loans: 'Darlehen',
    noCards: 'Du hast keine Segelkarten.',
    paydayNow: 'Zahltag jetzt',
    pirateShip: 'Piratenschiff',
    startPlayer: 'El Capitán',
  },
  overview: {
    stage: (phase, round, isLast) => `Phase ${phase} von 3, Runde ${round}${isLast ? ', die letzte der Phase' : ''}.`,
    city: (city, row, amount) => `${city}: ${row}. Erster Rang ${amount}.`,
    site: (site, who) => `${site} ${who}`,
    nobody: 'kein geöffnetes Warenhaus',
    fortresses: (owners) => `Festungen: ${owners}.`,
    closed: (owners) => `Geschlossen: ${owners}.`,
    ships: (owners) => `Schiffe: ${owners}.`,
    pirate: 'Hier liegt das Piratenschiff.',
    display: (cards) => `In der Auslage: ${cards}.`,
    card: (card, price) => `${card} für ${price}`,
    player: (name, held, wealth, isViewer) =>
      `${name}${isViewer ? ' (du)' : ''}: ${money(held)}${wealth === held ? '' : `, Vermögen ${wealth}`}.`,
    pieces: (count, neutral, castles) =>
      `Zu bauen: ${houses(count)}${neutral > 0 ? `, ${neutral} neutral` : ''}, ${forts(castles)}.`,
    hand: (cards) => `Karten: ${cards}.`,
    shipAtBank: 'Schiff bei der Bank.',
    shipNotInPlay: 'Schiff nicht im Spiel.',
    shipIn: (city) => `Schiff in ${city}.`,
  },
  groups: {
    voyage: 'Kaufen und segeln',
    build: 'Bauen',
    bank: 'Bank',
    pirate: 'Piratenschiff',
    settle: 'Darlehen',
    begin: 'Startspieler',
    end: '',
  },
  tieBreak: 'Gleichstand: Wer mehr geöffnete Warenhäuser hat (zu zweit: der Hauptfarbe), liegt vorn.',
  series: { warehouses: 'geöffnete Warenhäuser', spread: 'Städte' },
  stage: (phase, round) => `Phase ${phase} von 3 · Runde ${round}`,
  stages: { lastRound: 'letzte Runde', settlement: 'Darlehen', startPlayerChoice: 'Startspieler', over: 'Das Spiel ist zu Ende' },
  notes: {
    'a report of play shows that Tanger is cheap; where the dark sites lie is a stand-in':
      'Ein Spielbericht zeigt, dass Tanger billig ist; die Lage der dunklen Felder ist ein Platzhalter.',
    'below the first amount of the scale': 'Unter dem ersten Betrag der Skala.',
    'between its neighbours': 'Zwischen seinen Nachbarn auf der Skala.',
    'prices as printed; the row fits all examples of the rulebook; where the dark sites lie is a stand-in':
      'Preise wie gedruckt; die Werte passen zu allen Beispielen der Anleitung; die Lage der dunklen Felder ist ein Platzhalter.',
    '36 cards are all pairs of nine cities; the price is the distance':
      '36 Karten sind alle Paare von neun Städten; der Preis ist die Entfernung.',
    'a report of play names this card; the price is the distance':
      'Ein Spielbericht nennt diese Karte; der Preis ist die Entfernung.',
    'some sources say 20 for the extended loan; the German rulebook says 16 twice':
      'Manche Quellen nennen 20 für das verlängerte Darlehen; die deutsche Anleitung sagt zweimal 16.',
    'the rulebook shows this card; its price is a stand-in': 'Die Anleitung zeigt diese Karte; ihr Preis ist ein Platzhalter.',
    'told by a report of play': 'Aus einem Spielbericht.',
    'two cards a city; the price is the seals and 3':
      'Ein Platzhalter: zwei Karten pro Stadt, der Preis ist die Zahl der Siegel plus 3.',
    'by the pattern of Marseille; which cities are cheap is a stand-in':
      'Nach dem Muster von Marseille; welche Städte billig sind, ist ein Platzhalter.',
    'by the pattern of Marseille; which cities are of middle value is a stand-in':
      'Nach dem Muster von Marseille; welche Städte von mittlerem Wert sind, ist ein Platzhalter.',
    'printed: the harbour prices, the amounts 4 and 6 on fields 3 and 4, two dark sites':
      'Gedruckt sind die Hafenpreise, die Werte 4 und 6 auf Feld 3 und 4 und zwei dunkle Felder; der Rest ist ein Platzhalter.',
    'printed: three harbour spaces, one fortress site, a row above all others':
      'Gedruckt sind drei Hafenfelder, ein Festungsfeld und die höchsten Werte; der Rest ist ein Platzhalter.',
    'printed: two harbour spaces': 'Gedruckt sind zwei Hafenfelder; der Rest ist ein Platzhalter.',
    'the prices and the row of Marseille; which cities are dear is a stand-in':
      'Preise und Werte von Marseille; welche Städte teuer sind, ist ein Platzhalter.',
    'the smoothest line from 20 to 60': 'Ein Platzhalter: die gleichmäßigste Linie von 20 nach 60.',
  },
};
