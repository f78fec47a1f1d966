// The door for editions of El Capitán: what is not of this form, or does not fit together, is refused by name.
import { InputError, originSchema, parseInput } from '@kontor/engine';
import * as v from 'valibot';
import { type CityPrint, type Components, outerCityIds } from './components.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const positive = v.pipe(whole, v.minValue(1));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const step = v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20));

const city = v.strictObject({
  id: name,
  name,
  column: step,
  row: step,
  harbours: v.pipe(v.array(whole), v.minLength(1), v.maxLength(5)),
  fortresses: v.pipe(v.array(whole), v.maxLength(5)),
  values: v.pipe(v.array(whole), v.minLength(5), v.maxLength(25)),
  closing: v.array(positive),
  triangle: v.array(positive),
  origin: originSchema,
});

const schema = v.strictObject({
  cities: v.pipe(
    v.array(city),
    v.minLength(7, 'with fewer than 7 cities the pirate ship could find no harbour'),
    v.maxLength(20),
  ),
  outerCities: v.strictObject({ porto: city, lisboa: city, islasCanarias: city }),
  spread: v.array(v.strictObject({ cities: whole, florins: whole, origin: originSchema })),
  bonus: v.strictObject({ cities: positive, cards: v.array(v.strictObject({ florins: whole, origin: originSchema })) }),
  destinationCards: v.pipe(
    v.array(v.strictObject({ id: name, city: name, seals: positive, price: whole, origin: originSchema })),
    v.minLength(1),
  ),
  connectionCards: v.array(v.strictObject({ id: name, cities: v.strictTuple([name, name]), price: whole, origin: originSchema })),
  display: v.strictObject({ destinations: positive, connections: whole }),
  loans: v.pipe(
    v.array(v.strictObject({ amount: positive, repayment: whole, extended: whole, count: whole, origin: originSchema })),
    v.maxLength(5),
  ),
  startMoney: whole,
  pieces: v.strictObject({ warehouses: positive, fortresses: whole }),
  perPhase: v.strictObject({ warehouses: positive, fortresses: whole, neutralWarehouses: whole }),
  pirate: v.strictObject({ space: positive, stepPrice: whole, protection: v.pipe(v.array(whole), v.length(3)) }),
});

const fail = (path: string, message: string): never => {
  throw new InputError('bad-edition', message, `components.${path}`);
};

function checkUnique(ids: readonly string[], path: (index: number) => string, what: string): void {
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) !== index) fail(path(index), `there are two ${what} '${id}'; every one needs its own`);
}

/** Sites that close lie on the row, behind the two where a city begins; so there is always a warehouse to close. */
function checkCity(print: CityPrint, path: string): void {
  const sites = print.values.length - 1;
  const closing: number[] = [];
  for (const key of ['closing', 'triangle'] as const)
    for (const [index, site] of print[key].entries()) {
      if (site < 3 || site > sites) fail(`${path}.${key}[${index}]`, `a site that closes is one from 3 to ${sites}, not ${site}`);
      if (closing.includes(site)) fail(`${path}.${key}[${index}]`, `site ${site} is said to close twice`);
      closing.push(site);
    }
}

/** Checks the components of an edition. Throws an `InputError` that names the entry. */
export function parseComponents(json: unknown): Components {
  const components = parseInput(schema, json, 'bad-edition', 'components');
  const outer = outerCityIds.map((key) => components.outerCities[key]);
  const cities = [...components.cities, ...outer];
  const pathOf = (index: number) =>
    index < components.cities.length ? `cities[${index}]` : `outerCities.${outerCityIds[index - components.cities.length]}`;
  checkUnique(
    cities.map(({ id }) => id),
    (index) => `${pathOf(index)}.id`,
    'cities',
  );
  checkUnique(
    cities.map(({ column, row }) => `column ${column}, row ${row}`),
    pathOf,
    'cities at',
  );
  for (const [index, print] of cities.entries()) checkCity(print, pathOf(index));

  const onBoard = (id: string, path: string) => {
    if (!components.cities.some((print) => print.id === id))
      fail(path, `'${id}' is no city of the board; cards name ${components.cities.map((print) => print.id).join(', ')}`);
  };
  for (const [index, card] of components.destinationCards.entries()) onBoard(card.city, `destinationCards[${index}].city`);
  for (const [index, card] of components.connectionCards.entries()) {
    for (const end of [0, 1] as const) onBoard(card.cities[end], `connectionCards[${index}].cities[${end}]`);
    if (card.cities[0] === card.cities[1])
      fail(`connectionCards[${index}].cities`, 'a connection is between two different cities');
  }
  checkUnique(
    [...components.destinationCards, ...components.connectionCards].map(({ id }) => id),
    (index) =>
      index < components.destinationCards.length
        ? `destinationCards[${index}].id`
        : `connectionCards[${index - components.destinationCards.length}].id`,
    'cards',
  );

  for (let count = 0; count <= cities.length; count++)
    if (components.spread[count]?.cities !== count)
      fail(`spread[${count}]`, `the scale has one entry for each number of cities from 0 to ${cities.length}, in this order`);
  if (components.spread.length > cities.length + 1)
    fail(`spread[${cities.length + 1}]`, `there are only ${cities.length} cities`);
  checkUnique(
    components.loans.map(({ amount }) => `of ${amount} florins`),
    (index) => `loans[${index}].amount`,
    'loans',
  );
  const phases = components.pirate.protection.length;
  for (const piece of ['warehouses', 'fortresses'] as const)
    if (components.pieces[piece] < phases * components.perPhase[piece])
      fail(`pieces.${piece}`, `${phases} phases need ${phases * components.perPhase[piece]} of a colour`);
  if (components.pieces.warehouses < phases * components.perPhase.neutralWarehouses)
    fail('perPhase.neutralWarehouses', `there are only ${components.pieces.warehouses} warehouses of a colour`);
  if (components.perPhase.neutralWarehouses >= components.perPhase.warehouses)
    fail('perPhase.neutralWarehouses', 'the main colour must outnumber the neutral one');
  if (components.pirate.space > components.outerCities.islasCanarias.harbours.length)
    fail('pirate.space', `Islas Canarias has ${components.outerCities.islasCanarias.harbours.length} harbour spaces`);
  return components;
}
