// Italian: the guided first round.
import type { Lessons } from '../en/lessons.ts';

export const lessons: Lessons = {
  aim: {
    title: 'Lo scopo del gioco',
    lines: (points) => [
      'Vince chi ha più punti vittoria. Vengono dalle tessere Mercato, dalle case e dalle carte Traguardo.',
      `La partita termina dopo il round in cui qualcuno ha ${points} sul tracciato Punteggio.`,
    ],
  },
  market: {
    title: 'Villaggi e mercati',
    lines: [
      'Con un mercante in un villaggio con mercato commerci con la tessera Mercato più in basso.',
      'Poi il mercato scende: ciò che sta sopra viene dopo.',
    ],
  },
  goods: {
    title: 'Le tue prime merci',
    forMerchant: (goods) => `Prendi ${goods}: è il prezzo di un altro mercante, e più mercanti commerciano di più.`,
    anyGoods: 'Con le merci paghi i mercanti e le tessere Mercato che danno punti.',
    overseas: (goods) => `Più avanti, ${goods} dello stesso tipo nella stiva pagano una carta Traguardo.`,
  },
  village: {
    title: 'Dove cominciare',
    where: ({ place, tile }) => `Un buon inizio: ${place}. La tessera Mercato più in basso è «${tile}».`,
    anywhere: 'Ogni mercato ha già un mercante: resta vicino a quello di cui vuoi la prossima tessera Mercato.',
    fee: (pesos) => `Chi commercia dove sta il tuo mercante ti paga ${pesos}.`,
  },
  plan: {
    title: 'Il tuo primo piano',
    lay: (cards) => `Disponi fino a ${cards} nell’ordine in cui vuoi usarle.`,
    works: (cards) => `Un primo piano che funziona: ${cards}.`,
  },
  dry: {
    title: 'Che cosa rende il tuo piano',
    foot: 'La simulazione sotto ogni carta mostra che cosa costa e rende, e segna dove gli altri possono intralciarti.',
    mayor: (pesos) => `Per ${pesos} lo spazio Sindaco accoglie una carta in più.`,
    change: 'Puoi cambiare tutto finché non hanno finito tutti.',
    race: 'Chi finisce per primo riceve una merce.',
  },
  use: {
    title: 'Usare le carte',
    lines: (pesos) => [
      `Una carta per turno. Quella nello spazio 1 è gratis; una fuori ordine costa ${pesos} o più.`,
      'Se l’azione principale non serve, prendi ciò che mostra il piede della carta: l’azione alternativa.',
    ],
  },
  move: {
    title: 'Muovere i mercanti',
    each: (prices) => `Passi di ogni mercante: ${prices}.`,
    goodStep: ({ place, tile }, cost) => `Una buona meta: ${place} (${cost}), con la tessera Mercato «${tile}».`,
  },
  trade: {
    title: 'Commerciare',
    here: ({ place, tile }) => `${place}: «${tile}», una volta per ogni tuo mercante ed emporio sul posto.`,
    anywhere: 'Commerci con la tessera Mercato più in basso, una volta per ogni tuo mercante sul posto.',
    moves: 'Poi il mercato avanza, che tu abbia commerciato o no.',
  },
  build: {
    title: 'Costruire una casa',
    city: 'A Valparaíso una casa dà una rendita a ogni round; in un villaggio aiuta i tuoi mercanti. Alcuni spazi Edificio danno anche punti.',
    scores: (place, points) => `${place} dà subito ${points}.`,
    opens: (houses, slot) => `Con ${houses} si apre lo spazio ${slot}.`,
  },
  ship: {
    title: 'La nave',
    lines: (points, goods) => [
      `Presso Valparaíso carichi le merci; una stiva che diventa piena dà ${points}.`,
      `Poi naviga verso il settore di mare che chiede la tua merce: ${goods} di quel tipo pagano una carta Traguardo.`,
    ],
  },
  home: {
    title: 'I mercanti tornano',
    lines: [
      'Un solo tuo mercante può restare in un villaggio senza una tua casa.',
      'Gli altri tornano a Valparaíso. Dove hai una casa, possono restare tutti.',
    ],
  },
  end: {
    title: 'Questo era un round',
    lines: [
      'D’ora in poi cerca le tessere Mercato che danno punti, costruisci e carica la nave per le carte.',
      'Tutto si spiega se lo indichi o lo premi a lungo, ciò che è grigio dice perché, e «Consiglio» interroga un bot.',
    ],
  },
};
