// Wharf in Italian.
import { plural } from '@kontor/table';
import type { Words } from './words.ts';

export const it: Words = {
  language: 'it',
  goods: { salt: 'sale', silk: 'seta', spice: 'spezie' },
  unknownGood: (number) => `merce ${number}`,
  coinCount: { one: '# moneta', other: '# monete' },
  goodCount: { one: '# merce', other: '# merci' },
  orders: { load: 'Caricare', sell: 'Vendere', barter: 'Barattare' },
  hints: {
    load: (goods) => `Pesca ${goods} dal sacchetto.`,
    sell: (goods) => `Vendi fino a ${goods} al loro prezzo. Ogni vendita abbassa quel prezzo di 1.`,
    barter: 'Scambia una merce con un altro tipo dal mercato. Il prezzo di quella che prendi sale di 1.',
  },
  prompts: {
    firstOrder: 'Posa il tuo primo ordine.',
    secondOrder: 'Posa il tuo secondo ordine, diverso dal primo.',
    ready: 'Il tuo piano è completo. Conferma quando vuoi.',
    sell: (left) =>
      `Vendi una merce o fermati. Puoi vendere ancora ${plural('it', left, { one: '# merce', other: 'fino a # merci' })}.`,
    offer: 'Offri una merce in baratto o fermati.',
    take: (given) => `Prendi un altro tipo in cambio di: ${given}.`,
  },
  moves: {
    getReady: 'Conferma il piano',
    sell: (good, price) => `Vendi ${good} per ${price}`,
    offer: (good) => `Offri ${good}`,
    take: (good) => `Prendi ${good}`,
    stop: 'Fermati qui',
  },
  events: {
    roundBegan: (round, who) => `Comincia il round ${round}. Il primo turno è di ${who}.`,
    orderLaid: (who, order) => `${who} posa l’ordine «${order}».`,
    gotReady: (who) => `${who} ha confermato il piano.`,
    plansRevealed: (plans) => `I piani vengono rivelati. ${plans}`,
    plan: (who, orders) => `${who}: ${orders}.`,
    loaded: (who, goods) => `${who} carica ${goods}.`,
    sold: (who, good, coins) => `${who} vende ${good} per ${coins}.`,
    offered: (who, good) => `${who} offre ${good}.`,
    bartered: (who, given, taken) => `${who} baratta ${given} con ${taken}.`,
    soldNoMore: (who) => `${who} smette di vendere.`,
    notBartered: (who) => `${who} non baratta.`,
    gameEnded: 'La partita è finita.',
  },
  refusals: {
    'other-phase': 'Questo appartiene a un’altra parte del round',
    'two-orders-first': 'Posa prima due ordini',
    'two-different-orders': 'Un piano è fatto di due ordini diversi',
    'not-in-hand': 'Non ne hai in mano',
    'not-another-kind': 'Prendi un tipo presente al mercato e diverso da quello che dai',
  },
  notPossible: 'Ora non è possibile',
  tieBreak: 'Parità: è avanti chi ha più merci in mano.',
  sources: { coins: 'Monete', goods: 'Merci in mano' },
  startPlayer: { label: 'Primo giocatore', hint: 'Chi comincia: estratto a sorte, oppure un certo posto.' },
  explain: {
    stall: (good) => `Bancarella: ${good}`,
    inMarket: (count) => `Al mercato: ${count}.`,
    prices: 'Una vendita abbassa il prezzo di 1, un baratto lo alza di 1.',
    worth: (coins) => `Ora si vende a ${coins}.`,
    hand: (good, count) => `In mano: ${count} ${good}`,
    hidden: 'Nascosto agli altri. Alla fine ogni merce vale 1 moneta.',
    bag: 'Il sacchetto',
    bagHolds: (goods) => `Contiene ${goods}.`,
    bagUse: 'Caricando si pesca da qui; ciò che si vende vi ritorna.',
    firstPlayer: (who) => `In questo round comincia ${who}.`,
    plan: (who) => `Piano: ${who}`,
    secret: 'Due ordini diversi, segreti finché tutti non hanno confermato.',
  },
  overview: {
    good: (good, price, count) => `Mercato, ${good}: prezzo ${price}, quantità ${count}.`,
    player: (name, coins, held) => `${name}: ${coins}; in mano ${held}.`,
    you: (name) => `${name} (tu)`,
    plan: (orders) => `Piano: ${orders}.`,
  },
  lessons: {
    aim: ({ rounds }) => ({
      title: 'Lo scopo del gioco',
      lines: [
        `Dopo ${rounds} round vince chi ha più monete.`,
        'In ogni round tutti preparano un piano segreto; poi i piani si eseguono uno dopo l’altro.',
      ],
      rule: 'WH-2.1',
    }),
    market: () => ({
      title: 'Il mercato',
      lines: [
        'Ogni banco mostra quanto rende la sua merce. Ogni vendita abbassa quel prezzo di 1, ogni baratto alza di 1 il prezzo di ciò che si prende.',
        'Conta dunque chi vende per primo.',
      ],
      rule: 'WH-4.3',
    }),
    orders: ({ load }) => ({
      title: 'Il tuo primo ordine',
      lines: [
        `Posa due ordini diversi: caricare pesca ${load}, vendere dà monete, barattare dà un’altra specie.`,
        'Con merci in mano e buoni prezzi, vendere per prima cosa è un buon inizio.',
      ],
      rule: 'WH-3.1',
    }),
    second: () => ({
      title: 'Il tuo secondo ordine',
      lines: [
        'Si esegue quando tutti hanno eseguito il primo.',
        'Caricare non è mai sbagliato: ciò che peschi ora lo vendi nel prossimo round.',
      ],
      rule: 'WH-4.1',
    }),
    afterLoad: () => ({
      title: 'Il tuo secondo ordine',
      lines: [
        'Si esegue quando tutti hanno eseguito il primo.',
        'Vendere trasforma in monete già in questo round ciò che carichi; barattare ti dà prima una specie più cara.',
      ],
      rule: 'WH-4.1',
    }),
    lastReady: () => ({
      title: 'Un ultimo sguardo',
      lines: ['Gli altri sono pronti. Appena lo sei anche tu, i piani si rivelano e nessuno può più cambiare.'],
      rule: 'WH-3.3',
    }),
    ready: () => ({
      title: 'Hai cambiato idea?',
      lines: ['Solo tu vedi il tuo piano. «Annulla» lo riprende, anche quando sei pronto, finché non lo sono tutti.'],
      rule: 'WH-3.2',
    }),
    sell: ({ sellLimit }) => ({
      title: 'Vendere',
      lines: [
        `Vendi fino a ${sellLimit} merci, la più cara per prima: il suo prezzo scende ogni volta.`,
        'Puoi fermarti e tenere il resto per prezzi migliori.',
      ],
      rule: 'WH-4.3',
    }),
    barter: () => ({
      title: 'Barattare',
      lines: [
        'Dai una merce che rende poco e prendine una che rende di più.',
        'Il prezzo di ciò che prendi sale subito, e ti aiuta quando la vendi.',
      ],
      rule: 'WH-4.4',
    }),
    end: () => ({
      title: 'Questo era un round',
      lines: [
        'D’ora in poi guarda che cosa hanno gli altri e vendi prima di loro.',
        'Tutto si spiega se lo indichi o lo premi a lungo, ciò che è grigio dice perché, e «Consiglio» interroga un bot.',
      ],
      rule: 'WH-5.1',
    }),
  },
  round: (round, of) => `Round ${round} di ${of}`,
  phases: { planning: 'Pianificazione', acting: 'Azioni', over: 'La partita è finita' },
  labels: {
    firstOrder: 'Primo ordine',
    secondOrder: 'Secondo ordine',
    hand: 'La tua mano',
    coins: 'monete',
    goods: 'merci',
    round: 'Round',
  },
};
