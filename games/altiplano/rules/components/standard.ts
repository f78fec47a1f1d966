// The edition in the box: everything that is known of the print, and our stand-ins for the rest, each marked as such.
import type { Edition, Origin } from '@kontor/engine';
import type {
  Amounts,
  CardEntry,
  Components,
  Condition,
  ExtensionEffect,
  ExtensionEntry,
  GoodEntry,
  LocationEntry,
  MissionEntry,
  OrderEntry,
  RoleEntry,
  Station,
  SupplyEntry,
} from './components.ts';

const origin = (provenance: Origin['provenance'], note: string): Origin => ({ provenance, note });
const printed = (note: string): Origin => origin('printed', note);
const inferred = (note: string): Origin => origin('inferred', note);
const reconstructed = (note: string): Origin => origin('reconstructed', note);

const price = 'count as printed; value derived from the printed score line; price our own';
const goods: readonly GoodEntry[] = [
  { id: 'food', nature: 'food', count: 36, value: 0, price: null, origin: inferred('count as printed; no value, no price') },
  { id: 'corn', nature: 'corn', count: 25, value: 0, price: null, origin: inferred('count as printed; no value, no price') },
  { id: 'wood', nature: 'plain', count: 20, value: 0, price: 1, origin: reconstructed(price) },
  { id: 'stone', nature: 'plain', count: 20, value: 0, price: 1, origin: reconstructed(price) },
  { id: 'ore', nature: 'plain', count: 15, value: 1, price: 1, origin: reconstructed(`${price}; ore and cacao may be swapped`) },
  {
    id: 'silver',
    nature: 'plain',
    count: 15,
    value: 3,
    price: 3,
    origin: reconstructed(`${price}; silver and glass may be swapped`),
  },
  {
    id: 'cloth',
    nature: 'plain',
    count: 15,
    value: 3,
    price: 3,
    origin: reconstructed('count and value as printed; price our own'),
  },
  { id: 'wool', nature: 'plain', count: 15, value: 2, price: 2, origin: reconstructed(price) },
  { id: 'fish', nature: 'plain', count: 12, value: 1, price: 1, origin: reconstructed(price) },
  {
    id: 'glass',
    nature: 'plain',
    count: 12,
    value: 4,
    price: 4,
    origin: reconstructed(`${price}; silver and glass may be swapped`),
  },
  { id: 'alpaca', nature: 'plain', count: 12, value: 1, price: 1, origin: reconstructed(price) },
  {
    id: 'cacao',
    nature: 'plain',
    count: 12,
    value: 2,
    price: 2,
    origin: reconstructed(`${price}; ore and cacao may be swapped`),
  },
];

const twoOrThree = reconstructed('actions as printed; the book says 2 or 3 spaces, which of them is our own');
const locations: readonly LocationEntry[] = [
  {
    id: 'farm',
    spaces: 2,
    holds: ['alpaca', 'wool', 'cloth'],
    actions: [
      { type: 'produce', inputs: { alpaca: 1 }, outputs: ['food'], repeats: true },
      { type: 'produce', inputs: { alpaca: 1, food: 1 }, outputs: ['wool'] },
      { type: 'produce', inputs: { wool: 1, food: 1 }, outputs: ['cloth'] },
    ],
    origin: twoOrThree,
  },
  {
    id: 'forest',
    spaces: 2,
    holds: ['wood', 'cacao'],
    actions: [
      { type: 'produce', inputs: { food: 2 }, outputs: ['wood'] },
      { type: 'produce', inputs: { cacao: 1 }, outputs: ['food', 'cloth', 'glass'], repeats: true },
    ],
    origin: twoOrThree,
  },
  {
    id: 'mine',
    spaces: 2,
    holds: ['stone', 'ore', 'silver'],
    actions: [
      { type: 'produce', inputs: { food: 2 }, outputs: ['stone'] },
      { type: 'produce', inputs: { ore: 1, food: 1 }, outputs: ['silver'] },
    ],
    origin: twoOrThree,
  },
  {
    id: 'harbour',
    spaces: 2,
    holds: ['fish', 'boats'],
    actions: [
      { type: 'produce', inputs: { fish: 1, food: 1 }, outputs: ['food'] },
      { type: 'produce', inputs: { fish: 2 }, outputs: ['stone'] },
      { type: 'buildBoat', inputs: { wood: 2 } },
    ],
    origin: reconstructed('actions as printed; a boat and a fish exchange do not fit together, so at most 3 spaces'),
  },
  {
    id: 'village',
    spaces: 3,
    holds: ['houses', 'carts'],
    actions: [{ type: 'buildHouse', inputs: { stone: 2 } }, { type: 'store' }, { type: 'buyCart', coins: 1 }],
    origin: inferred('actions as printed; the storing example of the book takes three tiles from here'),
  },
  {
    id: 'market',
    spaces: 3,
    holds: ['glass', 'orders'],
    actions: [{ type: 'sell' }, { type: 'buyExtension' }, { type: 'takeOrder', coins: 1 }, { type: 'deliver', corn: 1 }],
    origin: twoOrThree,
  },
  {
    id: 'road',
    spaces: 2,
    holds: ['corn'],
    actions: [{ type: 'buildRoad', inputs: { stone: 1, wood: 1 } }],
    origin: twoOrThree,
  },
];

