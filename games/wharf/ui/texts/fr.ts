// Wharf in French.
import { plural } from '@kontor/table';
import type { Words } from './words.ts';

export const fr: Words = {
  language: 'fr',
  goods: { salt: 'sel', silk: 'soie', spice: 'épices' },
  unknownGood: (number) => `marchandise ${number}`,
  coinCount: { one: '# pièce', other: '# pièces' },
  goodCount: { one: '# marchandise', other: '# marchandises' },
  orders: { load: 'Charger', sell: 'Vendre', barter: 'Troquer' },
  hints: {
    load: (goods) => `Piochez ${goods} dans le sac.`,
    sell: (goods) => `Vendez jusqu’à ${goods} à leur prix. Chaque vente baisse ce prix de 1.`,
    barter: 'Échangez une marchandise contre une autre sorte du marché. Le prix de celle que vous prenez monte de 1.',
  },
  prompts: {
    firstOrder: 'Posez votre premier ordre.',
    secondOrder: 'Posez votre second ordre, différent du premier.',
    ready: 'Votre plan est posé. Dites quand vous avez terminé.',
    sell: (left) =>
      `Vendez une marchandise ou arrêtez. Encore ${plural('fr', left, { one: '# vente possible', other: '# ventes possibles' })}.`,
    offer: 'Proposez une marchandise à troquer ou arrêtez.',
    take: (given) => `Prenez une autre sorte contre : ${given}.`,
  },
  moves: {
    getReady: 'J’ai terminé',
    sell: (good, price) => `Vendre (${good}) pour ${price}`,
    offer: (good) => `Proposer : ${good}`,
    take: (good) => `Prendre : ${good}`,
    stop: 'Arrêter là',
  },
  events: {
    roundBegan: (round, who) => `La manche ${round} commence. ${who} joue en premier.`,
    orderLaid: (who, order) => `${who} pose l’ordre « ${order} ».`,
    gotReady: (who) => `${who} a terminé son plan.`,
    plansRevealed: (plans) => `Les plans sont révélés. ${plans}`,
    plan: (who, orders) => `${who} : ${orders}.`,
    loaded: (who, goods) => `${who} charge ${goods}.`,
    sold: (who, good, coins) => `${who} vend une marchandise (${good}) pour ${coins}.`,
    offered: (who, good) => `${who} propose une marchandise : ${good}.`,
    bartered: (who, given, taken) => `${who} troque : ${given} contre ${taken}.`,
    soldNoMore: (who) => `${who} arrête de vendre.`,
    notBartered: (who) => `${who} ne troque pas.`,
    gameEnded: 'La partie est terminée.',
  },
  refusals: {
    'other-phase': 'Cela appartient à une autre partie de la manche',
    'two-orders-first': 'Posez d’abord deux ordres',
    'two-different-orders': 'Un plan se compose de deux ordres différents',
    'not-in-hand': 'Vous n’en avez pas en main',
    'not-another-kind': 'Prenez une sorte présente au marché et différente de celle que vous donnez',
  },
  notPossible: 'Ce n’est pas possible maintenant',
  tieBreak: 'Égalité : passe devant qui a le plus de marchandises en main.',
  sources: { coins: 'Pièces', goods: 'Marchandises en main' },
  startPlayer: { label: 'Premier joueur', hint: 'Qui commence : tiré au sort, ou une place donnée.' },
  explain: {
    stall: (good) => `Étal : ${good}`,
    inMarket: (count) => `Au marché : ${count}.`,
    prices: 'Une vente baisse le prix de 1, un troc le monte de 1.',
    worth: (coins) => `Se vend maintenant ${coins}.`,
    hand: (good, count) => `En main, ${good} : ${count}`,
    hidden: 'Caché aux autres. Chaque marchandise vaut 1 pièce à la fin.',
    bag: 'Le sac',
    bagHolds: (goods) => `Il contient ${goods}.`,
    bagUse: 'On y pioche en chargeant ; ce qui est vendu y retourne.',
    firstPlayer: (who) => `${who} joue en premier dans cette manche.`,
    plan: (who) => `Plan : ${who}`,
    secret: 'Deux ordres différents, secrets jusqu’à ce que tous aient terminé.',
  },
  overview: {
    good: (good, price, count) => `Marché, ${good} : prix ${price}, quantité ${count}.`,
    player: (name, coins, held) => `${name} : ${coins} ; en main ${held}.`,
    you: (name) => `${name} (vous)`,
    plan: (orders) => `Plan : ${orders}.`,
  },
  lessons: {
    aim: ({ rounds }) => ({
      title: 'Le but du jeu',
      lines: [
        `Après ${rounds} manches, le plus riche en pièces gagne.`,
        'À chaque manche, tous préparent un plan secret ; les plans sont ensuite exécutés l’un après l’autre.',
      ],
      rule: 'WH-2.1',
    }),
    market: () => ({
      title: 'Le marché',
      lines: [
        'Chaque étal montre ce que sa marchandise rapporte. Chaque vente baisse ce prix de 1, chaque troc monte de 1 le prix de ce qui est pris.',
        'Il importe donc de vendre avant les autres.',
      ],
      rule: 'WH-4.3',
    }),
    orders: ({ load }) => ({
      title: 'Votre premier ordre',
      lines: [
        `Posez deux ordres différents : charger pioche ${load}, vendre rapporte des pièces, troquer donne une autre sorte.`,
        'Avec des marchandises en main et de bons prix, vendre d’abord est un bon début.',
      ],
      rule: 'WH-3.1',
    }),
    second: () => ({
      title: 'Votre second ordre',
      lines: [
        'Il est exécuté quand tous ont exécuté leur premier.',
        'Charger n’est jamais une erreur : ce que vous piochez se vendra à la manche suivante.',
      ],
      rule: 'WH-4.1',
    }),
    afterLoad: () => ({
      title: 'Votre second ordre',
      lines: [
        'Il est exécuté quand tous ont exécuté leur premier.',
        'Vendre transforme dès cette manche en pièces ce que vous chargez ; troquer vous donne d’abord une sorte plus chère.',
      ],
      rule: 'WH-4.1',
    }),
    lastReady: () => ({
      title: 'Un dernier regard',
      lines: ['Les autres sont prêts. Dès que vous l’êtes, les plans sont révélés et aucun ne peut plus changer.'],
      rule: 'WH-3.3',
    }),
    ready: () => ({
      title: 'Un autre avis ?',
      lines: ['Vous seul voyez votre plan. « Annuler » le reprend, même quand vous êtes prêt, tant que tous ne le sont pas.'],
      rule: 'WH-3.2',
    }),
    sell: ({ sellLimit }) => ({
      title: 'Vendre',
      lines: [
        `Vendez jusqu’à ${sellLimit} marchandises, la plus chère d’abord : son prix baisse à chaque fois.`,
        'Vous pouvez vous arrêter et garder le reste pour de meilleurs prix.',
      ],
      rule: 'WH-4.3',
    }),
    barter: () => ({
      title: 'Troquer',
      lines: [
        'Donnez une marchandise qui rapporte peu et prenez-en une qui rapporte plus.',
        'Le prix de ce que vous prenez monte aussitôt, ce qui vous aide à la vente.',
      ],
      rule: 'WH-4.4',
    }),
    end: () => ({
      title: 'C’était une manche',
      lines: [
        'Regardez désormais ce que les autres possèdent et vendez avant eux.',
        'Tout s’explique quand on le pointe ou le presse longuement, ce qui est gris dit pourquoi, et « Conseil » interroge un bot.',
      ],
      rule: 'WH-5.1',
    }),
  },
  round: (round, of) => `Manche ${round} sur ${of}`,
  phases: { planning: 'Planification', acting: 'Actions', over: 'La partie est terminée' },
  labels: {
    firstOrder: 'Premier ordre',
    secondOrder: 'Second ordre',
    hand: 'Votre main',
    coins: 'pièces',
    goods: 'marchandises',
    round: 'Manche',
  },
};
