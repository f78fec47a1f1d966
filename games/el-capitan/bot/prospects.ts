// What building in a city would bring a player now: the gain in worth, less some of what it brings the others, less the price.
import type { Seat } from '@kontor/engine';
import { type Board, closingSites } from '../rules/board.ts';
import { freeFortressSite, hasFortress, isNextColour } from '../rules/building.ts';
import { coloursOf, keepsLimit, nextSite, size, smallest, spreadOf, takenSites } from '../rules/row.ts';
import type { City, Colour, State } from '../rules/state.ts';
import { addCityWorth, type ElCapitanWeights, fullestCity, spreadWorth } from './worth.ts';

/** Builds nothing: a gain that no plan can have. */
export const impossible = -1000;

/** Looks at one situation for one seat. */
export class Prospects {
  private readonly most: number;
  private readonly before: number[] = [];
  private readonly after: number[] = [];
  private readonly cities: number;
  private readonly spreadNow: number;
  private readonly spreadMore: number;
  private readonly spreadLess: number;

  constructor(
    private readonly board: Board,
    private readonly state: State,
    private readonly seat: Seat,
    private readonly own: ElCapitanWeights,
  ) {
    this.most = fullestCity(board, state);
    this.cities = spreadOf(state, seat);
    this.spreadNow = spreadWorth(board, state, seat, this.cities, own);
    this.spreadMore = spreadWorth(board, state, seat, this.cities + 1, own) - this.spreadNow;
    this.spreadLess = this.cities === 0 ? 0 : spreadWorth(board, state, seat, this.cities - 1, own) - this.spreadNow;
  }

  /** The gain of a warehouse on a site, without its price. */
  warehouse(city: City, colour: Colour, site: number): number {
    const { board, state, seat } = this;
    const colours = coloursOf(state);
    const first = city * colours;
    const row = state.rows[first + colour]!;
    const own = state.rows[first + seat]!;
    this.judge(city, this.before, this.most);
    const taken = takenSites(state, city);
    state.rows[first + colour] = row | (1 << site);
    let closed = -1;
    const closes =
      (taken & (1 << board.lastSite[city]!)) === 0 && (closingSites(board, city, state.money.length) & (1 << site)) !== 0;
    if (closes) {
      const front = 1 << smallest(taken | (1 << site));
      for (let other = 0; other < colours; other++) if (state.rows[first + other]! & front) closed = other;
      state.rows[first + closed]! &= ~front;
      this.judge(city, this.after, this.most);
      const isThere = state.rows[first + seat] !== 0;
      state.rows[first + closed]! |= front;
      state.rows[first + colour] = row;
      return this.gain() + (own === 0 && isThere ? this.spreadMore : own !== 0 && !isThere ? this.spreadLess : 0);
    }
    this.judge(city, this.after, Math.max(this.most, size(taken) + 1));
    state.rows[first + colour] = row;
    return this.gain() + (own === 0 && colour === seat ? this.spreadMore : 0);
  }

  /** The gain of a fortress, without its price. */
  fortress(city: City): number {
    const { board, state } = this;
    const index = city * board.fortressSites + freeFortressSite(board, state, city) - 1;
    this.judge(city, this.before, this.most);
    state.strongholds[index] = this.seat;
    this.judge(city, this.after, this.most);
    state.strongholds[index] = -1;
    return this.gain();
  }

  /** The best that can be built in a city from a harbour space with so much money, price included. */
  best(city: City, space: number, money: number): number {
    const { board, state, seat } = this;
    if (space === 0) return impossible;
    const colours = coloursOf(state);
    const taken = takenSites(state, city);
    const site = nextSite(board, city, taken);
    const price = board.harbours[city]![space]!;
    let best = impossible;
    if (site > 0)
      for (let colour: Colour = seat; colour < colours; colour += state.money.length) {
        if (!keepsLimit(state, city, colour, site)) continue;
        if (state.closed[city * colours + colour]! > 0) best = Math.max(best, this.warehouse(city, colour, site));
        if ((price > 0 && money < price) || !isNextColour(state, seat, colour)) continue;
        best = Math.max(best, this.warehouse(city, colour, site) - price);
        if (taken === 0) best = Math.max(best, this.warehouse(city, colour, 2) - price);
      }
    const fort = state.fortresses[seat]! > 0 ? freeFortressSite(board, state, city) : 0;
    if (fort > 0 && !hasFortress(board, state, seat, city)) {
      const cost = board.cities[city]!.fortresses[fort - 1]!;
      if (money >= cost) best = Math.max(best, this.fortress(city) - cost);
    }
    return best;
  }

  private judge(city: City, worth: number[], most: number): void {
    for (let seat = 0; seat < this.state.money.length; seat++) worth[seat] = 0;
    addCityWorth(this.board, this.state, city, most, this.own, worth);
  }

  private gain(): number {
    const seats = this.state.money.length;
    let others = 0;
    for (let seat = 0; seat < seats; seat++) if (seat !== this.seat) others += this.after[seat]! - this.before[seat]!;
    return this.after[this.seat]! - this.before[this.seat]! - (this.own.envy * others) / (seats - 1);
  }
}