const supplyFor = (
  players: number,
  [corn, basic, refined, scarce, carts, orders]: readonly [number, number, number, number, number, number],
): SupplyEntry => ({
  players,
  goods: {
    food: 36,
    corn,
    wood: basic,
    stone: basic,
    ore: refined,
    silver: refined,
    cloth: refined,
    wool: refined,
    fish: scarce,
    glass: scarce,
    alpaca: scarce,
    cacao: scarce,
  },
  carts,
  orders,
  origin: printed('table of the set-up'),
});

const station = (location: string, inputs: Amounts | number, outputs: readonly string[]): Station => ({
  type: 'produce',
  location,
  inputs: typeof inputs === 'number' ? {} : inputs,
  coins: typeof inputs === 'number' ? inputs : 0,
  outputs,
});
const alpacaForFood = station('farm', { food: 1 }, ['alpaca']);
const woodForFood = station('forest', { food: 1 }, ['wood']);
const oreForFood = station('mine', { food: 1 }, ['ore']);
const fishForFood = station('harbour', { food: 1 }, ['fish']);
const fishOrWoodForCoin = station('market', 1, ['fish', 'wood']);
const stoneOrOreForFood = station('mine', { food: 1 }, ['stone', 'ore']);
const cacaoForTwoFood = station('forest', { food: 2 }, ['cacao']);

const ownKit = reconstructed('name as printed; action derived from the extensions, starting tiles and coins our own');
const role = (id: string, action: Station, goodsAtStart: Amounts, coins: number, from: Origin = ownKit): RoleEntry => ({
  id,
  action,
  start: { goods: goodsAtStart, coins },
  origin: from,
});
const roles: readonly RoleEntry[] = [
  role('woodcutter', woodForFood, { food: 2, alpaca: 1, wood: 1 }, 1),
  role('fisherman', fishForFood, { food: 1, fish: 2, wood: 1 }, 1),
  role('shepherd', alpacaForFood, { food: 1, alpaca: 2, stone: 1 }, 1),
  role('miner', oreForFood, { food: 2, fish: 1, ore: 1 }, 1, inferred('starting tiles and coin as printed; action derived')),
  role('farmer', cacaoForTwoFood, { food: 2, alpaca: 1, cacao: 1 }, 1),
  role('trader', fishOrWoodForCoin, { food: 1, fish: 1, alpaca: 1, stone: 1 }, 4),
  role('stonemason', stoneOrOreForFood, { food: 2, fish: 1, stone: 1 }, 1),
];

