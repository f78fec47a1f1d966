// The door for editions of Altiplano: what is not of this form, or does not fit together, is refused by name.
import { InputError, originSchema, parseInput } from '@kontor/engine';
import * as v from 'valibot';
import { type Amounts, type Components, type Condition, categories, natures, roadSteps, stocks } from './components.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('a whole number is needed'), v.minValue(least), v.maxValue(most));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, 'an id is made of letters, digits and hyphens'));
const amounts = v.record(v.string(), whole(1, 9));
const points = whole(0, 99);
const outputs = v.pipe(v.array(v.string()), v.minLength(1, 'an action gives at least one good to choose'));

const basicAction = v.variant('type', [
  v.strictObject({ type: v.literal('produce'), inputs: amounts, outputs, repeats: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.picklist(['buildBoat', 'buildHouse', 'buildRoad']), inputs: amounts }),
  v.strictObject({ type: v.picklist(['store', 'sell', 'buyExtension']) }),
  v.strictObject({ type: v.literal('deliver'), corn: whole(0, 9) }),
  v.strictObject({ type: v.picklist(['takeOrder', 'buyCart']), coins: whole(1, 99) }),
]);

const station = v.strictObject({
  type: v.literal('produce'),
  location: v.string(),
  inputs: amounts,
  coins: whole(0, 9),
  outputs,
});

const effect = v.variant('type', [
  station,
  v.strictObject({ type: v.picklist(['wildSpace', 'paidTravel', 'exchange']) }),
  v.strictObject({ type: v.literal('moreSpaces'), location: v.string(), spaces: whole(1, 9) }),
  v.strictObject({ type: v.literal('lateStorage'), tiles: whole(1, 99) }),
  v.strictObject({ type: v.literal('cornShed'), corn: whole(1, 9) }),
]);

const condition: v.GenericSchema<Condition> = v.variant('type', [
  v.strictObject({ type: v.literal('orders'), count: whole(1, 99), asking: v.exactOptional(v.array(v.string())) }),
  v.strictObject({ type: v.picklist(['boats', 'houses', 'storedTiles', 'storedKinds']), count: whole(1, 99) }),
  v.strictObject({ type: v.literal('stored'), good: v.string(), count: whole(1, 99) }),
  v.strictObject({ type: v.literal('rows'), count: whole(1, 99), withoutCorn: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.picklist(['firstRow', 'firstOrder', 'firstHouse']) }),
  v.strictObject({ type: v.literal('firstRowOf'), good: v.string() }),
  v.strictObject({ type: v.literal('all'), of: v.array(v.lazy(() => condition)) }),
  v.strictObject({ type: v.literal('owned'), goods: v.record(v.string(), whole(1, 99)) }),
  v.strictObject({ type: v.literal('most'), good: v.string() }),
]);

const card = v.strictObject({ id, good: v.string(), points, origin: originSchema });
const schema = v.strictObject({
  goods: v.pipe(
    v.array(
      v.strictObject({
        id,
        nature: v.picklist(natures),
        count: whole(1, 99),
        value: points,
        price: v.nullable(whole(1, 99)),
        origin: originSchema,
      }),
    ),
    v.minLength(3),
    v.maxLength(30),
  ),
  locations: v.pipe(
    v.array(
      v.strictObject({
        id,
        spaces: whole(1, 9),
        holds: v.array(v.string()),
        actions: v.array(basicAction),
        origin: originSchema,
      }),
    ),
    v.minLength(2),
    v.maxLength(20),
  ),
  supply: v.array(
    v.strictObject({
      players: whole(2, 5),
      goods: v.record(v.string(), whole(0, 99)),
      carts: whole(2, 99),
      orders: whole(0, 30),
      origin: originSchema,
    }),
  ),
  carts: v.strictObject({ count: whole(2, 99), limit: whole(1, 9), steps: whole(1, 9), origin: originSchema }),
  movement: v.strictObject({ spaces: whole(0, 9), steps: whole(1, 9), origin: originSchema }),
  planning: v.strictObject({ start: whole(1, 20), spaces: whole(1, 20), origin: originSchema }),
  road: v.array(v.strictObject({ gives: v.picklist(roadSteps), origin: originSchema })),
  warehouse: v.pipe(
    v.array(v.strictObject({ depot: v.picklist(['left', 'right']), spaces: whole(1, 20), points, origin: originSchema })),
    v.minLength(1),
  ),
  track: v.pipe(v.array(v.strictObject({ surcharge: whole(0, 99), origin: originSchema })), v.minLength(1)),
  roles: v.pipe(
    v.array(
      v.strictObject({
        id,
        action: station,
        start: v.strictObject({ goods: amounts, coins: whole(0, 99) }),
        origin: originSchema,
      }),
    ),
    v.minLength(5, 'five players need five roles'),
  ),
  extensions: v.pipe(
    v.array(
      v.strictObject({
        id,
        effect,
        category: v.picklist(categories),
        price: whole(0, 99),
        minPlayers: whole(2, 5),
        origin: originSchema,
      }),
    ),
    v.maxLength(200),
  ),
  houses: v.array(card),
  boats: v.array(card),
  orders: v.array(v.strictObject({ id, goods: v.pipe(v.array(v.string()), v.minLength(1)), points, origin: originSchema })),
  missions: v.pipe(
    v.array(v.strictObject({ id, condition, points, origin: originSchema })),
    v.minLength(15, 'five players are dealt fifteen missions'),
  ),
});

