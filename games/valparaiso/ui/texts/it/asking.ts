// Italian: what is asked, and what the choices are called.
import { italianTo } from '@kontor/table';
import type { Asking } from '../en/asking.ts';

export const asking: Asking = {
  prompts: {
    takingGoods: (goods) => `Prendi ${goods} merci nel tuo magazzino. Nessuna combinazione può essere presa due volte.`,
    placingMerchants: 'Piazza il tuo mercante in un villaggio dove non c’è ancora nessun mercante.',
    planEmpty: 'Pianifica il round: disponi le carte nell’ordine in cui vuoi usarle.',
    planning: (laid) => `Hai pianificato ${laid}. Aggiungine, riordina o termina.`,
    firstGood: 'Hai finito prima degli altri: prendi una merce a scelta.',
    useCard: 'Usa una delle tue carte, per l’azione principale o per l’azione alternativa.',
    transfer: (good, room) => `Carica la nave. Quanto ${good.toLowerCase()}? C’è posto per ${room}.`,
    exchange: 'Scegli che cosa dai e che cosa ricevi.',
    exchangeMore: (left) =>
      left === 1 ? 'Puoi farlo ancora una volta, o fermarti.' : `Puoi farlo ancora ${left} volte, o fermarti.`,
    build: 'Scegli uno spazio Edificio dove hai un mercante.',
    buildOrHire: 'Costruisci una casa o assumi un mercante.',
    moveMerchants: 'Muovi i tuoi mercanti, ognuno al massimo una volta, o fermati.',
    river: 'Sposta i tuoi mercanti lungo i fiumi, o fermati.',
    visitVillage: 'In quale villaggio vuoi commerciare adesso?',
    trade: (place, left) =>
      left === 1
        ? `Commercia ${italianTo(place)} una volta, o lascia il villaggio.`
        : `Commercia ${italianTo(place)}, fino a ${left} volte, o lascia il villaggio.`,
    moveShip: 'Scegli un settore di mare per la tua nave.',
    overseas: 'Scegli una carta Traguardo per le tue merci.',
    endTurn: 'La carta è usata. Termina il turno, o annulla.',
    income: 'Scegli la merce che rende il tuo edificio residenziale.',
    cashing: 'Puoi scartare una carta Traguardo e ottenere subito i suoi punti vittoria.',
    homecomingTooMany: (count) => `Un solo mercante può restare dove non hai una casa: rimandane ${count} a Valparaíso.`,
    homecoming: 'I tuoi mercanti possono restare. Puoi anche rimandarne qualcuno a Valparaíso.',
  },
  moves: {
    giveUp: {
      warehouse: (good, pesos) => `Scarta ${good}: ${pesos}`,
      hold: (good, pesos) => `Scarta ${good} (stiva): ${pesos}`,
    },
    layMayor: (card, pesos) => `Sindaco: ${card} (${pesos})`,
    pickUpPlan: 'Riprendi tutte le carte',
    finishPlan: 'Termina il piano',
    timeIsUp: 'Il tempo è scaduto',
    surcharge: (action, pesos) => `${action} (+${pesos})`,
    noEffect: 'Senza effetto',
    stow: (goods) => `Carica ${goods}`,
    stowNone: (good) => `Non caricare ${good.toLowerCase()}`,
    build: (house, place) => `${house} ${italianTo(place)}`,
    buildCity: (house, number) => `${house}, spazio ${number}`,
    withPoints: (label, points) => `${label}, ${points}`,
    withPrice: (label, price) => `${label}, per ${price}`,
    hire: 'Assumi un mercante',
    free: 'gratis',
    route: (from, to, cost) => `Da ${from} ${italianTo(to)}: ${cost}`,
    routeToll: (pesos, toll) => `${pesos}, dogana ${toll}`,
    river: (from, to) => `Lungo il fiume da ${from} ${italianTo(to)}`,
    leaveVillage: (place) => `Lascia ${place}`,
    sail: (to) => `Naviga ${to}`,
    buy: (card, goods) => `${card} per ${goods}`,
    compensate: (label, pesos, to) => `${label} (più ${pesos} di compensazione ${to})`,
    toSupply: 'alla riserva generale',
    stop: 'Fermati qui',
    endTurn: 'Termina il turno',
    cash: (card, points) => `Scarta «${card}»: ${points}`,
    keepCards: 'Tieni tutte le carte',
    sendHome: (place) => `Rimanda un mercante da ${place}`,
    stay: 'Gli altri restano',
  },
  groups: {
    giveUp: 'Procurati denaro:',
    layCard: 'Disponi una carta:',
    slot: (slot) => (slot === 0 ? 'Sindaco:' : `Spazio ${slot}:`),
  },
};