const extension = (
  id: string,
  effect: ExtensionEffect,
  category: ExtensionEntry['category'],
  cost: number,
  minPlayers = 2,
): ExtensionEntry => ({
  id,
  effect,
  category,
  price: cost,
  minPlayers,
  origin: reconstructed(
    minPlayers === 2
      ? 'effect as printed; category and price our own'
      : 'effect as printed; category, price, player mark and which tiles exist twice our own',
  ),
});
const extensions: readonly ExtensionEntry[] = [
  extension('alpaca-pen', alpacaForFood, 'A', 2),
  extension('alpaca-pen-2', alpacaForFood, 'A', 2, 4),
  extension('ore-barter', station('harbour', { fish: 1 }, ['ore']), 'A', 1, 5),
  extension('sawmill', woodForFood, 'A', 2),
  extension('sawmill-2', woodForFood, 'A', 2, 5),
  extension('ore-gallery', oreForFood, 'A', 2),
  extension('fishing-jetty', fishForFood, 'A', 2),
  extension('fishing-jetty-2', fishForFood, 'A', 2, 3),
  extension('cacao-stall', station('market', 2, ['cacao']), 'B', 2),
  extension('alpaca-stone-stall', station('market', 1, ['alpaca', 'stone']), 'B', 2),
  extension('fish-wood-stall', fishOrWoodForCoin, 'B', 2, 4),
  extension('stone-wood-stall', station('market', 1, ['stone', 'wood']), 'B', 2, 3),
  extension('quarry', stoneOrOreForFood, 'B', 3),
  extension('cacao-barter', station('harbour', { fish: 2 }, ['cacao']), 'B', 2, 5),
  extension('raw-goods-barter', station('harbour', { fish: 1 }, ['ore', 'stone', 'wood']), 'B', 3, 3),
  extension('cacao-patch', cacaoForTwoFood, 'B', 2),
  extension('wild-space', { type: 'wildSpace' }, 'B', 3),
  extension('shearing-shed', station('farm', { alpaca: 1 }, ['wool']), 'C', 3),
  extension('cacao-plantation', station('forest', { food: 1 }, ['cacao']), 'C', 4),
  extension('paid-travel', { type: 'paidTravel' }, 'C', 2),
  extension('tile-exchange', { type: 'exchange' }, 'C', 3),
  extension('village-annex', { type: 'moreSpaces', location: 'village', spaces: 2 }, 'C', 3),
  extension('wild-space-2', { type: 'wildSpace' }, 'C', 3, 3),
  extension('fine-barter', station('harbour', { fish: 1 }, ['wool', 'cacao']), 'D', 4),
  extension('wool-ore-stall', station('market', 2, ['wool', 'ore']), 'D', 3, 4),
  extension('luxury-stall', station('market', 3, ['silver', 'glass']), 'D', 4),
  extension('late-storage', { type: 'lateStorage', tiles: 10 }, 'D', 3),
  extension('corn-shed', { type: 'cornShed', corn: 2 }, 'D', 2),
];

const cardGoods = ['wood', 'stone', 'ore', 'silver', 'cloth', 'wool', 'fish', 'glass', 'alpaca', 'cacao'];
const onePerGood = inferred('points as printed; one card for each good but food and corn is the natural reading of ten cards');
const cards = (prefix: string, points: number): readonly CardEntry[] =>
  cardGoods.map((good) => ({ id: `${prefix}-${good}`, good, points, origin: onePerGood }));

const ownOrder = reconstructed('the print has 16 orders worth 9 to 19 points; what each asks for is our own');
const order = (id: string, points: number, ...asked: readonly string[]): OrderEntry => ({
  id,
  goods: asked,
  points,
  origin: ownOrder,
});

const ownPoints = reconstructed('condition as printed; points our own');
const mission = (id: string, condition: Condition, points: number): MissionEntry => ({
  id,
  condition,
  points,
  origin: ownPoints,
});

const laterStep = reconstructed('the book tells the first two steps; their number and order after that are our own');
const ownRow = reconstructed('number of rows, spaces and points our own');
const ownSurcharge = reconstructed('the book tells the first two extra costs; the others are our own');

