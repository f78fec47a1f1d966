// Who comes, goes and stays away at a table, and what the others choose for a seat that is late.
import type { Seat } from '@kontor/engine';
import type { BotLevel, Person } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { Keeper } from './keeper.ts';
import type { Playing } from './playing.ts';
import { getUp, seatBot, seatOf, sitDown, standIn } from './seating.ts';
import type { Timekeeper } from './timekeeper.ts';

export class SeatChanges {
  constructor(
    private readonly keeper: Keeper,
    private readonly time: Timekeeper,
    private readonly playing: Playing,
  ) {}

  async join(person: Person, wanted: number | undefined): Promise<Seat> {
    const before = this.keeper.table;
    const { table, seat } = sitDown(before, person, wanted);
    if (before.status === 'playing') {
      const { away, bot } = before.seats[seat]!;
      if (!away && bot === undefined) return seat;
      this.playing.stopBot(seat);
      this.time.returned(seat, this.playing.isSeatAsked(seat), bot !== undefined);
    }
    await this.keeper.change(table, {}, () => this.playing.carryOn());
    return seat;
  }

  async leave(person: string): Promise<void> {
    const { table, seat } = getUp(this.keeper.table, person);
    if (table.status === 'playing') this.time.left(seat);
    await this.keeper.change(table);
  }

  async seatBot(person: string, index: number, level: BotLevel | null): Promise<void> {
    await this.keeper.change(seatBot(this.keeper.table, person, index, level));
  }

  async setRematch(id: string): Promise<void> {
    await this.keeper.change({ ...this.keeper.table, rematch: id });
  }

  async choose(person: string, index: number, choice: 'wait' | 'bot' | 'end', level: BotLevel): Promise<void> {
    const own = this.chooser(person, index);
    if (choice === 'end') return this.voteToEnd(own, index);
    const { table } = this.keeper;
    if (choice === 'bot') this.time.excuse(index);
    else this.time.waitFor(index, this.playing.isSeatAsked(index));
    await this.keeper.change(choice === 'bot' ? standIn(table, index, level) : table, {}, () => this.playing.carryOn());
  }

  /** The seat of whoever chooses, if there is something to choose for them. */
  private chooser(person: string, index: number): Seat {
    const { table } = this.keeper;
    const own = seatOf(table, person);
    if (table.status !== 'playing') throw new Denied('wrong-moment', 'this match is not being played');
    if (own === undefined || table.seats[own]!.away) throw new Denied('not-allowed', 'only those who play choose');
    if (own === index) throw new Denied('not-allowed', 'the others choose, not the seat itself');
    this.time.pass();
    if (!this.time.isLate(index)) throw new Denied('wrong-moment', `seat ${index} is not late`, { path: 'seat' });
    return own;
  }

  /** The match ends when everybody else who plays wants it. */
  private async voteToEnd(own: Seat, index: number): Promise<void> {
    const { table } = this.keeper;
    const votes = this.time.voteToEnd(index, own);
    const isWanted = table.seats.every(
      (seat, place) => seat.person === undefined || seat.away || place === index || votes.includes(place),
    );
    if (isWanted) await this.playing.end();
    else await this.keeper.change(table);
  }
}
