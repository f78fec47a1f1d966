// What a bot is to everybody else: it gets a view, never a state, and answers with a move.
import type { Chance, Game, GameTypes, Seat } from '@kontor/engine';

/** The levels a person can choose to play against, weakest first. */
export const levels = ['apprentice', 'merchant', 'captain'] as const;

/** One of `levels`. */
export type Level = (typeof levels)[number];

/** Simple players to measure the levels against. */
export const baselines = ['random', 'greedy', 'flat', 'uct'] as const;

/** A level or a baseline. */
export type BotName = Level | (typeof baselines)[number];

/** How long a bot may think: until it has done so many iterations, or until its time is spent. */
export interface Budget {
  readonly iterations?: number;
  /** The share of the time that has gone by; at 1 the bot answers. Asked between iterations: the bot has no clock. */
  readonly spent?: () => number;
}

/** Milliseconds since some moment in the past. Time is the asker's: of the wall, or of the processor. */
export type Clock = () => number;

/** One choice the bot looked at. */
export interface Candidate<Move> {
  readonly move: Move;
  readonly visits: number;
  /** The expected share of the win for the seat, from 0 to 1. */
  readonly value: number;
}

/** A decision, with what led to it. */
export interface Thought<Move> {
  readonly move: Move;
  readonly iterations: number;
  /** The choices that were weighed, best first. */
  readonly candidates: readonly Candidate<Move>[];
  /** The expected share of the win of every seat, where the bot has one. */
  readonly outlook?: readonly number[];
}

/** A bot for one game. With the same view, chance and number of iterations it always answers the same. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: BotName;
  think(game: Game<T>, view: T['View'], seat: Seat, budget: Budget, chance: Chance): Thought<T['Move']>;
}

/** What a game's own `bot` folder knows of its game: judgement of a situation, and sensible play without search. */
export interface Knowledge<T extends GameTypes = GameTypes> {
  /** How good the situation is for each seat: the score it may expect at the end, in points of the game. */
  evaluate(state: T['State']): number[];
  /** A sensible move for a seat that is asked, quickly found. */
  suggest(state: T['State'], seat: Seat, moves: readonly T['Move'][], chance: Chance): T['Move'];
  /** How promising each move is at first sight, in points. Left out: only the suggested move is preferred. */
  rate?(state: T['State'], seat: Seat, moves: readonly T['Move'][]): readonly number[];
  /** How many points of lead make a clear advantage, now: odds of e to one. */
  doubt(state: T['State']): number;
  /** How far first sight is believed: a move rated lower by the `trust`th part of `doubt` is e times less promising. */
  readonly trust: number;
  /** A count that grows as the game goes on: rounds or turns. A line of play is judged when it has grown by `lookAhead`. */
  moment(state: T['State']): number;
  readonly lookAhead: number;
}

/** The numbers in a game's knowledge that self-play can tune, by name. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What `games/<game>/bot` exports. Knowledge belongs to one edition: it reads values off the components it is given, so that a
 * corrected or invented edition is understood too. Weights are numbers about play, never about print.
 */
export interface BotModule<T extends GameTypes = GameTypes> {
  readonly weights: Weights;
  knowledge(game: Game<T>, weights?: Weights): Knowledge<T>;
}

/** A question to a bot that thinks elsewhere: in a worker thread, in a Web Worker, or in this very process. */
export interface ThinkRequest {
  readonly game: string;
  /** The edition file, where it is not the one in the box. */
  readonly edition?: object;
  readonly bot: BotName;
  readonly view: object;
  readonly seat: Seat;
  readonly seed: number | string;
  /** Either bound may be left out; the level's own budget holds then. */
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** Tells a bot that nobody waits for it any more. An `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Where bots think. A fault or an overrun is answered with a legal move, and said in `fault`. What `canWait`, such as a hint, is
 * thought about after others' moves.
 */
export interface BotHost {
  think(
    request: ThinkRequest,
    signal?: StopSignal,
    canWait?: boolean,
  ): Promise<Thought<{ readonly type: string }> & { readonly fault?: string }>;
  close(): Promise<void>;
}
