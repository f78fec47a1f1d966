// Wharf in German.
import { plural } from '@kontor/table';
import type { Words } from './words.ts';

export const de: Words = {
  language: 'de',
  goods: { salt: 'Salz', silk: 'Seide', spice: 'Gewürz' },
  unknownGood: (number) => `Ware ${number}`,
  coinCount: { one: '# Münze', other: '# Münzen' },
  goodCount: { one: '# Ware', other: '# Waren' },
  orders: { load: 'Laden', sell: 'Verkaufen', barter: 'Tauschen' },
  hints: {
    load: (goods) => `Ziehe ${goods} aus dem Beutel.`,
    sell: (goods) => `Verkaufe bis zu ${goods} zu ihrem Preis. Jeder Verkauf senkt diesen Preis um 1.`,
    barter: 'Tausche eine Ware gegen eine andere Sorte vom Markt. Der Preis der genommenen steigt um 1.',
  },
  prompts: {
    firstOrder: 'Lege deinen ersten Auftrag.',
    secondOrder: 'Lege deinen zweiten Auftrag, einen anderen.',
    ready: 'Dein Plan liegt. Sage, wenn du bereit bist.',
    sell: (left) =>
      `Verkaufe eine Ware oder höre auf. Du darfst noch ${plural('de', left, { one: '#', other: 'bis zu #' })} verkaufen.`,
    offer: 'Biete eine Ware zum Tausch an oder höre auf.',
    take: (given) => `Nimm eine andere Sorte für ${given}.`,
  },
  moves: {
    getReady: 'Ich bin bereit',
    sell: (good, price) => `${good} verkaufen für ${price}`,
    offer: (good) => `${good} anbieten`,
    take: (good) => `${good} nehmen`,
    stop: 'Aufhören',
  },
  events: {
    roundBegan: (round, who) => `Runde ${round} beginnt. ${who} fängt an.`,
    orderLaid: (who, order) => `${who} legt den Auftrag „${order}“.`,
    gotReady: (who) => `${who} ist bereit.`,
    plansRevealed: (plans) => `Die Pläne werden aufgedeckt. ${plans}`,
    plan: (who, orders) => `${who}: ${orders}.`,
    loaded: (who, goods) => `${who} lädt ${goods}.`,
    sold: (who, good, coins) => `${who} verkauft ${good} für ${coins}.`,
    offered: (who, good) => `${who} bietet ${good} an.`,
    bartered: (who, given, taken) => `${who} tauscht ${given} gegen ${taken}.`,
    soldNoMore: (who) => `${who} verkauft nichts weiter.`,
    notBartered: (who) => `${who} tauscht nicht.`,
    gameEnded: 'Das Spiel ist zu Ende.',
  },
  refusals: {
    'other-phase': 'Das gehört in einen anderen Teil der Runde',
    'two-orders-first': 'Lege zuerst zwei Aufträge',
    'two-different-orders': 'Ein Plan besteht aus zwei verschiedenen Aufträgen',
    'not-in-hand': 'Davon hast du nichts auf der Hand',
    'not-another-kind': 'Nimm eine Sorte, die im Markt liegt und die du nicht selbst gibst',
  },
  notPossible: 'Das ist jetzt nicht möglich',
  tieBreak: 'Gleichstand: Wer mehr Waren auf der Hand hat, liegt vorn.',
  sources: { coins: 'Münzen', goods: 'Waren auf der Hand' },
  startPlayer: { label: 'Startspieler', hint: 'Wer anfängt: ausgelost oder ein bestimmter Platz.' },
  explain: {
    stall: (good) => `Marktstand: ${good}`,
    inMarket: (count) => plural('de', count, { one: '# liegt im Markt.', other: '# liegen im Markt.' }),
    prices: 'Ein Verkauf senkt den Preis um 1, ein Tausch hebt ihn um 1.',
    worth: (coins) => `Bringt jetzt ${coins}.`,
    hand: (good, count) => `Auf deiner Hand: ${count} ${good}`,
    hidden: 'Die anderen sehen es nicht. Am Ende ist jede Ware 1 Münze wert.',
    bag: 'Der Beutel',
    bagHolds: (goods) => `Inhalt: ${goods}.`,
    bagUse: 'Beim Laden wird daraus gezogen; Verkauftes kommt zurück.',
    firstPlayer: (who) => `${who} fängt in dieser Runde an.`,
    plan: (who) => `Plan: ${who}`,
    secret: 'Zwei verschiedene Aufträge, geheim, bis alle bereit sind.',
  },
  overview: {
    good: (good, price, count) => `Markt, ${good}: Preis ${price}, ${count} vorrätig.`,
    player: (name, coins, held) => `${name}: ${coins}; auf der Hand ${held}.`,
    you: (name) => `${name} (du)`,
    plan: (orders) => `Plan: ${orders}.`,
  },
  lessons: {
    aim: ({ rounds }) => ({
      title: 'Worum es geht',
      lines: [
        `Wer nach ${rounds} Runden die meisten Münzen hat, gewinnt.`,
        'In jeder Runde legen alle verdeckt einen Plan; dann werden die Pläne nacheinander ausgeführt.',
      ],
      rule: 'WH-2.1',
    }),
    market: () => ({
      title: 'Der Markt',
      lines: [
        'Jeder Marktstand zeigt, was seine Ware jetzt einbringt. Jeder Verkauf senkt diesen Preis um 1, jeder Tausch hebt den Preis der genommenen Ware um 1.',
        'Es zählt also, wer zuerst verkauft.',
      ],
      rule: 'WH-4.3',
    }),
    orders: ({ load }) => ({
      title: 'Dein erster Auftrag',
      lines: [
        `Lege zwei verschiedene Aufträge: Laden zieht ${load}, Verkaufen macht Waren zu Münzen, Tauschen gibt eine andere Sorte.`,
        'Mit Waren auf der Hand und guten Preisen ist Verkaufen ein guter Anfang.',
      ],
      rule: 'WH-3.1',
    }),
    second: () => ({
      title: 'Dein zweiter Auftrag',
      lines: [
        'Er wird ausgeführt, wenn alle ihren ersten hinter sich haben.',
        'Laden ist nie verkehrt: Was du jetzt ziehst, verkaufst du in der nächsten Runde.',
      ],
      rule: 'WH-4.1',
    }),
    afterLoad: () => ({
      title: 'Dein zweiter Auftrag',
      lines: [
        'Er wird ausgeführt, wenn alle ihren ersten hinter sich haben.',
        'Verkaufen macht noch in dieser Runde zu Münzen, was du lädst; Tauschen gibt dir vorher eine teurere Sorte.',
      ],
      rule: 'WH-4.1',
    }),
    lastReady: () => ({
      title: 'Ein letzter Blick',
      lines: ['Die anderen sind bereit. Sobald auch du es bist, werden die Pläne aufgedeckt, und keiner lässt sich mehr ändern.'],
      rule: 'WH-3.3',
    }),
    ready: () => ({
      title: 'Anders überlegt?',
      lines: ['Nur du siehst deinen Plan. „Zurücknehmen“ holt ihn zurück, auch wenn du schon bereit bist, bis alle es sind.'],
      rule: 'WH-3.2',
    }),
    sell: ({ sellLimit }) => ({
      title: 'Verkaufen',
      lines: [
        `Verkaufe bis zu ${sellLimit} Waren, die teuerste zuerst: Ihr Preis fällt mit jeder.`,
        'Du darfst aufhören und den Rest für bessere Preise behalten.',
      ],
      rule: 'WH-4.3',
    }),
    barter: () => ({
      title: 'Tauschen',
      lines: [
        'Gib eine Ware, die wenig einbringt, und nimm eine, die mehr einbringt.',
        'Der Preis der genommenen steigt sofort: Das hilft dir, wenn du sie verkaufst.',
      ],
      rule: 'WH-4.4',
    }),
    end: () => ({
      title: 'Das war eine Runde',
      lines: [
        'Achte ab jetzt darauf, was die anderen haben, und verkaufe vor ihnen.',
        'Alles erklärt sich, wenn du darauf zeigst oder lange drückst; was grau ist, sagt warum; „Tipp“ fragt einen Bot.',
      ],
      rule: 'WH-5.1',
    }),
  },
  round: (round, of) => `Runde ${round} von ${of}`,
  phases: { planning: 'Planung', acting: 'Ausführung', over: 'Das Spiel ist zu Ende' },
  labels: {
    firstOrder: 'Erster Auftrag',
    secondOrder: 'Zweiter Auftrag',
    hand: 'Deine Hand',
    coins: 'Münzen',
    goods: 'Waren',
    round: 'Runde',
  },
};
