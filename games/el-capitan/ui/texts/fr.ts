// El Capitán in French. There is no French rulebook; the cities bear their names as on the board.
import { frenchOf, plural } from '@kontor/table';
import { lessons } from './fr/lessons.ts';
import type { Phrases } from './phrases.ts';

const many = (count: number, one: string, other: string): string => plural('fr', count, { one: `# ${one}`, other: `# ${other}` });
const florins = { one: '# florin', other: '# florins' };
const money = (amount: number): string => plural('fr', amount, florins);
const warehouse = (isNeutral: boolean): string => (isNeutral ? 'un entrepôt neutre' : 'un entrepôt');
const houses = (count: number): string => many(count, 'entrepôt', 'entrepôts');
const forts = (count: number): string => many(count, 'forteresse', 'forteresses');
const towns = (count: number): string => many(count, 'ville', 'villes');
const steps = (count: number): string => many(count, 'étape', 'étapes');
const bankWay = { loan: 'empruntez', pass: 'allez à la banque et passez' };

export const fr: Phrases = {
  language: 'fr',
  florins,
  destination: (city, count) => `${city} (${many(count, 'sceau', 'sceaux')})`,
  colours: ['Bleu', 'Rouge', 'Jaune', 'Vert', 'Violet'],
  prompts: {
    notInPlay: (way, hasCard) =>
      way === 'none'
        ? hasCard
          ? 'Naviguez vers la ville de votre carte destination et construisez-y.'
          : 'Achetez une carte destination, naviguez vers sa ville et construisez-y.'
        : `Votre bateau n’est pas encore en jeu : gagnez une ville avec une carte destination et construisez-y, ou ${bankWay[way]}.`,
    atTheBank: (way) =>
      `Quittez la banque avec une carte destination et construisez${way === 'none' ? '' : `, ou ${way === 'loan' ? 'empruntez encore' : 'passez'}`}.`,
    inHarbour: (city, way) =>
      way === 'none'
        ? `Votre bateau est à ${city} : construisez ici, ou achetez des cartes et continuez votre route.`
        : `Votre bateau est à ${city} : construisez ici, naviguez d’abord ailleurs, ou ${bankWay[way]}.`,
    voyageEnded: (city) => `Votre voyage s’est terminé à ${city} : construisez ici.`,
    onlyBank: (way) => `Vous ne pouvez ni construire ni continuer votre route : ${bankWay[way]}.`,
    inFullHarbour: (city) => `Le port ${frenchOf(city)} est plein : repartez avec une autre carte.`,
    pirateOwed: 'Construisez, et déplacez le bateau pirate pendant ce tour : avant ou après la construction.',
    afterAction: 'Achetez des cartes de navigation pour plus tard, ou terminez votre tour.',
    afterActionPirateOwed: 'Déplacez le bateau pirate avant de terminer votre tour.',
    atBank: 'Votre bateau est à la banque. Terminez votre tour.',
    settlement: (count) =>
      count === 0
        ? 'Tous vos prêts sont remboursés. Continuez.'
        : 'Remboursez des prêts maintenant, ou prolongez-les jusqu’après le prochain jour de paie.',
    startPlayerChoice: (phase) => `Vous avez la plus petite fortune : dites qui commence la phase ${phase}.`,
    pirate: {
      free: (rate) =>
        `Choisissez un emplacement de port pour le bateau pirate. Les propriétaires vous y versent ${money(rate)} par bâtiment.`,
      florins: (price) => `Choisissez un emplacement de port pour le bateau pirate : ${money(price)} par étape.`,
      cards: 'Faites naviguer le bateau pirate avec vos cartes, puis choisissez son emplacement.',
    },
  },
  moves: {
    buyCard: (card, price) => `Acheter ${card} pour ${price}`,
    sail: (city, card) => `Naviguer vers ${city} avec ${card}`,
    buildWarehouse: ({ site, price, isNeutral }) =>
      price === undefined
        ? `Construire ${warehouse(isNeutral)}`
        : `Construire ${warehouse(isNeutral)} sur la case ${site} pour ${price}`,
    reopenWarehouse: ({ site, isNeutral }) => `Rouvrir ${warehouse(isNeutral)} sur la case ${site}`,
    buildFortress: (price) => (price === undefined ? 'Construire une forteresse' : `Construire une forteresse pour ${price}`),
    takeLoan: (amount, repayment, extended) =>
      `Emprunter ${amount}, rembourser ${repayment}${extended === undefined ? '' : ` (prolongé : ${extended})`}`,
    pass: 'Aller à la banque et passer',
    movePirate: {
      free: 'Déplacer le bateau pirate et lever le tribut',
      florins: 'Déplacer le bateau pirate contre des florins',
      cards: 'Déplacer le bateau pirate avec des cartes',
    },
    sailPirate: (city, card) => `Bateau pirate vers ${city} avec ${card}`,
    landPirate: (city, space, price) =>
      price > 0
        ? `Bateau pirate à ${city}, emplacement ${space}, pour ${price}`
        : `Bateau pirate à ${city}, emplacement ${space}`,
    endTurn: 'Terminer le tour',
    repayLoan: (amount, repayment) => `Rembourser le prêt de ${amount} pour ${repayment}`,
    extendLoans: (count, due) =>
      count === 0
        ? 'Continuer'
        : `${plural('fr', count, { one: 'Prolonger # prêt', other: 'Prolonger # prêts' })}, rembourser ${due} plus tard`,
    chooseStartPlayer: (colour) => (colour === undefined ? 'Je commence' : `${colour} commence`),
  },
  events: {
    gameBegan: ({ startPlayer }, { who }) => `La partie commence. ${who(startPlayer)} joue en premier.`,
    turnBegan: ({ seat, phase, round }, { who }) => `C’est au tour ${frenchOf(who(seat))}, manche ${round} de la phase ${phase}.`,
    cardBought: ({ seat, card, price }, say) => `${say.who(seat)} achète ${say.card(card)} pour ${money(price)}.`,
    sailed: ({ seat, card, to, space }, say) =>
      space === 0
        ? `${say.who(seat)} navigue vers ${say.city(to)} avec ${say.card(card)} et trouve le port plein.`
        : `${say.who(seat)} navigue vers ${say.city(to)} avec ${say.card(card)} et prend l’emplacement de port ${space}.`,
    warehouseBuilt: ({ seat, colour, city, site, price }, say) =>
      `${say.who(seat)} construit ${warehouse(say.isNeutral(colour))} à ${say.city(city)}, case ${site}, pour ${money(price)}.`,
    warehouseReopened: ({ seat, colour, city, site }, say) =>
      `${say.who(seat)} rouvre ${warehouse(say.isNeutral(colour))} à ${say.city(city)}, case ${site}.`,
    warehouseClosed: ({ owner, colour, city, site, lost }, say) => {
      const what = `L’entrepôt ${say.isNeutral(colour) ? 'neutre ' : ''}${frenchOf(say.who(owner))} sur la case ${site} à ${say.city(city)}`;
      return lost ? `${what} est fermé et quitte la partie.` : `${what} est fermé.`;
    },
    fortressBuilt: ({ seat, city, price }, say) =>
      `${say.who(seat)} construit une forteresse à ${say.city(city)} pour ${money(price)}.`,
    bonusTaken: ({ seat, florins: amount }, say) =>
      `${say.who(seat)} a des entrepôts dans ${say.bonusCities} villes et prend la carte bonus de ${money(amount)}.`,
    paidAtOnce: ({ seat, city, leads, amount }, say) =>
      `${say.city(city)} verse aussitôt ${money(amount)} à ${say.who(seat)}${leads ? ' pour la majorité' : ', la moitié du montant'}.`,
    loanTaken: ({ seat, amount }, say) => `${say.who(seat)} va à la banque et emprunte ${money(amount)}.`,
    passed: ({ seat }, say) => `${say.who(seat)} va à la banque et passe.`,
    pirateCalled: ({ seat, by, from }, say) =>
      by === 'free'
        ? `${say.who(seat)} envoie le bateau pirate depuis ${say.city(from)} pour lever le tribut.`
        : `${say.who(seat)} envoie le bateau pirate depuis ${say.city(from)} et paie ${by === 'florins' ? 'en florins' : 'avec des cartes'}.`,
    pirateSailed: ({ seat, card, from, to }, say) =>
      `${say.who(seat)} mène le bateau pirate ${frenchOf(say.city(from))} à ${say.city(to)} avec ${say.card(card)}.`,
    pirateLanded: ({ to, space, price }, say) =>
      `Le bateau pirate prend l’emplacement de port ${space} à ${say.city(to)}${price > 0 ? ` pour ${money(price)}` : ''}.`,
    shipPushed: ({ owner, city, to }, say) =>
      `Le bateau ${frenchOf(say.who(owner))} à ${say.city(city)} est repoussé vers l’emplacement de port ${to}.`,
    protectionPaid: ({ seat, payer, city, buildings, owed, amount }, say) =>
      `${say.who(payer)} verse à ${say.who(seat)} ${money(amount)}${amount < owed ? ` sur ${owed}` : ''} de tribut pour ${many(buildings, 'bâtiment', 'bâtiments')} à ${say.city(city)}.`,
    everythingBuilt: ({ seat }, say) => `${say.who(seat)} a tout construit : la phase finit avec cette manche.`,
    turnEnded: ({ seat }, say) => `Le tour ${frenchOf(say.who(seat))} est terminé.`,
    discardsShuffled: ({ cards }) =>
      `La défausse est mélangée : ${many(cards, 'carte forme', 'cartes forment')} la nouvelle pioche.`,
    displayRefilled: ({ cards }, say) => `De nouvelles cartes sont visibles : ${say.list(cards.map(say.card))}.`,
    paydayBegan: ({ phase, rounds, allPassed }) =>
      `${allPassed ? 'Tous ont passé : la' : 'La'} phase ${phase} finit par un jour de paie, après ${many(rounds, 'manche', 'manches')}.`,
    paid: {
      spread: ({ seat, cities, amount }, say) =>
        `${say.who(seat)} reçoit ${money(amount)} pour sa présence dans ${towns(cities)}.`,
      majority: ({ seat, city, rank, amount }, say) =>
        rank === 1
          ? `${say.who(seat)} reçoit ${money(amount)} pour le premier rang à ${say.city(city)}.`
          : `${say.who(seat)} reçoit ${money(amount)} à ${say.city(city)}, la moitié du montant.`,
      fortresses: ({ seat, city, fullest, amount }, say) =>
        `${say.who(seat)} reçoit ${money(amount)} pour la forteresse à ${say.city(city)}${fullest ? ', où le plus d’entrepôts sont ouverts' : ''}.`,
      bonus: ({ seat, amount }, say) => `${say.who(seat)} reçoit ${money(amount)} pour la carte bonus de présence.`,
    },
    paydayEnded: ({ phase, money: held }, say) =>
      `L’argent après le jour de paie ${phase} : ${say.list(held.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}.`,
    loanRepaid: ({ seat, extended, amount }, say) =>
      `${say.who(seat)} rembourse un prêt${extended ? ' prolongé' : ''} avec ${money(amount)}.`,
    loanExtended: ({ seat, due }, say) =>
      `${say.who(seat)} prolonge un prêt : ${money(due)} à rembourser après le prochain jour de paie.`,
    wealthCounted: ({ wealth, poorest }, say) =>
      `Les fortunes sont comptées : ${say.list(wealth.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}. ${say.who(poorest)} dit qui commence.`,
    startPlayerChosen: ({ seat, startPlayer }, say) =>
      seat === startPlayer
        ? `${say.who(seat)} commencera la prochaine phase.`
        : `${say.who(seat)} laisse ${say.who(startPlayer)} commencer la prochaine phase.`,
    phaseBegan: ({ phase, startPlayer }, say) =>
      `La phase ${phase} commence avec de nouveaux entrepôts et forteresses pour tous. ${say.who(startPlayer)} joue en premier.`,
    gameEnded: () => 'La partie est terminée.',
  },
  refusals: {
    'game-over': 'La partie est terminée',
    'not-your-turn': 'C’est le tour de quelqu’un d’autre',
    'name-the-start-player': 'Dites d’abord qui commence la prochaine phase',
    'only-after-a-payday': 'Cela se fait seulement après un jour de paie',
    'pirate-under-way': 'Amenez d’abord le bateau pirate dans un port',
    'nothing-after-the-bank': 'À la banque, il n’y a rien d’autre à faire pendant ce tour',
    'pirate-move-owed': 'Vous avez navigué vers Islas Canarias : déplacez d’abord le bateau pirate',
    'action-first': 'Construisez, rouvrez un entrepôt ou empruntez d’abord : une action par tour est obligatoire',
    'too-dear': ({ price, money: held }) =>
      Number.isNaN(price) ? 'Vous n’avez pas assez d’argent' : `Cela coûte ${money(price)}, et vous avez ${held}`,
    'settle-loans-first': 'Réglez d’abord vos prêts',
    'no-such-loan': 'Vous n’avez aucun prêt de ce montant à prolonger',
    'repay-with-money-in-hand': ({ price, money: held }) => `Le remboursement est de ${money(price)}, et vous avez ${held}`,
    'not-on-display': 'Cette carte n’est pas parmi les cartes visibles',
    'sail-before-the-action': 'On navigue avant l’action',
    'card-not-held': 'Vous n’avez pas cette carte',
    'voyage-ended-in-islas-canarias': 'Votre voyage a pris fin à Islas Canarias quand vous avez déplacé le bateau pirate',
    'city-not-in-play': 'Cette ville n’est pas en jeu',
    'another-city-only': 'Le bateau doit arriver dans une autre ville que celle du départ',
    'outer-city-by-route-only':
      'On n’atteint les villes extérieures que par un trajet depuis une ville, et on ne les quitte qu’avec une carte destination/trajet ou vers la banque',
    'leave-by-destination-only':
      'Depuis la banque, et pour entrer en jeu, un bateau va seulement directement à la ville d’une carte destination',
    'too-many-steps': ({ steps: count, seals }) => `C’est à ${steps(count)}, et la carte a ${many(seals, 'sceau', 'sceaux')}`,
    'connection-elsewhere': 'La carte ne relie pas ces deux villes',
    'one-action-a-turn': 'Vous avez déjà fait votre action pendant ce tour',
    'ship-in-no-harbour': 'Votre bateau n’est dans le port d’aucune ville',
    'harbour-full': 'Tous les emplacements du port sont pris',
    'not-your-colour': 'Ces pièces ne sont pas à vous',
    'closed-ones-left-the-game': 'Les entrepôts fermés à Porto ont quitté la partie',
    'none-closed-here': 'Aucun de vos entrepôts n’est fermé ici',
    'none-in-front-of-you': 'Il n’en reste aucun devant vous',
    'main-colour-must-outnumber': 'Devant vous, votre couleur principale doit rester plus nombreuse que la couleur neutre',
    'too-many-in-a-row': 'Au plus trois d’une couleur, et quatre de vos deux couleurs, peuvent se suivre',
    'three-in-a-row': 'Au plus trois de vos entrepôts peuvent se suivre',
    'row-full': 'Toutes les cases de cette ville sont prises',
    'never-built-on': ({ site }) => `On ne construit jamais sur la case ${site}`,
    'not-the-next-site': ({ site }) => `Le prochain entrepôt va sur la case ${site}`,
    'begin-with-the-first-two': ({ site }) => `Une ville commence par ses deux premières cases ; la case ${site} est libre`,
    'freed-until-the-last-site': ({ site }) =>
      `Les cases libérées restent vides jusqu’à ce que la dernière soit prise ; la suivante est la case ${site}`,
    'one-fortress-a-city': 'Vous avez déjà une forteresse dans cette ville',
    'no-fortress-site': 'Aucun emplacement de forteresse n’est libre ici',
    'you-can-still-go-on': 'Vous pouvez encore construire, ou naviguer avec une carte que vous avez ou pouvez acheter',
    'no-loan-in-the-first-round': 'On n’emprunte pas pendant la première manche de la partie',
    'a-loan-is-the-whole-turn':
      'Un prêt prend tout le tour : il n’est plus possible après un achat, un trajet ou un déplacement du bateau pirate',
    'loans-are-left': 'Il reste des prêts : prenez-en un',
    'pile-empty': 'Cette pile de prêts est vide',
    'no-pirate-in-play': 'Le bateau pirate n’est pas en jeu',
    'sail-to-islas-canarias-first':
      'Seul celui qui navigue vers Islas Canarias déplace gratuitement le bateau pirate, et une seule fois',
    'once-a-turn': 'Vous avez déjà déplacé le bateau pirate pendant ce tour',
    'no-card-leads-anywhere': 'Aucune de vos cartes ne mène le bateau pirate dans un port',
    'call-the-pirate-first': 'Envoyez d’abord le bateau pirate',
    'cards-or-florins': 'Ce déplacement du bateau pirate ne se paie pas avec des cartes',
    'no-way-on-to-a-free-space': 'De là, vos cartes ne mènent le bateau pirate à aucun emplacement libre',
    'sail-there-with-cards': 'Menez-y d’abord le bateau pirate avec des cartes',
    'no-such-space': 'Le bateau pirate ne peut pas accoster à cet emplacement',
  },
  notPossible: 'Ce n’est pas possible maintenant',
  sources: {
    start: 'Argent de départ',
    spread: 'Présence',
    majority: 'Majorité',
    fortresses: 'Forteresses',
    bonus: 'Bonus de présence',
    lisboa: 'Paiements à Lisboa',
    protection: 'Tribut',
    loans: 'Prêts et intérêts',
    sailing: 'Cartes de navigation',
    building: 'Construction',
    pirate: 'Location du bateau pirate',
    debt: 'Prêts en cours',
  },
  lessons,
  options: {
    porto: {
      label: 'Porto',
      hint: 'Une ville extérieure de grande valeur au vaste port. Ce qui y est fermé quitte la partie.',
    },
    lisboa: { label: 'Lisboa', hint: 'Une ville extérieure aux entrepôts presque gratuits qui rapportent aussitôt.' },
    islasCanarias: {
      label: 'Islas Canarias',
      hint: 'Une ville extérieure avec le bateau pirate, qui bloque des ports et lève le tribut.',
    },
    startPlayer: { label: 'Premier joueur', hint: 'Qui commence la première phase : tiré au sort, ou une place donnée.' },
  },
  explain: {
    city: {
      amount: (amount) => `Le premier rang vaut maintenant ${money(amount)}.`,
      empty: 'Aucun entrepôt n’est ouvert ici.',
      first: (who, amount) => `Un jour de paie maintenant verserait ${money(amount)} à ${who} pour le premier rang.`,
      second: (who, amount) => `Un jour de paie maintenant verserait ${money(amount)} à ${who}, la moitié du montant.`,
      fortress: (who, amount) => `La forteresse ${frenchOf(who)} rapporterait ${money(amount)}.`,
      neutralLeads: 'Une couleur neutre mène : personne n’est payé pour le premier rang.',
      fullest: 'Aucune ville n’a plus d’entrepôts ouverts : ici, une forteresse rapporte autant que le premier rang.',
      next: (changes) => `Votre prochain entrepôt ici changerait cela : ${changes}.`,
      outer:
        'Une ville extérieure : on ne l’atteint que par un trajet depuis une autre ville ; on la quitte avec une carte destination/trajet, ou sans carte vers la banque. Celui qui y a un entrepôt ouvert reçoit au moins la moitié.',
      porto: 'Les entrepôts fermés à Porto quittent la partie.',
      lisboa: 'Chaque entrepôt construit à Lisboa rapporte aussitôt.',
      islasCanarias: 'Celui qui navigue jusqu’ici déplace gratuitement le bateau pirate et lève le tribut.',
    },
    site: {
      title: (city, site) => `${city}, case ${site}`,
      last: (city) => `${city}, dernière case`,
      occupied: (who, isNeutral) => `Un entrepôt ${isNeutral ? 'neutre ' : ''}${frenchOf(who)} se trouve ici.`,
      next: 'Le prochain entrepôt peut venir ici.',
      freed: 'Libérée par une fermeture. On pourra la reprendre quand la dernière case sera prise.',
      dark: 'Case foncée : un entrepôt placé ici ferme le premier entrepôt ouvert de la rangée.',
      triangle: 'Triangle foncé : à deux ou trois, cette case ferme aussi le premier entrepôt ouvert.',
      triangleIdle: 'Triangle foncé : il ne ferme un entrepôt qu’à deux ou trois.',
      lastField: (site) => `On n’y construit jamais. Elle dit ce que la ville paie une fois la case ${site} prise.`,
      value: (amount) => `Valeur ${amount} : ce que reçoit le premier rang tant que c’est la prochaine case libre.`,
      paysNow: 'C’est la prochaine case libre : elle dit ce qu’un jour de paie verserait maintenant.',
      after: (changes) => `Si vous construisez ici, un jour de paie changerait : ${changes}.`,
      afterNothing: 'Si vous construisez ici, un jour de paie verserait autant.',
      closes: (who) => `Cela fermerait un entrepôt ${frenchOf(who)}.`,
    },
    harbour: {
      title: (city, space) => `${city}, emplacement de port ${space}`,
      price: (amount) => `D’ici, un entrepôt coûte ${money(amount)}.`,
      ship: (who) => `Le bateau ${frenchOf(who)} est ici.`,
      free: 'L’emplacement est libre. Un bateau prend le premier emplacement libre.',
      pirate: 'Le bateau pirate bloque cet emplacement.',
    },
    fortress: {
      title: (city, site) => `${city}, emplacement de forteresse ${site}`,
      price: (amount) => `Une forteresse coûte ici ${money(amount)}.`,
      owner: (who) => `La forteresse ${frenchOf(who)} reste ici jusqu’à la fin de la partie.`,
      free: 'On ne peut avoir qu’une forteresse par ville.',
      pays: (amount) => `Un jour de paie maintenant verserait ${money(amount)} pour cette forteresse.`,
    },
    closed: {
      title: (city) => `Entrepôts fermés à ${city}`,
      owner: (who, count) => `${who} : ${count}`,
      hint: 'Ils ne comptent pas aux jours de paie. Celui dont le bateau est ici peut, comme action du tour, rouvrir un des siens sans payer.',
    },
    card: {
      destination: (city) => `Comme destination : directement vers ${city}, d’où que ce soit.`,
      route: (count) => `Comme trajet : jusqu’à ${steps(count)} depuis la ville où se trouve le bateau.`,
      connection: (a, b) => `Mène le bateau une fois ${frenchOf(a)} à ${b}, ou ${frenchOf(b)} à ${a}.`,
      price: (amount) => `Coûte ${money(amount)}.`,
      tooDear: 'Vous n’avez pas assez d’argent.',
      elsewhere: 'Votre bateau n’est dans aucune de ces deux villes.',
      held: (who) => `${who} l’a en main.`,
    },
    deck: {
      destinations: 'Cartes destination/trajet',
      connections: 'Cartes liaison',
      counts: (deck, discards) => `${many(deck, 'carte', 'cartes')} dans la pioche, ${discards} dans la défausse.`,
      hint: 'Les cartes visibles sont complétées après chaque tour.',
    },
    bank: {
      lines: [
        'Celui qui ne peut ou ne veut pas construire vient ici, sans carte, et prend un prêt. C’est tout son tour.',
        'On ne quitte la banque qu’avec une carte destination.',
      ],
      ships: (names) => `Bateaux présents : ${names}.`,
    },
    loan: {
      title: (amount) => `Prêt de ${money(amount)}`,
      due: (repayment, extended) =>
        `À rembourser ${repayment} après le prochain jour de paie, ou, prolongé une fois, ${extended} après le suivant.`,
      dueLast: (repayment) => `À rembourser ${repayment} après le troisième jour de paie : on ne prolonge plus.`,
      cost: (interest, extended) => `Le prêt coûte donc ${money(interest)}, ou ${extended} si vous le prolongez.`,
      costLast: (interest) => `Le prêt coûte donc ${money(interest)}.`,
      inAll: (due) => `Avec ce prêt, vous devriez ${money(due)} en tout.`,
      left: (count) => `Il reste ${many(count, 'carte', 'cartes')}.`,
      held: (who, count, due) => `${who} : ${many(count, 'prêt', 'prêts')}, ${due} à rembourser.`,
    },
    mainColourOnly: 'À deux joueurs, seule la couleur principale compte.',
    spread: {
      hint: 'Chaque jour de paie verse selon le nombre de villes où l’on a un entrepôt ouvert.',
      player: (who, count, amount) => `${who} : ${towns(count)}, ${money(amount)}.`,
    },
    bonus: {
      title: (amount) => `Bonus de présence de ${money(amount)}`,
      hint: (cities) =>
        `Pour des entrepôts ouverts dans ${cities} villes, dans l’ordre d’arrivée. Versé au troisième jour de paie.`,
      owner: (who) => `${who} l’a pris.`,
      free: 'Personne ne l’a encore.',
    },
    pirate: {
      blocks: 'Il bloque l’emplacement de port où il se trouve.',
      moves: (price) =>
        `Celui qui navigue vers Islas Canarias le déplace gratuitement et lève le tribut ; chacun peut le déplacer une fois par tour avec des cartes ou pour ${price} par étape.`,
      rate: (amount) => `Tribut dans cette phase : ${money(amount)} par bâtiment.`,
    },
    player: {
      money: (amount) => `${money(amount)} en caisse.`,
      wealth: (amount) => `${money(amount)} une fois les prêts déduits.`,
      left: (count, neutral, castles) =>
        `Encore à construire : ${houses(count)}${neutral > 0 ? `, ${many(neutral, 'neutre', 'neutres')}` : ''}, ${forts(castles)}.`,
      payday: (amount) => `Un jour de paie maintenant rapporterait ${money(amount)}.`,
      startPlayer: 'A El Capitán : joue en premier dans cette phase.',
    },
  },
  labels: {
    bank: 'Banque',
    destinationCards: 'Cartes destination',
    connectionCards: 'Cartes liaison',
    spread: 'Présence',
    bonus: 'Bonus',
    cities: 'villes',
    wealth: 'fortune',
    debt: 'à rembourser',
    neutral: 'neutre',
    cards: 'Vos cartes de navigation',
    loans: 'Prêts',
    noCards: 'Vous n’avez pas de cartes de navigation.',
    paydayNow: 'jour de paie',
    pirateShip: 'Bateau pirate',
    startPlayer: 'El Capitán',
  },
  overview: {
    stage: (phase, round, isLast) => `Phase ${phase} sur 3, manche ${round}${isLast ? ', la dernière de la phase' : ''}.`,
    city: (city, row, amount) => `${city} : ${row}. Premier rang ${amount}.`,
    site: (site, who) => `${site} ${who}`,
    nobody: 'aucun entrepôt ouvert',
    fortresses: (owners) => `Forteresses : ${owners}.`,
    closed: (owners) => `Fermés : ${owners}.`,
    ships: (owners) => `Bateaux : ${owners}.`,
    pirate: 'Le bateau pirate est ici.',
    display: (cards) => `Cartes visibles : ${cards}.`,
    card: (card, price) => `${card} à ${price}`,
    player: (name, held, wealth, isViewer) =>
      `${name}${isViewer ? ' (vous)' : ''} : ${money(held)}${wealth === held ? '' : `, fortune ${wealth}`}.`,
    pieces: (count, neutral, castles) =>
      `À construire : ${houses(count)}${neutral > 0 ? `, ${many(neutral, 'neutre', 'neutres')}` : ''}, ${forts(castles)}.`,
    hand: (cards) => `Cartes : ${cards}.`,
    shipAtBank: 'Bateau à la banque.',
    shipNotInPlay: 'Bateau pas encore en jeu.',
    shipIn: (city) => `Bateau à ${city}.`,
  },
  groups: {
    voyage: 'Acheter et naviguer',
    build: 'Construire',
    bank: 'Banque',
    pirate: 'Bateau pirate',
    settle: 'Prêts',
    begin: 'Premier joueur',
    end: '',
  },
  tieBreak: 'Égalité : passe devant qui a le plus d’entrepôts ouverts (à deux joueurs : de la couleur principale).',
  series: { warehouses: 'entrepôts ouverts', spread: 'villes' },
  stage: (phase, round) => `Phase ${phase} sur 3 · manche ${round}`,
  stages: {
    lastRound: 'dernière manche',
    settlement: 'prêts',
    startPlayerChoice: 'premier joueur',
    over: 'La partie est terminée',
  },
  notes: {
    'a report of play shows that Tanger is cheap; where the dark sites lie is a stand-in':
      'Un compte rendu de partie montre que Tanger est bon marché ; la place des cases foncées est supposée.',
    'below the first amount of the scale': 'Sous le premier montant de l’échelle.',
    'between its neighbours': 'Entre ses voisins sur l’échelle.',
    'prices as printed; the row fits all examples of the rulebook; where the dark sites lie is a stand-in':
      'Prix imprimés ; les valeurs vont avec tous les exemples de la règle ; la place des cases foncées est supposée.',
    '36 cards are all pairs of nine cities; the price is the distance':
      'Les 36 cartes sont toutes les paires de neuf villes ; le prix est la distance.',
    'a report of play names this card; the price is the distance':
      'Un compte rendu de partie nomme cette carte ; le prix est la distance.',
    'some sources say 20 for the extended loan; the German rulebook says 16 twice':
      'Certaines sources disent 20 pour le prêt prolongé ; la règle allemande dit deux fois 16.',
    'the rulebook shows this card; its price is a stand-in': 'La règle montre cette carte ; son prix est supposé.',
    'told by a report of play': 'D’après un compte rendu de partie.',
    'two cards a city; the price is the seals and 3': 'Supposé : deux cartes par ville, le prix est le nombre de sceaux plus 3.',
    'by the pattern of Marseille; which cities are cheap is a stand-in':
      'Sur le modèle de Marseille ; quelles villes sont bon marché est supposé.',
    'by the pattern of Marseille; which cities are of middle value is a stand-in':
      'Sur le modèle de Marseille ; quelles villes sont de valeur moyenne est supposé.',
    'printed: the harbour prices, the amounts 4 and 6 on fields 3 and 4, two dark sites':
      'Sont imprimés les prix du port, les montants 4 et 6 sur les cases 3 et 4, et deux cases foncées ; le reste est supposé.',
    'printed: three harbour spaces, one fortress site, a row above all others':
      'Sont imprimés trois emplacements de port, un emplacement de forteresse et des valeurs plus hautes qu’ailleurs ; le reste est supposé.',
    'printed: two harbour spaces': 'Deux emplacements de port sont imprimés ; le reste est supposé.',
    'the prices and the row of Marseille; which cities are dear is a stand-in':
      'Les prix et les valeurs de Marseille ; quelles villes sont chères est supposé.',
    'the smoothest line from 20 to 60': 'Supposé : la ligne la plus régulière de 20 à 60.',
  },
};
