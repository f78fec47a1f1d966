// German: the guided first round.
import type { Lessons } from '../en/lessons.ts';

export const lessons: Lessons = {
  aim: {
    title: 'Worum es geht',
    lines: (points) => [
      'Die meisten Siegpunkte gewinnen. Es gibt sie für Marktplättchen, Häuser und Errungenschaftskarten.',
      `Das Spiel endet nach der Runde, in der jemand ${points} auf der Zählleiste hat.`,
    ],
  },
  market: {
    title: 'Dörfer und Märkte',
    lines: [
      'Mit einem Händler in einem Dorf mit Markt handelst du mit dem untersten Marktplättchen.',
      'Danach rückt der Markt nach unten: Was darüber liegt, kommt als Nächstes.',
    ],
  },
  goods: {
    title: 'Deine ersten Waren',
    forMerchant: (goods) => `Nimm ${goods}: So viel kostet ein weiterer Händler, und mehr Händler handeln mehr.`,
    anyGoods: 'Mit Waren bezahlst du Händler und Marktplättchen, die Siegpunkte bringen.',
    overseas: (goods) => `Später bezahlst du mit ${goods} einer Sorte im Laderaum eine Errungenschaftskarte.`,
  },
  village: {
    title: 'Wo du anfängst',
    where: ({ place, tile }) => `Ein guter Anfang: ${place}. Dort ist das unterste Marktplättchen „${tile}“.`,
    anywhere: 'An jedem Markt steht schon ein Händler: Bleib nahe bei dem, dessen nächstes Marktplättchen du willst.',
    fee: (pesos) => `Wer dort handelt, wo dein Händler steht, zahlt dir ${pesos}.`,
  },
  plan: {
    title: 'Dein erster Plan',
    lay: (cards) => `Lege bis zu ${cards} in der Reihenfolge aus, in der du sie nutzen willst.`,
    works: (cards) => `Ein erster Plan, der aufgeht: ${cards}.`,
  },
  dry: {
    title: 'Was dein Plan bringt',
    foot: 'Der Probelauf unter jeder Karte zeigt, was sie kostet und bringt und wo dir jemand dazwischenkommen kann.',
    mayor: (pesos) => `Für ${pesos} nimmt das Bürgermeisterfeld eine weitere Karte auf.`,
    change: 'Bis alle fertig sind, kannst du alles ändern.',
    race: 'Wer zuerst fertig ist, erhält eine Ware.',
  },
  use: {
    title: 'Karten nutzen',
    lines: (pesos) => [
      `Pro Zug nutzt du eine Karte. Die auf Ablagefeld 1 ist kostenlos; eine außer der Reihe kostet ${pesos} oder mehr.`,
      'Nützt dir die Hauptaktion nichts, nimm, was unten auf der Karte steht: die Alternativaktion.',
    ],
  },
  move: {
    title: 'Händler bewegen',
    each: (prices) => `Schritte je Händler: ${prices}.`,
    goodStep: ({ place, tile }, cost) => `Ein gutes Ziel: ${place} (${cost}) mit dem Marktplättchen „${tile}“.`,
  },
  trade: {
    title: 'Handeln',
    here: ({ place, tile }) => `${place}: „${tile}“, einmal für jeden deiner Händler und jedes Kontor dort.`,
    anywhere: 'Du handelst mit dem untersten Marktplättchen, einmal für jeden deiner Händler dort.',
    moves: 'Danach rückt der Markt nach, ob du gehandelt hast oder nicht.',
  },
  build: {
    title: 'Ein Haus bauen',
    city: 'In Valparaíso bringt ein Haus jede Runde Ertrag; im Dorf hilft es deinen Händlern. Manche Baufelder bringen auch Siegpunkte.',
    scores: (place, points) => `${place} bringt sofort ${points}.`,
    opens: (houses, slot) => `Mit ${houses.replace('Häuser', 'Häusern')} öffnet sich Ablagefeld ${slot}.`,
  },
  ship: {
    title: 'Das Schiff',
    lines: (points, goods) => [
      `Bei Valparaíso lädst du Waren; wird der Laderaum voll, gibt es ${points}.`,
      `Dann fährst du zum Meeresfeld, das deine Ware fordert: ${goods} davon bezahlen eine Errungenschaftskarte.`,
    ],
  },
  home: {
    title: 'Händler kehren zurück',
    lines: [
      'Nur einer deiner Händler darf in einem Dorf ohne eigenes Haus bleiben.',
      'Die anderen kehren nach Valparaíso zurück. Wo du ein Haus hast, dürfen alle bleiben.',
    ],
  },
  end: {
    title: 'Das war eine Runde',
    lines: [
      'Achte jetzt auf Marktplättchen mit Siegpunkten, baue Häuser und belade dein Schiff für die Karten.',
      'Alles erklärt sich, wenn du darauf zeigst oder lange drückst; was grau ist, sagt warum; „Tipp“ fragt einen Bot.',
    ],
  },
};
