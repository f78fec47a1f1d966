// El Capitán in English.
import { plural } from '@kontor/table';
import { lessons } from './en/lessons.ts';
import type { Phrases } from './phrases.ts';

const many = (count: number, one: string, other: string): string => plural('en', count, { one: `# ${one}`, other: `# ${other}` });
const florins = { one: '# florin', other: '# florins' };
const money = (amount: number): string => plural('en', amount, florins);
const warehouse = (isNeutral: boolean): string => (isNeutral ? 'a neutral warehouse' : 'a warehouse');
const seals = (count: number): string => many(count, 'seal', 'seals');
const bankWay = { loan: 'take a loan', pass: 'go to the bank and pass' };

export const en: Phrases = {
  language: 'en',
  florins,
  destination: (city, count) => `${city} (${seals(count)})`,
  colours: ['Blue', 'Red', 'Yellow', 'Green', 'Purple'],
  prompts: {
    notInPlay: (way, hasCard) =>
      way === 'none'
        ? hasCard
          ? 'Sail to the city of your destination card and build there.'
          : 'Buy a destination card, sail to its city and build there.'
        : `Your ship is not in play yet: sail to a city with a destination card and build there, or ${bankWay[way]}.`,
    atTheBank: (way) =>
      `Leave the bank with a destination card and build${way === 'none' ? '' : `, or ${way === 'loan' ? 'take another loan' : 'pass'}`}.`,
    inHarbour: (city, way) =>
      way === 'none'
        ? `Your ship lies in ${city}: build here, or buy cards and sail on.`
        : `Your ship lies in ${city}: build here, sail elsewhere first, or ${bankWay[way]}.`,
    voyageEnded: (city) => `Your voyage has ended in ${city}: build here.`,
    onlyBank: (way) => `You can neither build nor sail on: ${bankWay[way]}.`,
    inFullHarbour: (city) => `The harbour of ${city} is full: sail on with another card.`,
    pirateOwed: 'Build, and move the pirate ship in this turn: before or after building.',
    afterAction: 'Buy sailing cards for later, or end your turn.',
    afterActionPirateOwed: 'Move the pirate ship before you end your turn.',
    atBank: 'Your ship lies at the bank. End your turn.',
    settlement: (count) =>
      count === 0 ? 'All your loans are repaid. Go on.' : 'Repay loans now, or extend them until after the next payday.',
    startPlayerChoice: (phase) => `You have the least wealth: say who starts phase ${phase}.`,
    pirate: {
      free: (rate) => `Choose a harbour space for the pirate ship. The owners there pay you ${money(rate)} a building.`,
      florins: (price) => `Choose a harbour space for the pirate ship: ${money(price)} a step.`,
      cards: 'Sail the pirate ship with your cards, then choose its harbour space.',
    },
  },
  moves: {
    buyCard: (card, price) => `Buy ${card} for ${price}`,
    sail: (city, card) => `Sail to ${city} with ${card}`,
    buildWarehouse: ({ site, price, isNeutral }) =>
      price === undefined ? `Build ${warehouse(isNeutral)}` : `Build ${warehouse(isNeutral)} on site ${site} for ${price}`,
    reopenWarehouse: ({ site, isNeutral }) => `Reopen ${warehouse(isNeutral)} on site ${site}`,
    buildFortress: (price) => (price === undefined ? 'Build a fortress' : `Build a fortress for ${price}`),
    takeLoan: (amount, repayment, extended) =>
      `Borrow ${amount}, repay ${repayment}${extended === undefined ? '' : ` (extended: ${extended})`}`,
    pass: 'Go to the bank and pass',
    movePirate: {
      free: 'Move the pirate ship and collect protection money',
      florins: 'Move the pirate ship for florins',
      cards: 'Move the pirate ship with cards',
    },
    sailPirate: (city, card) => `Pirate ship to ${city} with ${card}`,
    landPirate: (city, space, price) =>
      price > 0 ? `Pirate ship to ${city}, space ${space}, for ${price}` : `Pirate ship to ${city}, space ${space}`,
    endTurn: 'End turn',
    repayLoan: (amount, repayment) => `Repay the loan of ${amount} for ${repayment}`,
    extendLoans: (count, due) =>
      count === 0 ? 'Go on' : `${plural('en', count, { one: 'Extend # loan', other: 'Extend # loans' })}, repay ${due} later`,
    chooseStartPlayer: (colour) => (colour === undefined ? 'I start' : `${colour} starts`),
  },
  events: {
    gameBegan: ({ startPlayer }, { who }) => `The game begins. ${who(startPlayer)} is the start player.`,
    turnBegan: ({ seat, phase, round }, { who }) => `It is ${who(seat)}’s turn in round ${round} of phase ${phase}.`,
    cardBought: ({ seat, card, price }, say) => `${say.who(seat)} buys ${say.card(card)} for ${money(price)}.`,
    sailed: ({ seat, card, to, space }, say) =>
      space === 0
        ? `${say.who(seat)} sails to ${say.city(to)} with ${say.card(card)} and finds the harbour full.`
        : `${say.who(seat)} sails to ${say.city(to)} with ${say.card(card)} and takes harbour space ${space}.`,
    warehouseBuilt: ({ seat, colour, city, site, price }, say) =>
      `${say.who(seat)} builds ${warehouse(say.isNeutral(colour))} on site ${site} of ${say.city(city)} for ${money(price)}.`,
    warehouseReopened: ({ seat, colour, city, site }, say) =>
      `${say.who(seat)} reopens ${warehouse(say.isNeutral(colour))} on site ${site} of ${say.city(city)}.`,
    warehouseClosed: ({ owner, colour, city, site, lost }, say) => {
      const what = `${say.who(owner)}’s ${say.isNeutral(colour) ? 'neutral ' : ''}warehouse on site ${site} of ${say.city(city)}`;
      return lost ? `${what} is closed and leaves the game.` : `${what} is closed.`;
    },
    fortressBuilt: ({ seat, city, price }, say) => `${say.who(seat)} builds a fortress in ${say.city(city)} for ${money(price)}.`,
    bonusTaken: ({ seat, florins: amount }, say) =>
      `${say.who(seat)} has warehouses in ${say.bonusCities} cities and takes the bonus card of ${money(amount)}.`,
    paidAtOnce: ({ seat, city, leads, amount }, say) =>
      `${say.city(city)} pays ${say.who(seat)} ${money(amount)} at once${leads ? ' for the majority' : ', half the amount'}.`,
    loanTaken: ({ seat, amount }, say) => `${say.who(seat)} sails to the bank and borrows ${money(amount)}.`,
    passed: ({ seat }, say) => `${say.who(seat)} sails to the bank and passes.`,
    pirateCalled: ({ seat, by, from }, say) =>
      by === 'free'
        ? `${say.who(seat)} sends the pirate ship out from ${say.city(from)} to collect protection money.`
        : `${say.who(seat)} sends the pirate ship out from ${say.city(from)}, paid ${by === 'florins' ? 'in florins' : 'with cards'}.`,
    pirateSailed: ({ seat, card, from, to }, say) =>
      `${say.who(seat)} sails the pirate ship from ${say.city(from)} to ${say.city(to)} with ${say.card(card)}.`,
    pirateLanded: ({ to, space, price }, say) =>
      `The pirate ship takes harbour space ${space} of ${say.city(to)}${price > 0 ? ` for ${money(price)}` : ''}.`,
    shipPushed: ({ owner, city, to }, say) => `${say.who(owner)}’s ship in ${say.city(city)} is pushed to harbour space ${to}.`,
    protectionPaid: ({ seat, payer, city, buildings, owed, amount }, say) =>
      `${say.who(payer)} pays ${say.who(seat)} ${money(amount)}${amount < owed ? ` of ${owed} owed` : ''} as protection money for ${many(buildings, 'building', 'buildings')} in ${say.city(city)}.`,
    everythingBuilt: ({ seat }, say) => `${say.who(seat)} has built everything: the phase ends with this round.`,
    turnEnded: ({ seat }, say) => `${say.who(seat)}’s turn is over.`,
    discardsShuffled: ({ cards }) => `The discards are shuffled: ${many(cards, 'card becomes', 'cards become')} the new deck.`,
    displayRefilled: ({ cards }, say) => `The display is refilled: ${say.list(cards.map(say.card))}.`,
    paydayBegan: ({ phase, rounds, allPassed }) =>
      `${allPassed ? 'Everybody has passed: phase' : 'Phase'} ${phase} ends with a payday, after ${many(rounds, 'round', 'rounds')}.`,
    paid: {
      spread: ({ seat, cities, amount }, say) =>
        `${say.who(seat)} gets ${money(amount)} for the spread over ${many(cities, 'city', 'cities')}.`,
      majority: ({ seat, city, rank, amount }, say) =>
        rank === 1
          ? `${say.who(seat)} gets ${money(amount)} for the first rank in ${say.city(city)}.`
          : `${say.who(seat)} gets ${money(amount)} in ${say.city(city)}, half the amount.`,
      fortresses: ({ seat, city, fullest, amount }, say) =>
        `${say.who(seat)} gets ${money(amount)} for the fortress in ${say.city(city)}${fullest ? ', where most warehouses are open' : ''}.`,
      bonus: ({ seat, amount }, say) => `${say.who(seat)} gets ${money(amount)} for the spread bonus card.`,
    },
    paydayEnded: ({ phase, money: held }, say) =>
      `The money after payday ${phase}: ${say.list(held.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}.`,
    loanRepaid: ({ seat, extended, amount }, say) =>
      `${say.who(seat)} repays ${extended ? 'an extended' : 'a'} loan with ${money(amount)}.`,
    loanExtended: ({ seat, due }, say) => `${say.who(seat)} extends a loan: ${money(due)} are due after the next payday.`,
    wealthCounted: ({ wealth, poorest }, say) =>
      `Wealth is counted: ${say.list(wealth.map((amount, seat) => `${say.who(seat)} ${say.number(amount)}`))}. ${say.who(poorest)} says who starts.`,
    startPlayerChosen: ({ seat, startPlayer }, say) =>
      seat === startPlayer
        ? `${say.who(seat)} will start the next phase.`
        : `${say.who(seat)} lets ${say.who(startPlayer)} start.`,
    phaseBegan: ({ phase, startPlayer }, say) =>
      `Phase ${phase} begins with new warehouses and fortresses for all. ${say.who(startPlayer)} is the start player.`,
    gameEnded: () => 'The game is over.',
  },
  refusals: {
    'game-over': 'The game is over',
    'not-your-turn': 'It is another player’s turn',
    'name-the-start-player': 'First say who starts the next phase',
    'only-after-a-payday': 'That is done only after a payday',
    'pirate-under-way': 'First bring the pirate ship into a harbour',
    'nothing-after-the-bank': 'At the bank there is nothing else to do in this turn',
    'pirate-move-owed': 'You have sailed to Islas Canarias: first move the pirate ship',
    'action-first': 'First build, reopen a warehouse or take a loan: one action a turn is compulsory',
    'too-dear': ({ price, money: held }) =>
      Number.isNaN(price) ? 'You have too little money for it' : `It costs ${money(price)}, and you have ${held}`,
    'settle-loans-first': 'First settle your loans',
    'no-such-loan': 'You have no such loan that could still be extended',
    'repay-with-money-in-hand': ({ price, money: held }) => `The repayment is ${money(price)}, and you have ${held}`,
    'not-on-display': 'This card is not on display',
    'sail-before-the-action': 'Sailing is done before the action',
    'card-not-held': 'You do not hold this card',
    'voyage-ended-in-islas-canarias': 'Your voyage ended in Islas Canarias when you moved the pirate ship',
    'city-not-in-play': 'This city is not in play',
    'another-city-only': 'The ship must end in another city than the one where it began',
    'outer-city-by-route-only':
      'Outer cities are reached only by route, from a city, and left only with destination/route cards or for the bank',
    'leave-by-destination-only': 'From the bank, and into play, a ship sails only straight to the city of a destination card',
    'too-many-steps': ({ steps, seals: count }) => `It is ${many(steps, 'step', 'steps')} away, and the card has ${seals(count)}`,
    'connection-elsewhere': 'The card does not connect these two cities',
    'one-action-a-turn': 'You have taken your action in this turn',
    'ship-in-no-harbour': 'Your ship lies in no city’s harbour',
    'harbour-full': 'All harbour spaces of the city are taken',
    'not-your-colour': 'These pieces are not yours',
    'closed-ones-left-the-game': 'Warehouses closed in Porto have left the game',
    'none-closed-here': 'No warehouse of yours is closed here',
    'none-in-front-of-you': 'You have none left in front of you',
    'main-colour-must-outnumber': 'Your main colour must still outnumber your neutral colour in front of you',
    'too-many-in-a-row': 'No more than three of one colour and four of both your colours may stand side by side',
    'three-in-a-row': 'No more than three of your warehouses may stand side by side',
    'row-full': 'All sites of this city are taken',
    'never-built-on': ({ site }) => `Field ${site} is never built on`,
    'not-the-next-site': ({ site }) => `The next warehouse goes on site ${site}`,
    'begin-with-the-first-two': ({ site }) => `A city begins with its first two sites; site ${site} is open`,
    'freed-until-the-last-site': ({ site }) => `Freed sites stay empty until the last site is taken; next is site ${site}`,
    'one-fortress-a-city': 'You already have a fortress in this city',
    'no-fortress-site': 'No fortress site is free here',
    'you-can-still-go-on': 'You can still build, or sail with a card that you hold or can buy',
    'no-loan-in-the-first-round': 'No loans are taken in the first round of the game',
    'a-loan-is-the-whole-turn': 'A loan is the whole turn: it is not open after buying, sailing or moving the pirate ship',
    'loans-are-left': 'There are still loans: take one',
    'pile-empty': 'This pile of loans is empty',
    'no-pirate-in-play': 'The pirate ship is not in play',
    'sail-to-islas-canarias-first': 'Only a player who sails to Islas Canarias moves the pirate ship for free, and once',
    'once-a-turn': 'You have already moved the pirate ship in this turn',
    'no-card-leads-anywhere': 'No card that you hold brings the pirate ship to a harbour',
    'call-the-pirate-first': 'First send the pirate ship out',
    'cards-or-florins': 'This move of the pirate ship is not paid with cards',
    'no-way-on-to-a-free-space': 'From there your cards lead the pirate ship to no free harbour space',
    'sail-there-with-cards': 'First sail the pirate ship there with cards',
    'no-such-space': 'The pirate ship cannot land on that space',
  },
  notPossible: 'That is not possible now',
  sources: {
    start: 'Money at the start',
    spread: 'Spread',
    majority: 'Majority',
    fortresses: 'Fortresses',
    bonus: 'Spread bonus',
    lisboa: 'Payments in Lisboa',
    protection: 'Protection money',
    loans: 'Loans and interest',
    sailing: 'Sailing cards',
    building: 'Building',
    pirate: 'Hiring the pirate ship',
    debt: 'Loans still open',
  },
  lessons,
  options: {
    porto: {
      label: 'Porto',
      hint: 'An outer city of high value with a large harbour. What is closed there leaves the game.',
    },
    lisboa: { label: 'Lisboa', hint: 'An outer city with almost free warehouses that pay at once.' },
    islasCanarias: {
      label: 'Islas Canarias',
      hint: 'An outer city with the pirate ship, which blocks harbours and collects protection money.',
    },
    startPlayer: { label: 'Start player', hint: 'Who starts the first phase: drawn at random, or a certain seat.' },
  },
  explain: {
    city: {
      amount: (amount) => `First rank is worth ${money(amount)} now.`,
      empty: 'No warehouse is open here.',
      first: (who, amount) => `A payday now would pay ${who} ${money(amount)} for the first rank.`,
      second: (who, amount) => `A payday now would pay ${who} ${money(amount)}, half the amount.`,
      fortress: (who, amount) => `${who}’s fortress would bring ${money(amount)}.`,
      neutralLeads: 'A neutral colour leads: nobody is paid for the first rank.',
      fullest: 'No city has more open warehouses: fortresses here pay as much as the first rank.',
      next: (changes) => `Your next warehouse here would change that: ${changes}.`,
      outer:
        'An outer city: reached only by route, from another city; left with a destination/route card, or without one for the bank. Everybody with an open warehouse gets at least half.',
      porto: 'Warehouses closed in Porto leave the game.',
      lisboa: 'Each warehouse built in Lisboa pays its builder at once.',
      islasCanarias: 'Whoever sails here moves the pirate ship for free and collects protection money.',
    },
    site: {
      title: (city, site) => `Site ${site} of ${city}`,
      last: (city) => `Last field of ${city}`,
      occupied: (who, isNeutral) => `${who}’s ${isNeutral ? 'neutral ' : ''}warehouse stands here.`,
      next: 'The next warehouse can go here.',
      freed: 'Freed by closing. It can be taken again once the last site is taken.',
      dark: 'Dark site: a warehouse placed here closes the foremost open one.',
      triangle: 'Dark triangle: with two or three players this site closes the foremost open warehouse as well.',
      triangleIdle: 'Dark triangle: it closes a warehouse only with two or three players.',
      lastField: (site) => `Never built on. It says what the city pays once site ${site} is taken.`,
      value: (amount) => `Value ${amount}: what the first rank gets while this is the next free field.`,
      paysNow: 'This is the next free field: it says what a payday now would pay.',
      after: (changes) => `If you build here, a payday now would change: ${changes}.`,
      afterNothing: 'If you build here, a payday now would pay the same.',
      closes: (who) => `It would close a warehouse of ${who}.`,
    },
    harbour: {
      title: (city, space) => `Harbour space ${space} of ${city}`,
      price: (amount) => `From here a warehouse costs ${money(amount)}.`,
      ship: (who) => `${who}’s ship lies here.`,
      free: 'The space is free. A ship takes the first free space.',
      pirate: 'The pirate ship blocks this space.',
    },
    fortress: {
      title: (city, site) => `Fortress site ${site} of ${city}`,
      price: (amount) => `A fortress costs ${money(amount)} here.`,
      owner: (who) => `${who}’s fortress stands here for the rest of the game.`,
      free: 'Each player may have one fortress in a city.',
      pays: (amount) => `A payday now would pay ${money(amount)} for it.`,
    },
    closed: {
      title: (city) => `Closed warehouses in ${city}`,
      owner: (who, count) => `${who}: ${count}`,
      hint: 'They count for nothing at paydays. An owner whose ship lies here can reopen one for free, as the action of a turn.',
    },
    card: {
      destination: (city) => `As a destination card: straight to ${city}, from anywhere.`,
      route: (count) => `As a route card: up to ${many(count, 'step', 'steps')} from the city where the ship lies.`,
      connection: (a, b) => `Carries the ship once from ${a} to ${b} or from ${b} to ${a}.`,
      price: (amount) => `Costs ${money(amount)}.`,
      tooDear: 'You have too little money for it.',
      elsewhere: 'Your ship lies in neither of these cities.',
      held: (who) => `${who} holds it.`,
    },
    deck: {
      destinations: 'Destination/route cards',
      connections: 'City-connection cards',
      counts: (deck, discards) => `${many(deck, 'card', 'cards')} in the deck, ${discards} in the discards.`,
      hint: 'The display is filled up after each turn.',
    },
    bank: {
      lines: [
        'A player who cannot or will not build sails here, without a card, and takes a loan. That is the whole turn.',
        'A ship leaves the bank only with a destination card.',
      ],
      ships: (names) => `Here lie the ships of ${names}.`,
    },
    loan: {
      title: (amount) => `Loan of ${money(amount)}`,
      due: (repayment, extended) =>
        `Repay ${repayment} after the next payday, or extend it once and repay ${extended} after the one that follows.`,
      dueLast: (repayment) => `Repay ${repayment} after the third payday: a loan of this phase cannot be extended.`,
      cost: (interest, extended) => `So it costs ${money(interest)}, or ${extended} if you extend it.`,
      costLast: (interest) => `So it costs ${money(interest)}.`,
      inAll: (due) => `With it you would owe ${money(due)} in all.`,
      left: (count) => `${many(count, 'card is', 'cards are')} left.`,
      held: (who, count, due) => `${who}: ${many(count, 'loan', 'loans')}, ${due} due.`,
    },
    mainColourOnly: 'With two players only the main colour counts.',
    spread: {
      hint: 'Each payday pays by the number of cities in which a player has an open warehouse.',
      player: (who, cities, amount) => `${who}: ${many(cities, 'city', 'cities')}, ${money(amount)}.`,
    },
    bonus: {
      title: (amount) => `Spread bonus of ${money(amount)}`,
      hint: (cities) =>
        `For having open warehouses in ${cities} cities, in the order of getting there. Paid at the third payday.`,
      owner: (who) => `${who} has it.`,
      free: 'Nobody has it yet.',
    },
    pirate: {
      blocks: 'It blocks the harbour space where it lies.',
      moves: (price) =>
        `Whoever sails to Islas Canarias moves it for free and collects protection money; anybody can move it once a turn with cards or for ${price} a step.`,
      rate: (amount) => `Protection money in this phase: ${money(amount)} a building.`,
    },
    player: {
      money: (amount) => `${money(amount)} in hand.`,
      wealth: (amount) => `${money(amount)} after all that is owed on loans.`,
      left: (houses, neutral, forts) =>
        `Still to build: ${many(houses, 'warehouse', 'warehouses')}${neutral > 0 ? `, ${neutral} neutral` : ''}, ${many(forts, 'fortress', 'fortresses')}.`,
      payday: (amount) => `A payday now would bring ${money(amount)}.`,
      startPlayer: 'Has El Capitán: the start player of this phase.',
    },
  },
  labels: {
    bank: 'Bank',
    destinationCards: 'Destination cards',
    connectionCards: 'Connection cards',
    spread: 'Spread',
    bonus: 'Bonus',
    cities: 'cities',
    wealth: 'wealth',
    debt: 'owed',
    neutral: 'neutral',
    cards: 'Your sailing cards',
    loans: 'Loans',
    noCards: 'You hold no sailing cards.',
    paydayNow: 'payday now',
    pirateShip: 'Pirate ship',
    startPlayer: 'El Capitán',
  },
  overview: {
    stage: (phase, round, isLast) => `Phase ${phase} of 3, round ${round}${isLast ? ', the last of the phase' : ''}.`,
    city: (city, row, amount) => `${city}: ${row}. First rank ${amount}.`,
    site: (site, who) => `${site} ${who}`,
    nobody: 'no open warehouse',
    fortresses: (owners) => `Fortresses: ${owners}.`,
    closed: (owners) => `Closed: ${owners}.`,
    ships: (owners) => `Ships: ${owners}.`,
    pirate: 'The pirate ship is here.',
    display: (cards) => `On display: ${cards}.`,
    card: (card, price) => `${card} for ${price}`,
    player: (name, held, wealth, isViewer) =>
      `${name}${isViewer ? ' (you)' : ''}: ${money(held)}${wealth === held ? '' : `, wealth ${wealth}`}.`,
    pieces: (houses, neutral, forts) =>
      `To build: ${many(houses, 'warehouse', 'warehouses')}${neutral > 0 ? `, ${neutral} neutral` : ''}, ${many(forts, 'fortress', 'fortresses')}.`,
    hand: (cards) => `Cards: ${cards}.`,
    shipAtBank: 'Ship at the bank.',
    shipNotInPlay: 'Ship not in play.',
    shipIn: (city) => `Ship in ${city}.`,
  },
  groups: {
    voyage: 'Buy and sail',
    build: 'Build',
    bank: 'Bank',
    pirate: 'Pirate ship',
    settle: 'Loans',
    begin: 'Start player',
    end: '',
  },
  tieBreak: 'Equal totals: whoever has more open warehouses is ahead (with two players: of the main colour).',
  series: { warehouses: 'open warehouses', spread: 'cities' },
  stage: (phase, round) => `Phase ${phase} of 3 · round ${round}`,
  stages: { lastRound: 'last round', settlement: 'loans', startPlayerChoice: 'start player', over: 'The game is over' },
  notes: {
    'a report of play shows that Tanger is cheap; where the dark sites lie is a stand-in':
      'A report of play shows that Tanger is cheap; where the dark sites lie is a stand-in.',
    'below the first amount of the scale': 'Below the first amount of the scale.',
    'between its neighbours': 'Between its neighbours on the scale.',
    'prices as printed; the row fits all examples of the rulebook; where the dark sites lie is a stand-in':
      'Prices as printed; the row fits all examples of the rulebook; where the dark sites lie is a stand-in.',
    '36 cards are all pairs of nine cities; the price is the distance':
      'Thirty-six cards are all pairs of nine cities; the price is the distance.',
    'a report of play names this card; the price is the distance': 'A report of play names this card; the price is the distance.',
    'some sources say 20 for the extended loan; the German rulebook says 16 twice':
      'Some sources say 20 for the extended loan; the German rulebook says 16 twice.',
    'the rulebook shows this card; its price is a stand-in': 'The rulebook shows this card; its price is a stand-in.',
    'told by a report of play': 'Told by a report of play.',
    'two cards a city; the price is the seals and 3': 'A stand-in: two cards a city, and the price is the seals and 3.',
    'by the pattern of Marseille; which cities are cheap is a stand-in':
      'By the pattern of Marseille; which cities are cheap is a stand-in.',
    'by the pattern of Marseille; which cities are of middle value is a stand-in':
      'By the pattern of Marseille; which cities are of middle value is a stand-in.',
    'printed: the harbour prices, the amounts 4 and 6 on fields 3 and 4, two dark sites':
      'Printed are the harbour prices, the amounts 4 and 6 on fields 3 and 4, and two dark sites; the rest is a stand-in.',
    'printed: three harbour spaces, one fortress site, a row above all others':
      'Printed are three harbour spaces, one fortress site and a row above all others; the rest is a stand-in.',
    'printed: two harbour spaces': 'Printed are two harbour spaces; the rest is a stand-in.',
    'the prices and the row of Marseille; which cities are dear is a stand-in':
      'The prices and the row of Marseille; which cities are dear is a stand-in.',
    'the smoothest line from 20 to 60': 'A stand-in: the smoothest line from 20 to 60.',
  },
};