const fail = (path: string, message: string): never => {
  throw new InputError('bad-edition', message, `components.${path}`);
};

export function parseComponents(json: unknown): Components {
  const components = parseInput(schema, json, 'bad-edition', 'components') as Components;
  checkNames(components);
  checkGoods(components);
  checkPlaces(components);
  checkSupply(components);
  checkExtensions(components);
  return components;
}

/** Ids are there once in their list. */
function checkNames(components: Components): void {
  for (const list of ['goods', 'locations', 'roles', 'extensions', 'houses', 'boats', 'orders', 'missions'] as const) {
    const ids = components[list].map((entry) => entry.id);
    const twice = ids.findIndex((entry, index) => ids.indexOf(entry) !== index);
    if (twice >= 0) fail(`${list}[${twice}].id`, `'${ids[twice]}' is there twice`);
  }
}

/** Every good that is named exists, and food and corn are there once. */
function checkGoods({ goods, locations, supply, roles, extensions, houses, boats, orders, missions }: Components): void {
  for (const nature of ['food', 'corn'] as const) {
    const count = goods.filter((good) => good.nature === nature).length;
    if (count !== 1) fail('goods', `one good has the nature '${nature}', not ${count}`);
  }
  const ids = goods.map((good) => good.id);
  const corn = goods.find(({ nature }) => nature === 'corn')!.id;
  const known = (good: string, path: string): void => {
    if (!ids.includes(good)) fail(path, `there is no good '${good}'; there are ${ids.join(', ')}`);
  };
  const placeable = (inputs: Amounts, path: string): void => {
    for (const good of Object.keys(inputs)) {
      known(good, `${path}.${good}`);
      if (good === corn) fail(`${path}.${good}`, 'corn lies on no action space, so no action can ask for it');
    }
  };
  locations.forEach(({ actions }, at) => {
    actions.forEach((action, index) => {
      const path = `locations[${at}].actions[${index}]`;
      if ('inputs' in action) {
        placeable(action.inputs, `${path}.inputs`);
        if (Object.keys(action.inputs).length === 0) fail(`${path}.inputs`, 'a basic action uses at least one tile');
      }
      if (action.type === 'produce') for (const good of action.outputs) known(good, `${path}.outputs`);
    });
  });
  supply.forEach((entry, at) => {
    for (const good of Object.keys(entry.goods)) known(good, `supply[${at}].goods.${good}`);
  });
  roles.forEach(({ action, start }, at) => {
    placeable(action.inputs, `roles[${at}].action.inputs`);
    placeable(start.goods, `roles[${at}].start.goods`);
    for (const good of action.outputs) known(good, `roles[${at}].action.outputs`);
  });
  extensions.forEach(({ effect: entry }, at) => {
    if (entry.type !== 'produce') return;
    placeable(entry.inputs, `extensions[${at}].effect.inputs`);
    for (const good of entry.outputs) known(good, `extensions[${at}].effect.outputs`);
  });
  houses.forEach(({ good }, at) => {
    known(good, `houses[${at}].good`);
  });
  boats.forEach(({ good }, at) => {
    known(good, `boats[${at}].good`);
  });
  orders.forEach((order, at) => {
    order.goods.forEach((good, index) => {
      placeable({ [good]: 1 }, `orders[${at}].goods[${index}]`);
    });
  });
  missions.forEach(({ condition: entry }, at) => {
    for (const good of namedGoods(entry)) known(good, `missions[${at}].condition`);
  });
}

