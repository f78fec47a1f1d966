// El Capitán in Italian. There is no Italian rulebook; the cities bear their names as on the board.
import { italianTo, plural } from '@kontor/table';
import { lessons } from './it/lessons.ts';
import type { Phrases } from './phrases.ts';

const many = (count: number, one: string, other: string): string => plural('it', count, { one: `# ${one}`, other: `# ${other}` });
const florins = { one: '# fiorino', other: '# fiorini' };
const money = (amount: number): string => plural('it', amount, florins);
const warehouse = (isNeutral: boolean): string => (isNeutral ? 'un magazzino neutrale' : 'un magazzino');
const houses = (count: number): string => many(count, 'magazzino', 'magazzini');
const forts = (count: number): string => many(count, 'fortezza', 'fortezze');
const towns = (count: number): string => many(count, 'città', 'città');
const steps = (count: number): string => many(count, 'tappa', 'tappe');
const bankWay = { loan: 'prendi un prestito', pass: 'vai alla banca e passa' };

export const it: Phrases = {
  language: 'it',
  florins,
  destination: (city, count) => `${city} (${many(count, 'sigillo', 'sigilli')})`,
  colours: ['Blu', 'Rosso', 'Giallo', 'Verde', 'Viola'],
  prompts: {
    notInPlay: (way, hasCard) =>
      way === 'none'
        ? hasCard
          ? 'Naviga verso la città della tua carta destinazione e costruisci lì.'
          : 'Compra una carta destinazione, naviga verso la sua città e costruisci lì.'
        : `La tua nave non è ancora in gioco: raggiungi una città con una carta destinazione e costruisci lì, oppure ${bankWay[way]}.`,
    atTheBank: (way) =>
      `Lascia la banca con una carta destinazione e costruisci${way === 'none' ? '' : `, oppure ${way === 'loan' ? 'prendi un altro prestito' : 'passa'}`}.`,
    inHarbour: (city, way) =>
      way === 'none'
        ? `La tua nave è ${italianTo(city)}: costruisci qui, oppure compra carte e prosegui.`
        : `La tua nave è ${italianTo(city)}: costruisci qui, naviga prima altrove, oppure ${bankWay[way]}.`,
    voyageEnded: (city) => `Il tuo viaggio è finito ${italianTo(city)}: costruisci qui.`,
    onlyBank: (way) => `Non puoi né costruire né proseguire: ${bankWay[way]}.`,
    inFullHarbour: (city) => `Il porto di ${city} è pieno: prosegui con un’altra carta.`,
    pirateOwed: 'Costruisci, e in questo turno sposta la nave pirata: prima o dopo aver costruito.',
    afterAction: 'Compra carte navigazione per dopo, oppure termina il turno.',
    afterActionPirateOwed: 'Sposta la nave pirata prima di terminare il turno.',
    atBank: 'La tua nave è alla banca. Termina il turno.',
    settlement: (count) =>
      count === 0
        ? 'Tutti i tuoi prestiti sono rimborsati. Prosegui.'
        : 'Rimborsa ora i prestiti, oppure prolungali fino a dopo il prossimo giorno di paga.',
    startPlayerChoice: (phase) => `Hai il patrimonio più piccolo: decidi chi comincia la fase ${phase}.`,
    pirate: {
      free: (rate) => `Scegli uno spazio del porto per la nave pirata. Lì i proprietari ti pagano ${money(rate)} per edificio.`,
      florins: (price) => `Scegli uno spazio del porto per la nave pirata: ${money(price)} per tappa.`,
      cards: 'Fai navigare la nave pirata con le tue carte, poi scegli il suo spazio.',
    },
  },
  moves: {
    buyCard: (card, price) => `Compra ${card} per ${price}`,
    sail: (city, card) => `Naviga verso ${city} con ${card}`,
    buildWarehouse: ({ site, price, isNeutral }) =>
      price === undefined
        ? `Costruisci ${warehouse(isNeutral)}`
        : `Costruisci ${warehouse(isNeutral)} sulla casella ${site} per ${price}`,
    reopenWarehouse: ({ site, isNeutral }) => `Riapri ${warehouse(isNeutral)} sulla casella ${site}`,
    buildFortress: (price) => (price === undefined ? 'Costruisci una fortezza' : `Costruisci una fortezza per ${price}`),
    takeLoan: (amount, repayment, extended) =>
      `Prestito di ${amount}, rimborso ${repayment}${extended === undefined ? '' : ` (prolungato: ${extended})`}`,
    pass: 'Vai alla banca e passa',
    movePirate: {
      free: 'Sposta la nave pirata e riscuoti il tributo',
      florins: 'Sposta la nave pirata pagando fiorini',
      cards: 'Sposta la nave pirata con le carte',
    },
    sailPirate: (city, card) => `Nave pirata verso ${city} con ${card}`,
    landPirate: (city, space, price) =>
      price > 0
        ? `Nave pirata ${italianTo(city)}, spazio ${space}, per ${price}`
        : `Nave pirata ${italianTo(city)}, spazio ${space}`,
    endTurn: 'Termina il turno',
    repayLoan: (amount, repayment) => `Rimborsa il prestito di ${amount} per ${repayment}`,
    extendLoans: (count, due) =>
      count === 0
        ? 'Prosegui'
        : `${plural('it', count, { one: 'Prolunga # prestito', other: 'Prolunga # prestiti' })}, poi rimborsa ${due}`,
    chooseStartPlayer: (colour) => (colour === undefined ? 'Comincio io' : `Comincia ${colour}`),
  },
  events: {
    gameBegan: ({ startPlayer }, { who }) => `La partita comincia. Il primo turno è di ${who(startPlayer)}.`,
    turnBegan: ({ seat, phase, round }, { who }) => `Tocca ${italianTo(who(seat))}, nel round ${round} della fase ${phase}.`,
    cardBought: ({ seat, card, price }, say) => `${say.who(seat)} compra ${say.card(card)} per ${money(price)}.`,
    sailed: ({ seat, card, to, space }, say) =>
      space === 0
        ? `${say.who(seat)} naviga verso ${say.city(to)} con ${say.card(card)} e trova il porto pieno.`
        : `${say.who(seat)} naviga verso ${say.city(to)} con ${say.card(card)} e occupa lo spazio del porto ${space}.`,
    warehouseBuilt: ({ seat, colour, city, site, price }, say) =>
      `${say.who(seat)} costruisce ${warehouse(say.isNeutral(colour))} ${italianTo(say.city(city))}, casella ${site}, per ${money(price)}.`,
    warehouseReopened: ({ seat, colour, city, site }, say) =>
      `${say.who(seat)} riapre ${warehouse(say.isNeutral(colour))} ${italianTo(say.city(city))}, casella ${site}.`,
    warehouseClosed: ({ owner, colour, city, site, lost }, say) => {
      const what = `Il magazzino ${say.isNeutral(colour) ? 'neutrale ' : ''}di ${say.who(owner)} sulla casella ${site} ${italianTo(say.city(city))}`;
      return lost ? `${what} chiude e lascia la partita.` : `${what} chiude.`;
    },
    fortressBuilt: ({ seat, city, price }, say) =>
      `${say.who(seat)} costruisce una fortezza ${italianTo(say.city(city))} per ${money(price)}.`,
    bonusTaken: ({ seat, florins: amount }, say) =>
      `${say.who(seat)} ha magazzini in ${say.bonusCities} città e prende la carta bonus da ${money(amount)}.`,
    paidAtOnce: ({ seat, city, leads, amount }, say) =>
      `${say.city(city)} paga subito ${money(amount)} ${italianTo(say.who(seat))}${leads ? ' per la maggioranza' : ', la metà dell’importo'}.`,
    loanTaken: ({ seat, amount }, say) => `${say.who(seat)} va alla banca e prende un prestito di ${money(amount)}.`,
    passed: ({ seat }, say) => `${say.who(seat)} va alla banca e passa.`,
    pirateCalled: ({ seat, by, from }, say) =>
      by === 'free'
        ? `${say.who(seat)} fa salpare la nave pirata da ${say.city(from)} per riscuotere il tributo.`
        : `${say.who(seat)} fa salpare la nave pirata da ${say.city(from)} e paga ${by === 'florins' ? 'in fiorini' : 'con le carte'}.`,
    pirateSailed: ({ seat, card, from, to }, say) =>
      `${say.who(seat)} conduce la nave pirata da ${say.city(from)} ${italianTo(say.city(to))} con ${say.card(card)}.`,
    pirateLanded: ({ to, space, price }, say) =>
      `La nave pirata occupa lo spazio del porto ${space} ${italianTo(say.city(to))}${price > 0 ? ` per ${money(price)}` : ''}.`,
    shipPushed: ({ owner, city, to }, say) =>
      `La nave di ${say.who(owner)} ${italianTo(say.city(city))} viene spinta sullo spazio del porto ${to}.`,
    protectionPaid: ({ seat, payer, city, buildings, owed, amount }, say) =>
      `${say.who(payer)} paga ${italianTo(say.who(seat))} ${money(amount)}${amount < owed ? ` su ${owed}` : ''} di tributo per ${many(buildings, 'edificio', 'edifici')} ${italianTo(say.city(city))}.`,
    everythingBuilt: ({ seat }, say) => `${say.who(seat)} ha costruito tutto: la fase finisce con questo round.`,
    turnEnded: ({ seat }, say) => `Il turno di ${say.who(seat)} è finito.`,
    discardsShuffled: ({ cards }) =>
      `Gli scarti vengono mescolati: ${many(cards, 'carta forma', 'carte formano')} il nuovo mazzo.`,
    displayRefilled: ({ cards }, say) => `Si scoprono nuove carte: ${say.list(cards.map(say.card))}.`,
    paydayBegan: ({ phase, rounds, allPassed }) =>
      `${allPassed ? 'Tutti hanno passato: la' : 'La'} fase ${phase} finisce con un giorno di paga, dopo ${many(rounds, 'round', 'round')}.`,
    paid: {
      spread: ({ seat, cities, amount }, say) =>
        `${say.who(seat)} riceve ${money(amount)} per la diffusione in ${towns(cities)}.`,
      majority: ({ seat, city, rank, amount }, say) =>
        rank === 1
          ? `${say.who(seat)} riceve ${money(amount)} per il primo posto ${italianTo(say.city(city))}.`
          : `${say.who(seat)} riceve ${money(amount)} ${italianTo(say.city(city))}, la metà dell’importo.`,
      fortresses: ({ seat, city, fullest, amount }, say) =>
        `${say.who(seat)} riceve ${money(amount)} per la fortezza ${italianTo(say.city(city))}${fullest ? ', dove sono aperti più magazzini' : ''}.`,
      bonus: ({ seat, amount }, say) => `${say.who(seat)} riceve ${money(amount)} per la carta bonus di diffusione.`,
    },
    paydayEnded: ({ phase, money: held }, say) =>
      `Il denaro dopo il giorno di paga ${phase}: ${say.list(held.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}.`,
    loanRepaid: ({ seat, extended, amount }, say) =>
      `${say.who(seat)} rimborsa un prestito${extended ? ' prolungato' : ''} con ${money(amount)}.`,
    loanExtended: ({ seat, due }, say) =>
      `${say.who(seat)} prolunga un prestito: ${money(due)} da rimborsare dopo il prossimo giorno di paga.`,
    wealthCounted: ({ wealth, poorest }, say) =>
      `Si contano i patrimoni: ${say.list(wealth.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}. ${say.who(poorest)} decide chi comincia.`,
    startPlayerChosen: ({ seat, startPlayer }, say) =>
      seat === startPlayer
        ? `${say.who(seat)} comincerà la prossima fase.`
        : `${say.who(seat)} lascia cominciare ${say.who(startPlayer)}.`,
    phaseBegan: ({ phase, startPlayer }, say) =>
      `La fase ${phase} comincia con nuovi magazzini e fortezze per tutti. Il primo turno è di ${say.who(startPlayer)}.`,
    gameEnded: () => 'La partita è finita.',
  },
  refusals: {
    'game-over': 'La partita è finita',
    'not-your-turn': 'È il turno di qualcun altro',
    'name-the-start-player': 'Prima decidi chi comincia la prossima fase',
    'only-after-a-payday': 'Si fa solo dopo un giorno di paga',
    'pirate-under-way': 'Prima porta la nave pirata in un porto',
    'nothing-after-the-bank': 'Alla banca non c’è altro da fare in questo turno',
    'pirate-move-owed': 'Hai navigato verso Islas Canarias: prima sposta la nave pirata',
    'action-first': 'Prima costruisci, riapri un magazzino o prendi un prestito: un’azione per turno è obbligatoria',
    'too-dear': ({ price, money: held }) =>
      Number.isNaN(price) ? 'Non hai abbastanza denaro' : `Costa ${money(price)}, e tu hai ${held}`,
    'settle-loans-first': 'Prima regola i tuoi prestiti',
    'no-such-loan': 'Non hai un prestito di questo importo da prolungare',
    'repay-with-money-in-hand': ({ price, money: held }) => `Il rimborso è di ${money(price)}, e tu hai ${held}`,
    'not-on-display': 'Questa carta non è tra quelle scoperte',
    'sail-before-the-action': 'Si naviga prima dell’azione',
    'card-not-held': 'Non hai questa carta',
    'voyage-ended-in-islas-canarias': 'Il tuo viaggio è finito a Islas Canarias quando hai spostato la nave pirata',
    'city-not-in-play': 'Questa città non è in gioco',
    'another-city-only': 'La nave deve arrivare in una città diversa da quella di partenza',
    'outer-city-by-route-only':
      'Le città esterne si raggiungono solo per rotta da una città e si lasciano solo con carte destinazione/rotta o verso la banca',
    'leave-by-destination-only':
      'Dalla banca, e per entrare in gioco, una nave va solo direttamente alla città di una carta destinazione',
    'too-many-steps': ({ steps: count, seals }) => `Dista ${steps(count)}, e la carta ha ${many(seals, 'sigillo', 'sigilli')}`,
    'connection-elsewhere': 'La carta non collega queste due città',
    'one-action-a-turn': 'Hai già fatto la tua azione in questo turno',
    'ship-in-no-harbour': 'La tua nave non è nel porto di una città',
    'harbour-full': 'Tutti gli spazi del porto sono occupati',
    'not-your-colour': 'Questi pezzi non sono tuoi',
    'closed-ones-left-the-game': 'I magazzini chiusi a Porto hanno lasciato la partita',
    'none-closed-here': 'Nessuno dei tuoi magazzini è chiuso qui',
    'none-in-front-of-you': 'Non te ne resta nessuno davanti',
    'main-colour-must-outnumber': 'Davanti a te il colore principale deve restare più numeroso del colore neutrale',
    'too-many-in-a-row': 'Al massimo tre di un colore, e quattro dei tuoi due colori, possono stare di seguito',
    'three-in-a-row': 'Al massimo tre dei tuoi magazzini possono stare di seguito',
    'row-full': 'Tutte le caselle di questa città sono occupate',
    'never-built-on': ({ site }) => `Sulla casella ${site} non si costruisce mai`,
    'not-the-next-site': ({ site }) => `Il prossimo magazzino va sulla casella ${site}`,
    'begin-with-the-first-two': ({ site }) => `Una città comincia dalle prime due caselle; è libera la casella ${site}`,
    'freed-until-the-last-site': ({ site }) =>
      `Le caselle liberate restano vuote finché l’ultima non è occupata; la prossima è la casella ${site}`,
    'one-fortress-a-city': 'Hai già una fortezza in questa città',
    'no-fortress-site': 'Qui nessuno spazio per fortezze è libero',
    'you-can-still-go-on': 'Puoi ancora costruire, o navigare con una carta che hai o puoi comprare',
    'no-loan-in-the-first-round': 'Nel primo round della partita non si prendono prestiti',
    'a-loan-is-the-whole-turn':
      'Un prestito è l’intero turno: non è più possibile dopo aver comprato, navigato o spostato la nave pirata',
    'loans-are-left': 'Ci sono ancora prestiti: prendine uno',
    'pile-empty': 'Questa pila di prestiti è vuota',
    'no-pirate-in-play': 'La nave pirata non è in gioco',
    'sail-to-islas-canarias-first': 'Solo chi naviga verso Islas Canarias sposta gratis la nave pirata, e una volta sola',
    'once-a-turn': 'Hai già spostato la nave pirata in questo turno',
    'no-card-leads-anywhere': 'Nessuna delle tue carte porta la nave pirata in un porto',
    'call-the-pirate-first': 'Prima fai salpare la nave pirata',
    'cards-or-florins': 'Questo spostamento della nave pirata non si paga con le carte',
    'no-way-on-to-a-free-space': 'Da lì le tue carte non portano la nave pirata a nessuno spazio libero',
    'sail-there-with-cards': 'Prima porta lì la nave pirata con le carte',
    'no-such-space': 'La nave pirata non può attraccare su quello spazio',
  },
  notPossible: 'Ora non è possibile',
  sources: {
    start: 'Denaro iniziale',
    spread: 'Diffusione',
    majority: 'Maggioranza',
    fortresses: 'Fortezze',
    bonus: 'Bonus di diffusione',
    lisboa: 'Pagamenti a Lisboa',
    protection: 'Tributo',
    loans: 'Prestiti e interessi',
    sailing: 'Carte navigazione',
    building: 'Costruzioni',
    pirate: 'Noleggio della nave pirata',
    debt: 'Prestiti aperti',
  },
  lessons,
  options: {
    porto: {
      label: 'Porto',
      hint: 'Una città esterna di grande valore con un grande porto. Ciò che vi chiude lascia la partita.',
    },
    lisboa: { label: 'Lisboa', hint: 'Una città esterna con magazzini quasi gratuiti che rendono subito.' },
    islasCanarias: {
      label: 'Islas Canarias',
      hint: 'Una città esterna con la nave pirata, che blocca i porti e riscuote il tributo.',
    },
    startPlayer: { label: 'Primo giocatore', hint: 'Chi comincia la prima fase: estratto a sorte, oppure un certo posto.' },
  },
  explain: {
    city: {
      amount: (amount) => `Il primo posto ora vale ${money(amount)}.`,
      empty: 'Qui non è aperto nessun magazzino.',
      first: (who, amount) => `Un giorno di paga ora darebbe ${italianTo(who)} ${money(amount)} per il primo posto.`,
      second: (who, amount) => `Un giorno di paga ora darebbe ${italianTo(who)} ${money(amount)}, la metà dell’importo.`,
      fortress: (who, amount) => `La fortezza di ${who} renderebbe ${money(amount)}.`,
      neutralLeads: 'È in testa un colore neutrale: per il primo posto nessuno è pagato.',
      fullest: 'Nessuna città ha più magazzini aperti: qui una fortezza rende quanto il primo posto.',
      next: (changes) => `Con il tuo prossimo magazzino qui cambierebbe così: ${changes}.`,
      outer:
        'Una città esterna: si raggiunge solo per rotta da un’altra città; si lascia con una carta destinazione/rotta, oppure senza carta verso la banca. Chi vi ha un magazzino aperto riceve almeno la metà.',
      porto: 'I magazzini chiusi a Porto lasciano la partita.',
      lisboa: 'Ogni magazzino costruito a Lisboa rende subito.',
      islasCanarias: 'Chi naviga fin qui sposta gratis la nave pirata e riscuote il tributo.',
    },
    site: {
      title: (city, site) => `${city}, casella ${site}`,
      last: (city) => `${city}, ultima casella`,
      occupied: (who, isNeutral) => `Qui si trova un magazzino ${isNeutral ? 'neutrale ' : ''}di ${who}.`,
      next: 'Qui può andare il prossimo magazzino.',
      freed: 'Liberata da una chiusura. Si potrà rioccupare quando l’ultima casella sarà presa.',
      dark: 'Casella scura: un magazzino posto qui chiude il primo magazzino aperto della fila.',
      triangle: 'Triangolo scuro: in due o tre giocatori anche questa casella chiude il primo magazzino aperto.',
      triangleIdle: 'Triangolo scuro: chiude un magazzino solo in due o tre giocatori.',
      lastField: (site) => `Non vi si costruisce mai. Dice quanto paga la città quando la casella ${site} è occupata.`,
      value: (amount) => `Valore ${amount}: quanto riceve il primo posto finché questa è la prossima casella libera.`,
      paysNow: 'È la prossima casella libera: dice quanto pagherebbe ora un giorno di paga.',
      after: (changes) => `Se costruisci qui, un giorno di paga cambierebbe: ${changes}.`,
      afterNothing: 'Se costruisci qui, un giorno di paga pagherebbe lo stesso.',
      closes: (who) => `Chiuderebbe un magazzino di ${who}.`,
    },
    harbour: {
      title: (city, space) => `${city}, spazio del porto ${space}`,
      price: (amount) => `Da qui un magazzino costa ${money(amount)}.`,
      ship: (who) => `Qui si trova la nave di ${who}.`,
      free: 'Lo spazio è libero. Una nave occupa il primo spazio libero.',
      pirate: 'La nave pirata blocca questo spazio.',
    },
    fortress: {
      title: (city, site) => `${city}, spazio per fortezze ${site}`,
      price: (amount) => `Una fortezza qui costa ${money(amount)}.`,
      owner: (who) => `Qui resta fino alla fine la fortezza di ${who}.`,
      free: 'In una città si può avere una sola fortezza.',
      pays: (amount) => `Un giorno di paga ora renderebbe ${money(amount)} per questa fortezza.`,
    },
    closed: {
      title: (city) => `Magazzini chiusi ${italianTo(city)}`,
      owner: (who, count) => `${who}: ${count}`,
      hint: 'Nei giorni di paga non contano. Chi ha qui la nave può, come azione del turno, riaprire uno dei propri senza pagare.',
    },
    card: {
      destination: (city) => `Come destinazione: direttamente ${italianTo(city)}, da qualunque luogo.`,
      route: (count) => `Come rotta: fino a ${steps(count)} dalla città in cui è la nave.`,
      connection: (a, b) => `Porta la nave una volta da ${a} ${italianTo(b)}, o da ${b} ${italianTo(a)}.`,
      price: (amount) => `Costa ${money(amount)}.`,
      tooDear: 'Non hai abbastanza denaro.',
      elsewhere: 'La tua nave non è in nessuna delle due città.',
      held: (who) => `È in mano ${italianTo(who)}.`,
    },
    deck: {
      destinations: 'Carte destinazione/rotta',
      connections: 'Carte collegamento',
      counts: (deck, discards) => `${many(deck, 'carta', 'carte')} nel mazzo, ${discards} negli scarti.`,
      hint: 'Dopo ogni turno le carte scoperte vengono reintegrate.',
    },
    bank: {
      lines: [
        'Chi non può o non vuole costruire viene qui, senza carta, e prende un prestito. È l’intero turno.',
        'Dalla banca si parte solo con una carta destinazione.',
      ],
      ships: (names) => `Navi qui: ${names}.`,
    },
    loan: {
      title: (amount) => `Prestito di ${money(amount)}`,
      due: (repayment, extended) =>
        `Si rimborsano ${repayment} dopo il prossimo giorno di paga o, prolungando una volta, ${extended} dopo quello seguente.`,
      dueLast: (repayment) => `Si rimborsano ${repayment} dopo il terzo giorno di paga: non si prolunga più.`,
      cost: (interest, extended) => `Il prestito costa quindi ${money(interest)}, ${extended} se lo prolunghi.`,
      costLast: (interest) => `Il prestito costa quindi ${money(interest)}.`,
      inAll: (due) => `Con questo dovresti in tutto ${money(due)}.`,
      left: (count) => `Nella pila: ${many(count, 'carta', 'carte')}.`,
      held: (who, count, due) => `${who}: ${many(count, 'prestito', 'prestiti')}, ${due} da rimborsare.`,
    },
    mainColourOnly: 'In due conta solo il colore principale.',
    spread: {
      hint: 'Ogni giorno di paga paga secondo il numero di città in cui si ha un magazzino aperto.',
      player: (who, count, amount) => `${who}: ${towns(count)}, ${money(amount)}.`,
    },
    bonus: {
      title: (amount) => `Bonus di diffusione da ${money(amount)}`,
      hint: (cities) => `Per magazzini aperti in ${cities} città, in ordine d’arrivo. Si paga al terzo giorno di paga.`,
      owner: (who) => `Ce l’ha ${who}.`,
      free: 'Non ce l’ha ancora nessuno.',
    },
    pirate: {
      blocks: 'Blocca lo spazio del porto su cui si trova.',
      moves: (price) =>
        `Chi naviga verso Islas Canarias la sposta gratis e riscuote il tributo; una volta per turno chiunque può spostarla con le carte o per ${price} a tappa.`,
      rate: (amount) => `Tributo in questa fase: ${money(amount)} per edificio.`,
    },
    player: {
      money: (amount) => `${money(amount)} in cassa.`,
      wealth: (amount) => `${money(amount)} tolti tutti i prestiti.`,
      left: (count, neutral, castles) =>
        `Ancora da costruire: ${houses(count)}${neutral > 0 ? `, ${many(neutral, 'neutrale', 'neutrali')}` : ''}, ${forts(castles)}.`,
      payday: (amount) => `Un giorno di paga ora renderebbe ${money(amount)}.`,
      startPlayer: 'Ha El Capitán: gioca per primo in questa fase.',
    },
  },
  labels: {
    bank: 'Banca',
    destinationCards: 'Carte destinazione',
    connectionCards: 'Collegamenti',
    spread: 'Diffusione',
    bonus: 'Bonus',
    cities: 'città',
    wealth: 'patrimonio',
    debt: 'debiti',
    neutral: 'neutrale',
    cards: 'Le tue carte navigazione',
    loans: 'Prestiti',
    noCards: 'Non hai carte navigazione.',
    paydayNow: 'giorno di paga',
    pirateShip: 'Nave pirata',
    startPlayer: 'El Capitán',
  },
  overview: {
    stage: (phase, round, isLast) => `Fase ${phase} di 3, round ${round}${isLast ? ', l’ultimo della fase' : ''}.`,
    city: (city, row, amount) => `${city}: ${row}. Primo posto ${amount}.`,
    site: (site, who) => `${site} ${who}`,
    nobody: 'nessun magazzino aperto',
    fortresses: (owners) => `Fortezze: ${owners}.`,
    closed: (owners) => `Chiusi: ${owners}.`,
    ships: (owners) => `Navi: ${owners}.`,
    pirate: 'Qui si trova la nave pirata.',
    display: (cards) => `Carte scoperte: ${cards}.`,
    card: (card, price) => `${card} a ${price}`,
    player: (name, held, wealth, isViewer) =>
      `${name}${isViewer ? ' (tu)' : ''}: ${money(held)}${wealth === held ? '' : `, patrimonio ${wealth}`}.`,
    pieces: (count, neutral, castles) =>
      `Da costruire: ${houses(count)}${neutral > 0 ? `, ${many(neutral, 'neutrale', 'neutrali')}` : ''}, ${forts(castles)}.`,
    hand: (cards) => `Carte: ${cards}.`,
    shipAtBank: 'Nave alla banca.',
    shipNotInPlay: 'Nave non ancora in gioco.',
    shipIn: (city) => `Nave ${italianTo(city)}.`,
  },
  groups: {
    voyage: 'Compra e naviga',
    build: 'Costruisci',
    bank: 'Banca',
    pirate: 'Nave pirata',
    settle: 'Prestiti',
    begin: 'Primo giocatore',
    end: '',
  },
  tieBreak: 'Parità: è avanti chi ha più magazzini aperti (in due: del colore principale).',
  series: { warehouses: 'magazzini aperti', spread: 'città' },
  stage: (phase, round) => `Fase ${phase} di 3 · round ${round}`,
  stages: {
    lastRound: 'ultimo round',
    settlement: 'prestiti',
    startPlayerChoice: 'primo giocatore',
    over: 'La partita è finita',
  },
  notes: {
    'a report of play shows that Tanger is cheap; where the dark sites lie is a stand-in':
      'Un resoconto di partita mostra che Tanger costa poco; la posizione delle caselle scure è supposta.',
    'below the first amount of the scale': 'Sotto il primo importo della scala.',
    'between its neighbours': 'Tra i suoi vicini sulla scala.',
    'prices as printed; the row fits all examples of the rulebook; where the dark sites lie is a stand-in':
      'Prezzi stampati; i valori concordano con tutti gli esempi del regolamento; la posizione delle caselle scure è supposta.',
    '36 cards are all pairs of nine cities; the price is the distance':
      'Le 36 carte sono tutte le coppie di nove città; il prezzo è la distanza.',
    'a report of play names this card; the price is the distance':
      'Un resoconto di partita nomina questa carta; il prezzo è la distanza.',
    'some sources say 20 for the extended loan; the German rulebook says 16 twice':
      'Alcune fonti dicono 20 per il prestito prolungato; il regolamento tedesco dice due volte 16.',
    'the rulebook shows this card; its price is a stand-in': 'Il regolamento mostra questa carta; il prezzo è supposto.',
    'told by a report of play': 'Da un resoconto di partita.',
    'two cards a city; the price is the seals and 3': 'Supposto: due carte per città, il prezzo è il numero di sigilli più 3.',
    'by the pattern of Marseille; which cities are cheap is a stand-in':
      'Sul modello di Marseille; quali città costino poco è supposto.',
    'by the pattern of Marseille; which cities are of middle value is a stand-in':
      'Sul modello di Marseille; quali città siano di valore medio è supposto.',
    'printed: the harbour prices, the amounts 4 and 6 on fields 3 and 4, two dark sites':
      'Sono stampati i prezzi del porto, gli importi 4 e 6 sulle caselle 3 e 4 e due caselle scure; il resto è supposto.',
    'printed: three harbour spaces, one fortress site, a row above all others':
      'Sono stampati tre spazi del porto, uno spazio per fortezze e valori più alti che altrove; il resto è supposto.',
    'printed: two harbour spaces': 'Sono stampati due spazi del porto; il resto è supposto.',
    'the prices and the row of Marseille; which cities are dear is a stand-in':
      'I prezzi e i valori di Marseille; quali città siano care è supposto.',
    'the smoothest line from 20 to 60': 'Supposto: la linea più regolare da 20 a 60.',
  },
};
