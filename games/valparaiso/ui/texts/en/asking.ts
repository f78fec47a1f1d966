// English: what is asked, and what the choices are called.
export const asking = {
  prompts: {
    takingGoods: (goods: number) => `Take ${goods} goods into your warehouse. No combination may be taken twice.`,
    placingMerchants: 'Place your merchant in a village where no merchant stands yet.',
    planEmpty: 'Plan your round: lay cards in the order in which you want to use them.',
    planning: (laid: string) => `You have planned ${laid}. Lay more, rearrange, or finish.`,
    firstGood: 'You finished first: take a good of your choice.',
    useCard: 'Use one of your cards, for its main or its alternative action.',
    transfer: (good: string, room: number) => `Load your ship: how much ${good.toLowerCase()}? There is room for ${room}.`,
    exchange: 'Choose what to give and what to get.',
    exchangeMore: (left: number) =>
      left === 1 ? 'You may do it once more, or stop.' : `You may do it ${left} more times, or stop.`,
    build: 'Choose a building space where you have a merchant.',
    buildOrHire: 'Build a house or hire a merchant.',
    moveMerchants: 'Move your merchants, each at most once, or stop.',
    river: 'Sail your merchants from river to river, or stop.',
    visitVillage: 'In which village do you want to trade next?',
    trade: (place: string, left: number) =>
      left === 1
        ? `Trade in ${place} once, or leave the village.`
        : `Trade in ${place}, up to ${left} times, or leave the village.`,
    moveShip: 'Choose a sea sector for your ship.',
    overseas: 'Choose an achievement card for your goods.',
    endTurn: 'Your card is used. End your turn, or undo.',
    income: 'Choose the good that your residential building yields.',
    cashing: 'You may give up one achievement card and score its victory points now.',
    homecomingTooMany: (count: number) =>
      `Only one merchant may stay without a house of yours: send ${count} back to Valparaíso.`,
    homecoming: 'Your merchants may stay. You can also send some back to Valparaíso.',
  },
  moves: {
    giveUp: {
      warehouse: (good: string, pesos: string) => `Give up ${good}: ${pesos}`,
      hold: (good: string, pesos: string) => `Give up ${good} (cargo hold): ${pesos}`,
    },
    layMayor: (card: string, pesos: string) => `Mayor: ${card} (${pesos})`,
    pickUpPlan: 'Pick up all cards',
    finishPlan: 'Finish the plan',
    timeIsUp: 'Time is up',
    surcharge: (action: string, pesos: string) => `${action} (+${pesos})`,
    noEffect: 'Without effect',
    stow: (goods: string) => `Load ${goods}`,
    stowNone: (good: string) => `Load no ${good.toLowerCase()}`,
    build: (house: string, place: string) => `${house} in ${place}`,
    buildCity: (house: string, number: number) => `${house}, space ${number}`,
    withPoints: (label: string, points: string) => `${label}, ${points}`,
    withPrice: (label: string, price: string) => `${label}, for ${price}`,
    hire: 'Hire a merchant',
    free: 'free',
    route: (from: string, to: string, cost: string) => `${from} to ${to}: ${cost}`,
    routeToll: (pesos: string, toll: string) => `${pesos}, ${toll} customs`,
    river: (from: string, to: string) => `Sail from ${from} to ${to}`,
    leaveVillage: (place: string) => `Leave ${place}`,
    sail: (to: string) => `Sail ${to}`,
    buy: (card: string, goods: string) => `${card} for ${goods}`,
    compensate: (label: string, pesos: string, to: string) => `${label}, ${pesos} compensation ${to}`,
    toSupply: 'to the supply',
    stop: 'Stop here',
    endTurn: 'End turn',
    cash: (card: string, points: string) => `Give up ${card}: ${points}`,
    keepCards: 'Keep all cards',
    sendHome: (place: string) => `Send a merchant back from ${place}`,
    stay: 'The others stay',
  },
  groups: {
    giveUp: 'Raise money:',
    layCard: 'Lay a card:',
    slot: (slot: number) => (slot === 0 ? 'Mayor:' : `Slot ${slot}:`),
  },
};

export type Asking = typeof asking;