const components: Components = {
  goods,
  locations,
  supply: [
    supplyFor(2, [12, 12, 8, 7, 6, 10]),
    supplyFor(3, [17, 15, 12, 9, 9, 10]),
    supplyFor(4, [22, 18, 14, 11, 12, 12]),
    supplyFor(5, [25, 20, 15, 12, 15, 12]),
  ],
  carts: { count: 15, limit: 4, steps: 3, origin: printed('list of components and rules of movement') },
  movement: { spaces: 3, steps: 1, origin: inferred('four carts, one of them the starting cart, need three spaces') },
  planning: { start: 4, spaces: 8, origin: printed('rules of drawing') },
  road: [
    { gives: 'planning', origin: printed('first road') },
    { gives: 'corn', origin: printed('second road') },
    { gives: 'planning', origin: laterStep },
    { gives: 'corn', origin: laterStep },
    { gives: 'planning', origin: laterStep },
    { gives: 'corn', origin: laterStep },
    { gives: 'planning', origin: laterStep },
    { gives: 'corn', origin: laterStep },
  ],
  warehouse: [
    {
      depot: 'left',
      spaces: 3,
      points: 2,
      origin: reconstructed('three spaces follow from the example of the book; points our own'),
    },
    { depot: 'left', spaces: 3, points: 3, origin: ownRow },
    { depot: 'left', spaces: 3, points: 4, origin: ownRow },
    { depot: 'left', spaces: 3, points: 6, origin: ownRow },
    { depot: 'left', spaces: 3, points: 8, origin: ownRow },
    { depot: 'right', spaces: 4, points: 10, origin: ownRow },
    { depot: 'right', spaces: 4, points: 12, origin: ownRow },
    { depot: 'right', spaces: 4, points: 14, origin: ownRow },
    { depot: 'right', spaces: 4, points: 16, origin: ownRow },
    { depot: 'right', spaces: 4, points: 18, origin: ownRow },
  ],
  track: [
    { surcharge: 0, origin: printed('example of the book') },
    { surcharge: 1, origin: printed('example of the book') },
    { surcharge: 2, origin: ownSurcharge },
    { surcharge: 3, origin: ownSurcharge },
    { surcharge: 4, origin: ownSurcharge },
  ],
  roles,
  extensions,
  houses: cards('house', 4),
  boats: cards('boat', 2),
  orders: [
    order('O01', 9, 'wood', 'wood', 'stone', 'fish', 'alpaca'),
    order('O02', 9, 'wood', 'stone', 'stone', 'fish', 'ore'),
    order('O03', 10, 'stone', 'fish', 'fish', 'alpaca'),
    order('O04', 10, 'wood', 'ore', 'ore', 'alpaca'),
    order('O05', 11, 'wood', 'alpaca', 'alpaca', 'wool'),
    order('O06', 11, 'stone', 'fish', 'ore', 'cacao'),
    order('O07', 12, 'wood', 'fish', 'wool', 'wool'),
    order('O08', 12, 'stone', 'ore', 'ore', 'silver'),
    order('O09', 13, 'stone', 'alpaca', 'cacao', 'cacao'),
    order('O10', 14, 'wood', 'alpaca', 'wool', 'cloth'),
    order('O11', 15, 'fish', 'ore', 'cacao', 'silver'),
    order('O12', 15, 'stone', 'ore', 'silver', 'silver'),
    order('O13', 16, 'wool', 'cloth', 'cloth'),
    order('O14', 16, 'wool', 'cacao', 'glass'),
    order('O15', 18, 'wool', 'cacao', 'silver', 'cloth'),
    order('O16', 19, 'silver', 'cloth', 'glass'),
  ],
  missions: [
    mission('M01', { type: 'orders', count: 3 }, 6),
    mission('M02', { type: 'stored', good: 'alpaca', count: 3 }, 4),
    mission('M03', { type: 'storedKinds', count: 7 }, 6),
    mission('M04', { type: 'storedTiles', count: 20 }, 7),
    mission('M05', { type: 'firstRow' }, 4),
    mission('M06', { type: 'rows', count: 4, withoutCorn: true }, 7),
    mission('M07', { type: 'owned', goods: { silver: 3, cloth: 3 } }, 7),
    mission('M08', { type: 'owned', goods: { glass: 4 } }, 6),
    mission('M09', { type: 'rows', count: 3 }, 4),
    mission('M10', { type: 'stored', good: 'corn', count: 5 }, 5),
    mission('M11', { type: 'firstRowOf', good: 'fish' }, 5),
    mission('M12', { type: 'boats', count: 3 }, 4),
    mission('M13', { type: 'houses', count: 3 }, 5),
    mission('M14', { type: 'most', good: 'ore' }, 5),
    mission('M15', { type: 'stored', good: 'cacao', count: 4 }, 6),
    mission(
      'M16',
      {
        type: 'all',
        of: [
          { type: 'orders', count: 1 },
          { type: 'boats', count: 1 },
          { type: 'houses', count: 1 },
        ],
      },
      4,
    ),
    mission('M17', { type: 'firstOrder' }, 5),
    mission('M18', { type: 'firstHouse' }, 4),
    mission('M19', { type: 'most', good: 'stone' }, 4),
    mission('M20', { type: 'orders', count: 2, asking: ['wool', 'cloth'] }, 5),
  ],
};

export const standard: Edition<Components> = {
  id: 'kontor',
  title: 'Kontor edition: known numbers, reconstructed where the print is unknown',
  components,
};
