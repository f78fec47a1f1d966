// The door for editions of Valparaíso: what is not of this form, or does not fit together, is refused by name.
import { InputError, originSchema, parseInput } from '@kontor/engine';
import * as v from 'valibot';
import { checkBoard, checkTiles } from './boardChecks.ts';
import { actionCardIds, type Components, choiceKinds, colours, goods, letters, levels } from './types.ts';

const whole = (most: number, least = 0) =>
  v.pipe(
    v.number('a number is expected here'),
    v.integer('whole numbers only'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );
const amount = whole(99);
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/, 'an id is made of letters, digits, dots and hyphens'));

const named = {
  silver: v.exactOptional(amount),
  copper: v.exactOptional(amount),
  wheat: v.exactOptional(amount),
  pesos: v.exactOptional(amount),
};
const price = v.strictObject({ ...named, goodsOfChoice: v.exactOptional(whole(3)) });
const goodsOfChoice = v.exactOptional(v.strictObject({ count: whole(3, 1), kinds: v.picklist(choiceKinds) }));
const income = v.strictObject({ ...named, goodsOfChoice });
const gain = v.strictObject({ ...named, victoryPoints: v.exactOptional(amount), goodsOfChoice });

const stepPrices = v.pipe(
  v.array(amount),
  v.minLength(2, 'there is a price for no step and for one step at least'),
  v.maxLength(7, 'nobody goes further than 6 steps'),
  v.check((prices) => prices.every((now, i) => i === 0 || now >= prices[i - 1]!), 'more steps cannot be cheaper'),
);
const action = v.variant('type', [
  v.strictObject({ type: v.literal('transfer') }),
  v.strictObject({ type: v.literal('exchange'), upTo: whole(9, 1), pay: price, gain }),
  v.strictObject({ type: v.literal('hire'), price }),
  v.strictObject({ type: v.literal('build'), price }),
  v.strictObject({ type: v.literal('buildOrHire'), buildPrice: price, hirePrice: price }),
  v.strictObject({ type: v.literal('moveMerchants'), stepPrices }),
  v.strictObject({ type: v.literal('river') }),
  v.strictObject({ type: v.literal('trade'), fee: amount }),
  v.strictObject({ type: v.literal('moveShip') }),
  v.strictObject({ type: v.literal('overseas') }),
]);

const spot = { id, x: v.number(), y: v.number(), river: v.boolean(), origin: originSchema };
const villageSpaces = v.array(v.strictObject({ victoryPoints: amount }));
const letter = v.picklist(letters);
const place = v.variant('kind', [
  v.strictObject({
    ...spot,
    kind: v.literal('city'),
    buildingSpaces: v.array(v.strictObject({ victoryPoints: amount, income })),
  }),
  v.strictObject({
    ...spot,
    kind: v.literal('market'),
    letters: v.pipe(v.array(letter), v.minLength(1, 'a market has at least one space')),
    buildingSpaces: villageSpaces,
  }),
  v.strictObject({ ...spot, kind: v.literal('village'), buildingSpaces: villageSpaces }),
]);
const board = v.strictObject({
  id,
  players: v.strictObject({ min: whole(5, 2), max: whole(5, 2) }),
  places: v.pipe(v.array(place), v.maxLength(30, 'at most 30 places')),
  paths: v.array(v.strictObject({ between: v.strictTuple([v.string(), v.string()]), origin: originSchema })),
  reserve: v.array(letter),
});

