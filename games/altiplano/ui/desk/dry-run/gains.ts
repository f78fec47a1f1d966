// What a way of acting brings, told from the events of the rules, and what somebody else could take first.
import { type Event, type Good, type State, unowned } from '../../../rules/index.ts';
import type { Gain, Outcome, Risk } from '../../texts/dry-run.ts';
import type { Way } from './deeds.ts';
import type { World } from './world.ts';

/** The events of a way, begun at the state from which it was found. */
function eventsOf(world: World, from: State, way: Way): Event[] {
  const events: Event[] = [];
  let state = world.standing(from, way.end.players[world.seat]!.figure);
  for (const move of way.moves) state = world.after(state, move, (event) => events.push(event));
  return events;
}

const freeCards = (owners: readonly number[]): number => owners.filter((owner) => owner === unowned).length;

/** Puts a gain beside those of the same kind. */
function add(gains: Gain[], gain: Gain): void {
  const isAlike = (other: Gain): boolean =>
    other.type === gain.type && (gain.type !== 'goods' || other.type !== 'goods' || other.among.join() === gain.among.join());
  const index = gains.findIndex(isAlike);
  const before = gains[index];
  if (before && 'count' in before && 'count' in gain) {
    const points = 'points' in before && 'points' in gain ? { points: before.points + gain.points } : {};
    gains[index] = { ...before, count: before.count + gain.count, ...points };
  } else gains.push(gain);
}

function gainsOf({ tables, seat }: World, from: State, events: readonly Event[]): Gain[] {
  const gains: Gain[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'produced': {
        const among = tables.productions[event.production]!.outputs.filter((good) => from.supply[good]! > 0);
        add(gains, { type: 'goods', among: event.gained === 0 ? [] : among, count: 1 });
        break;
      }
      case 'sold':
        add(gains, { type: 'coins', count: event.coins });
        break;
      case 'boatBuilt':
        add(gains, { type: 'boat', left: freeCards(from.boats) });
        break;
      case 'houseBuilt':
        add(gains, { type: 'house', left: freeCards(from.houses) });
        break;
      case 'noCardLeft':
        add(gains, { type: event.cards === 'boats' ? 'boat' : 'house', left: 0 });
        break;
      case 'roadBuilt':
        if (event.gives === 'planning') add(gains, { type: 'road', gives: event.gives });
        break;
      case 'cornReceived':
        add(gains, { type: 'corn', count: event.count });
        break;
      case 'stored':
        if (event.good !== tables.corn) add(gains, { type: 'stored', count: 1, points: 0 });
        break;
      case 'rowFilled':
        add(gains, { type: 'stored', count: 0, points: event.points });
        break;
      case 'delivered':
        add(gains, { type: 'delivered', count: 1, points: 0 });
        break;
      case 'orderFinished':
        add(gains, { type: 'delivered', count: 0, points: event.points });
        break;
      case 'missionFulfilled':
        if (event.seat === seat) add(gains, { type: 'mission', mission: event.mission });
        break;
      default:
        break;
    }
  }
  return gains;
}

/** Turns of others before this seat has had so many of its own in this round. */
const turnsBefore = ({ start, seat }: World, turns: number): number => {
  const count = start.players.length;
  return turns * (count - 1) + ((seat - start.startPlayer + count) % count);
};

/** Whether a stock might be gone when the turn comes: each of the others is thought to take one at most. */
function risksOf(world: World, from: State, gains: readonly Gain[], turns: number): Risk[] {
  const takers = Math.min(turnsBefore(world, turns), from.players.length - 1);
  if (takers === 0) return [];
  const risks: Risk[] = [];
  const takes = new Map<Good, number>();
  for (const gain of gains) {
    if (gain.type === 'goods') for (const good of gain.among) takes.set(good, (takes.get(good) ?? 0) + gain.count);
    else if (gain.type === 'corn') takes.set(world.tables.corn, gain.count);
    else if ((gain.type === 'boat' || gain.type === 'house') && gain.left > 0)
      risks.push({ type: gain.type === 'boat' ? 'boats' : 'houses', left: gain.left });
    else if (gain.type === 'mission' && isRace(world, gain.mission)) risks.push({ type: 'first', mission: gain.mission });
  }
  for (const [good, count] of takes) {
    const left = from.supply[good]!;
    if (left > 0 && left < count + takers) risks.push({ type: 'supply', good, left });
  }
  return risks;
}

/** AP-11.25: whoever is first takes it from the others. */
const isRace = ({ tables }: World, mission: number): boolean => tables.missions[mission]!.type === 'first';

/** `turns`: own turns before it. */
export function outcomeOf(world: World, from: State, way: Way, turns: number): Outcome {
  const gains = gainsOf(world, from, eventsOf(world, from, way));
  return { gains, actions: way.actions, risks: risksOf(world, from, gains, turns) };
}

/** The cart that a route buys to get on. */
export function cartOutcome(world: World, from: State, turns: number): Outcome {
  const { locations } = world.tables;
  const coins = Math.max(0, ...locations.map(({ buyCart }) => buyCart));
  const takers = Math.min(turnsBefore(world, turns), from.players.length - 1);
  const risks: Risk[] = from.carts <= takers && takers > 0 ? [{ type: 'carts', left: from.carts }] : [];
  return { gains: [{ type: 'cart', coins }], actions: 1, risks };
}
