// German: what is asked, and what the choices are called.
import type { Asking } from '../en/asking.ts';

export const asking: Asking = {
  prompts: {
    takingGoods: (goods) => `Nimm ${goods} Waren in dein Warenhaus. Keine Kombination darf zweimal genommen werden.`,
    placingMerchants: 'Setze deinen Händler in ein Dorf, in dem noch kein Händler steht.',
    planEmpty: 'Plane deine Runde: Lege Karten in der Reihenfolge aus, in der du sie nutzen willst.',
    planning: (laid) => `${laid} geplant. Lege weitere aus, ordne um oder beende die Planung.`,
    firstGood: 'Du warst zuerst fertig: Nimm eine Ware deiner Wahl.',
    useCard: 'Nutze eine deiner Karten, für die Haupt- oder die Alternativaktion.',
    transfer: (good, room) => `Belade dein Schiff: Wie viel ${good}? Platz ist für ${room}.`,
    exchange: 'Wähle, was du abgibst und was du erhältst.',
    exchangeMore: (left) =>
      left === 1
        ? 'Du darfst die Aktion noch einmal ausführen oder aufhören.'
        : `Du darfst die Aktion noch ${left}-mal ausführen oder aufhören.`,
    build: 'Wähle ein Baufeld an einem Ort, an dem du einen Händler hast.',
    buildOrHire: 'Baue ein Haus oder stelle einen Händler ein.',
    moveMerchants: 'Bewege deine Händler, jeden höchstens einmal, oder höre auf.',
    river: 'Fahre mit deinen Händlern von Fluss zu Fluss, oder höre auf.',
    visitVillage: 'In welchem Dorf willst du als Nächstes handeln?',
    trade: (place, left) =>
      left === 1
        ? `Handle in ${place} einmal oder verlasse das Dorf.`
        : `Handle in ${place}, bis zu ${left}-mal, oder verlasse das Dorf.`,
    moveShip: 'Wähle ein Meeresfeld für dein Schiff.',
    overseas: 'Wähle eine Errungenschaftskarte für deine Waren.',
    endTurn: 'Deine Karte ist genutzt. Beende deinen Zug oder nimm etwas zurück.',
    income: 'Wähle die Ware, die dein Wohnhaus einbringt.',
    cashing: 'Du darfst eine Errungenschaftskarte abgeben und ihre Siegpunkte sofort erhalten.',
    homecomingTooMany: (count) =>
      `Nur ein Händler darf ohne eigenes Haus im Dorf bleiben: Schicke ${count} nach Valparaíso zurück.`,
    homecoming: 'Deine Händler dürfen bleiben. Du kannst auch welche nach Valparaíso zurückschicken.',
  },
  moves: {
    giveUp: {
      warehouse: (good, pesos) => `${good} abgeben: ${pesos}`,
      hold: (good, pesos) => `${good} abgeben (Laderaum): ${pesos}`,
    },
    layMayor: (card, pesos) => `Bürgermeister: ${card} (${pesos})`,
    pickUpPlan: 'Alle Karten zurücknehmen',
    finishPlan: 'Planung beenden',
    timeIsUp: 'Die Zeit ist um',
    surcharge: (action, pesos) => `${action} (+${pesos})`,
    noEffect: 'Ohne Wirkung',
    stow: (goods) => `${goods} laden`,
    stowNone: (good) => `${good}: nichts laden`,
    build: (house, place) => `${house} in ${place}`,
    buildCity: (house, number) => `${house}, Baufeld ${number}`,
    withPoints: (label, points) => `${label}, ${points}`,
    withPrice: (label, price) => `${label}, für ${price}`,
    hire: 'Händler einstellen',
    free: 'kostenlos',
    route: (from, to, cost) => `${from} nach ${to}: ${cost}`,
    routeToll: (pesos, toll) => `${pesos}, Zoll ${toll}`,
    river: (from, to) => `Von ${from} nach ${to} fahren`,
    leaveVillage: (place) => `${place} verlassen`,
    sail: (to) => `${to} fahren`,
    buy: (card, goods) => `${card} für ${goods}`,
    compensate: (label, pesos, to) => `${label}, Ausgleichszahlung ${pesos} ${to}`,
    toSupply: 'in den Vorrat',
    stop: 'Hier aufhören',
    endTurn: 'Zug beenden',
    cash: (card, points) => `${card} abgeben: ${points}`,
    keepCards: 'Alle Karten behalten',
    sendHome: (place) => `Händler aus ${place} zurückschicken`,
    stay: 'Die anderen bleiben',
  },
  groups: {
    giveUp: 'Geld beschaffen:',
    layCard: 'Karte auslegen:',
    slot: (slot) => (slot === 0 ? 'Bürgermeister:' : `Ablagefeld ${slot}:`),
  },
};