const alternative = v.strictObject({ action, origin: originSchema });
const schema = v.strictObject({
  start: v.strictObject({
    pesos: amount,
    goodsOfChoice: whole(6, 2),
    merchants: v.strictObject({ 2: whole(7, 2), 3: whole(7, 2), 4: whole(7, 2), 5: whole(7, 2) }),
    origin: originSchema,
  }),
  repository: v.strictObject({
    houses: whole(9, 1),
    lastHouseVictoryPoints: amount,
    hold: whole(12, 1),
    fullHoldVictoryPoints: amount,
    mayorFee: amount,
    origin: originSchema,
  }),
  slots: v.pipe(
    v.array(v.strictObject({ surcharge: amount, housesNeeded: amount, origin: originSchema })),
    v.minLength(1, 'there is at least one slot'),
    v.maxLength(8, 'at most 8 slots'),
  ),
  tariffs: v.strictObject({
    giveUp: amount,
    toll: amount,
    rivalFee: amount,
    compensation: amount,
    majority: v.array(amount),
    pesosPerVictoryPoint: whole(999, 1),
    origin: originSchema,
  }),
  end: v.strictObject({ victoryPoints: whole(999, 1), lastRound: whole(999, 1), origin: originSchema }),
  boards: v.array(board),
  outerSectors: v.pipe(
    v.array(
      v.strictObject({
        id,
        pesos: amount,
        cardSpaces: v.pipe(v.array(v.strictObject({ good: v.picklist(goods), count: whole(12, 1) })), v.minLength(1)),
        origin: originSchema,
      }),
    ),
    v.minLength(1, 'there is at least one outer sector'),
    v.maxLength(6, 'at most 6 outer sectors'),
  ),
  marketTiles: v.array(v.strictObject({ id, letter, pay: price, gain, limit: v.nullable(whole(9, 1)), origin: originSchema })),
  achievementCards: v.pipe(
    v.array(
      v.strictObject({
        id,
        level: v.picklist(levels),
        minPlayers: whole(5, 2),
        victoryPoints: amount,
        main: action,
        alternative: v.nullable(action),
        origin: originSchema,
      }),
    ),
    v.maxLength(30, 'at most 30 achievement cards'),
  ),
  actionCards: v.array(v.strictObject({ id: v.picklist(actionCardIds), main: action, origin: originSchema })),
  colours: v.array(
    v.strictObject({
      id: v.picklist(colours),
      alternatives: v.strictObject({
        transferGoods: alternative,
        sellGood: alternative,
        hireMerchant: alternative,
        moveMerchants: alternative,
        buildHouse: alternative,
        tradeInVillages: alternative,
        moveShip: alternative,
        tradeOverseas: alternative,
      }),
    }),
  ),
});

const fail = (path: string, message: string): never => {
  throw new InputError('bad-edition', message, `components.${path}`);
};

export function parseComponents(json: unknown): Components {
  const components: Components = parseInput(schema, json, 'bad-edition', 'components');
  eachOnce(components.actionCards, 'actionCards', actionCardIds);
  components.actionCards.forEach((card, index) => {
    if (card.id !== actionCardIds[index]) fail(`actionCards[${index}].id`, `here stands ${actionCardIds[index]}, not ${card.id}`);
  });
  eachOnce(components.colours, 'colours', colours);
  eachOnce(components.marketTiles, 'marketTiles');
  eachOnce(components.achievementCards, 'achievementCards');
  eachOnce(components.outerSectors, 'outerSectors');
  eachOnce(components.boards, 'boards');
  components.slots.forEach((slot, index) => {
    const before = components.slots[index - 1];
    if (slot.housesNeeded > components.repository.houses)
      fail(`slots[${index}].housesNeeded`, `nobody builds more than ${components.repository.houses} houses`);
    if (before && slot.housesNeeded < before.housesNeeded)
      fail(`slots[${index}].housesNeeded`, 'a later slot cannot need fewer houses than an earlier one');
  });
  if (components.slots[0]!.surcharge !== 0 || components.slots[0]!.housesNeeded !== 0)
    fail('slots[0]', 'the first slot is free and open to all');
  for (let players = 2; players <= 5; players++) checkPlayers(components, players);
  components.boards.forEach((side, index) => {
    checkBoard(side, `boards[${index}]`, fail);
    checkTiles(components, side, `boards[${index}]`, fail);
  });
  return components;
}

/** No id twice, and where a list of ids is given, each of it once. */
function eachOnce(list: readonly { readonly id: string }[], name: string, wanted?: readonly string[]): void {
  const seen = new Set<string>();
  list.forEach((entry, index) => {
    if (seen.has(entry.id)) fail(`${name}[${index}].id`, `'${entry.id}' is there twice`);
    seen.add(entry.id);
  });
  const missing = wanted?.find((entry) => !seen.has(entry));
  if (missing !== undefined) fail(name, `'${missing}' is missing`);
}

/** One board for each number of players, and enough cards to fill the card spaces. */
function checkPlayers(components: Components, players: number): void {
  const sides = components.boards.filter(({ players: { min, max } }) => min <= players && players <= max);
  if (sides.length !== 1) fail('boards', `${players} players need exactly one board, not ${sides.length}`);
  const spaces = components.outerSectors.reduce((sum, { cardSpaces }) => sum + cardSpaces.length, 0);
  const cards = components.achievementCards.filter(({ minPlayers }) => minPlayers <= players).length;
  if (cards < spaces)
    fail('achievementCards', `${players} players need at least ${spaces} cards for the card spaces, not ${cards}`);
}
