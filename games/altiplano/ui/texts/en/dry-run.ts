// English: the dry run of a plan.
import { plural } from '@kontor/table';
import type { DryRunPhrases } from '../phrases.ts';

const actions = (count: number): string => plural('en', count, { one: '# action', other: '# actions' });

export const dryRun: DryRunPhrases = {
  title: 'Dry run',
  tooFar: 'too far',
  lacks: 'lacks',
  idle: 'no use yet',
  full: 'no use, spaces full',
  nothingLaid: 'what your plan would give',
  nothingWhole: 'no action is complete',
  all: (count) => `${actions(count)} in reach`,
  some: (reached, all) => `${reached} of ${actions(all)} in reach`,
  someMissing: (reached, all, missing) =>
    `${reached} of ${actions(all)}, ${plural('en', missing, { one: '# movement is missing', other: '# movements are missing' })}`,
  someAtLeast: (reached, all) => `at least ${reached} of ${actions(all)} in reach`,
  about: 'What your plan would bring if nobody interferes.',
  aboutRisks: 'A triangle marks what somebody else could take first.',
  route: (places) => `The route: ${places}.`,
  missing: (food) => `With ${food} more on movement spaces everything could be reached.`,
  unsure: 'Not every route was tried: there may be a better one.',
  spare: (count) => plural('en', count, { one: '# movement stays unused.', other: '# movements stay unused.' }),
  offer: (at, what) => `With your coins then, ${at}: ${what}. Others may be faster.`,
  anOrder: 'an order',
  aCart: 'a cart',
  extension: (name, coins) => `“${name}” for ${coins}`,
  stop: (number, all) => `Stop ${number} of ${all}.`,
  gives: (what) => `Gives ${what}.`,
  unreached: 'What lies here could act, but your figure does not get here with these movements.',
  unreachedMaybe: 'No route was found that leads here too.',
  lying: (tiles) => `Without a use so far: ${tiles}.`,
  needs: (ways) => `Lacking for an action: ${ways}.`,
  noRoom: 'No space is free here for what an action lacks.',
  wildIdle: 'The route does not need this tile.',
  gains: {
    nothing: 'nothing, the supply is exhausted',
    among: (tiles, goods) => `${tiles} (${goods})`,
    boat: 'a boat card with its good',
    house: 'a house card',
    noCard: 'no card, none is left',
    planning: 'another planning space',
    stored: (tiles) => `${tiles} in the warehouse`,
    rows: (points) => `${points} for a full row`,
    delivered: (tiles) => `${tiles} on your order`,
    order: (points) => `${points} for the finished order`,
    mission: (mission) => `your mission “${mission}”`,
    cart: (coins) => `a cart for ${coins}`,
  },
  risks: {
    supply: (tiles) => `Left in the supply: ${tiles}. Others may take them first.`,
    boats: (cards) => `${cards} to choose from: others may take the one you want.`,
    houses: (cards) => `${cards} to choose from: others may take the one you want.`,
    carts: (carts) => `Left in the village: ${carts}. Others may buy first.`,
    first: (mission) => `Somebody else may be first: ${mission}.`,
  },
};