function namedGoods(entry: Condition): readonly string[] {
  if (entry.type === 'all') return entry.of.flatMap(namedGoods);
  if (entry.type === 'owned') return Object.keys(entry.goods);
  if (entry.type === 'orders') return entry.asking ?? [];
  return 'good' in entry ? [entry.good] : [];
}

/** Every location that is named exists, things lie on one location each, and boards have room for what the road and carts promise. */
function checkPlaces({ goods, locations, roles, extensions, planning, road }: Components): void {
  const ids = locations.map((location) => location.id);
  const known = (location: string, path: string): void => {
    if (!ids.includes(location)) fail(path, `there is no location '${location}'; there are ${ids.join(', ')}`);
  };
  const held = new Map<string, number>();
  const things = [...goods.map((good) => good.id), ...stocks];
  locations.forEach(({ holds, actions }, at) => {
    holds.forEach((thing, index) => {
      const path = `locations[${at}].holds[${index}]`;
      if (!things.includes(thing)) fail(path, `nothing is called '${thing}'; there are ${things.join(', ')}`);
      if (held.has(thing)) fail(path, `'${thing}' lies on ${ids[held.get(thing)!]} already`);
      held.set(thing, at);
    });
    actions.forEach(({ type }, index) => {
      if (type !== 'produce' && actions.findIndex((action) => action.type === type) !== index)
        fail(`locations[${at}].actions[${index}]`, `'${type}' is there twice`);
    });
  });
  roles.forEach(({ action }, at) => {
    known(action.location, `roles[${at}].action.location`);
    if (Object.keys(action.inputs).length === 0 && action.coins === 0)
      fail(`roles[${at}].action`, 'an action asks for at least one tile or coin');
  });
  extensions.forEach(({ effect: entry }, at) => {
    if ('location' in entry) known(entry.location, `extensions[${at}].effect.location`);
    if (entry.type === 'produce' && Object.keys(entry.inputs).length === 0 && entry.coins === 0)
      fail(`extensions[${at}].effect`, 'an action asks for at least one tile or coin');
  });
  const opened = planning.start + road.filter(({ gives }) => gives === 'planning').length;
  if (opened > planning.spaces) fail('road', `the road opens ${opened} planning spaces, but the board has ${planning.spaces}`);
}

/** There is a supply for every number of players, within the box and enough for every start. */
function checkSupply({ goods, supply, carts, orders, roles }: Components): void {
  for (let players = 2; players <= 5; players++) {
    const at = supply.findIndex((entry) => entry.players === players);
    const path = `supply[${at}]`;
    const entry = supply[at] ?? fail('supply', `there is no supply for ${players} players`);
    if (entry.carts > carts.count) fail(`${path}.carts`, `the box has ${carts.count} carts, not ${entry.carts}`);
    if (entry.carts < players) fail(`${path}.carts`, `${players} players need ${players} carts to begin`);
    if (entry.orders > orders.length) fail(`${path}.orders`, `the box has ${orders.length} orders, not ${entry.orders}`);
    for (const good of goods) {
      const there = entry.goods[good.id] ?? 0;
      if (there > good.count) fail(`${path}.goods.${good.id}`, `the box has ${good.count} ${good.id}, not ${there}`);
      const needs = roles.map(({ start }) => start.goods[good.id] ?? 0).sort((a, b) => b - a);
      const needed = needs.slice(0, players).reduce((sum, need) => sum + need, 0);
      if (there < needed)
        fail(`${path}.goods.${good.id}`, `${players} roles may start with ${needed} ${good.id}, but there are ${there}`);
    }
  }
}

/** The track can be filled at the start, and each standing ability is there in one form. */
function checkExtensions({ extensions, track }: Components): void {
  const forTwo = extensions.filter(({ minPlayers }) => minPlayers === 2).length;
  if (forTwo < track.length) fail('extensions', `two players have ${forTwo} extensions for ${track.length} spaces of the track`);
  const forms = [...new Set(extensions.map(({ effect: entry }) => JSON.stringify(entry)))];
  if (forms.length > 30) fail('extensions', `at most 30 different effects are possible, not ${forms.length}`);
  for (const type of ['lateStorage', 'cornShed'] as const) {
    const first = extensions.find(({ effect: entry }) => entry.type === type);
    const other = extensions.findIndex(
      ({ effect: entry }) => entry.type === type && JSON.stringify(entry) !== JSON.stringify(first!.effect),
    );
    if (other >= 0) fail(`extensions[${other}].effect`, `'${type}' is there in another form already`);
  }
}
