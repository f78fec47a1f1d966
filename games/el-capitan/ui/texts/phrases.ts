// The shape of the words of El Capitán in one language. What is missing in a language is a type error.
import type { Language, PluralForms } from '@kontor/table';
import type { Errand, Event, Move, PaydayLine, Source } from '../../rules/index.ts';
import type { LessonPhrases } from './lesson-phrases.ts';

/** Everything that is not possible, as the rules name it. */
export const refusalReasons = [
  'game-over',
  'not-your-turn',
  'name-the-start-player',
  'only-after-a-payday',
  'pirate-under-way',
  'nothing-after-the-bank',
  'pirate-move-owed',
  'action-first',
  'too-dear',
  'settle-loans-first',
  'no-such-loan',
  'repay-with-money-in-hand',
  'not-on-display',
  'sail-before-the-action',
  'card-not-held',
  'voyage-ended-in-islas-canarias',
  'city-not-in-play',
  'another-city-only',
  'outer-city-by-route-only',
  'leave-by-destination-only',
  'too-many-steps',
  'connection-elsewhere',
  'one-action-a-turn',
  'ship-in-no-harbour',
  'harbour-full',
  'not-your-colour',
  'closed-ones-left-the-game',
  'none-closed-here',
  'none-in-front-of-you',
  'main-colour-must-outnumber',
  'too-many-in-a-row',
  'three-in-a-row',
  'row-full',
  'never-built-on',
  'not-the-next-site',
  'begin-with-the-first-two',
  'freed-until-the-last-site',
  'one-fortress-a-city',
  'no-fortress-site',
  'you-can-still-go-on',
  'no-loan-in-the-first-round',
  'a-loan-is-the-whole-turn',
  'loans-are-left',
  'pile-empty',
  'no-pirate-in-play',
  'sail-to-islas-canarias-first',
  'once-a-turn',
  'no-card-leads-anywhere',
  'call-the-pirate-first',
  'cards-or-florins',
  'no-way-on-to-a-free-space',
  'sail-there-with-cards',
  'no-such-space',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The amounts that a refusal may speak of. */
export interface RefusalFacts {
  readonly price: number;
  readonly money: number;
  readonly steps: number;
  readonly seals: number;
  readonly site: number;
}

/** Names for what an event speaks of. */
export interface Say {
  who(seat: number): string;
  city(city: number): string;
  card(card: number): string;
  isNeutral(colour: number): boolean;
  /** In how many cities a bonus card is earned. */
  readonly bonusCities: number;
  list(items: readonly string[]): string;
  number(value: number): string;
}

type EventOf<K> = Extract<Event, { readonly type: K }>;
type LineOf<S> = Extract<PaydayLine, { readonly source: S }>;

export type EventPhrases = {
  readonly [K in Exclude<Event['type'], 'paid'>]: (event: EventOf<K>, say: Say) => string;
} & { readonly paid: { readonly [S in PaydayLine['source']]: (line: LineOf<S>, say: Say) => string } };

/** What a label of a move may need; what is not known for a move that is not possible is left out. */
export interface MovePhrases {
  buyCard(card: string, price: number): string;
  sail(city: string, card: string): string;
  buildWarehouse(what: { readonly site: number; readonly price: number | undefined; readonly isNeutral: boolean }): string;
  reopenWarehouse(what: { readonly site: number; readonly isNeutral: boolean }): string;
  buildFortress(price: number | undefined): string;
  /** What it will cost is said before it is taken: repaid after the next payday, or extended where that is possible. */
  takeLoan(amount: number, repayment: number, extended: number | undefined): string;
  readonly pass: string;
  readonly movePirate: Readonly<Record<Errand, string>>;
  sailPirate(city: string, card: string): string;
  landPirate(city: string, space: number, price: number): string;
  readonly endTurn: string;
  repayLoan(amount: number, repayment: number): string;
  /** `due` is what is owed on them then. */
  extendLoans(count: number, due: number): string;
  /** Nobody's colour: the player begins. */
  chooseStartPlayer(colour: string | undefined): string;
}

/** What the bank is good for now: a loan, or passing where no loan can be had. */
export type BankWay = 'loan' | 'pass' | 'none';

/** Where the ship is when a turn begins, as a prompt tells it apart. */
export interface PromptPhrases {
  /** `hasCard`: a destination card is in hand already. */
  notInPlay(way: BankWay, hasCard: boolean): string;
  atTheBank(way: BankWay): string;
  inHarbour(city: string, way: BankWay): string;
  inFullHarbour(city: string): string;
  /** The voyage has ended where the ship is (EC-14.16). */
  voyageEnded(city: string): string;
  /** Nothing else is left (EC-2.6, EC-2.9). */
  onlyBank(way: Exclude<BankWay, 'none'>): string;
  readonly pirateOwed: string;
  readonly afterAction: string;
  readonly afterActionPirateOwed: string;
  readonly atBank: string;
  settlement(count: number): string;
  startPlayerChoice(phase: number): string;
  readonly pirate: { free(rate: number): string; florins(price: number): string; readonly cards: string };
}

export interface ExplainPhrases {
  readonly city: {
    amount(florins: number): string;
    readonly empty: string;
    first(who: string, florins: number): string;
    second(who: string, florins: number): string;
    fortress(who: string, florins: number): string;
    readonly neutralLeads: string;
    readonly fullest: string;
    /** What one's own next warehouse there would change. */
    next(changes: string): string;
    readonly outer: string;
    readonly porto: string;
    readonly lisboa: string;
    readonly islasCanarias: string;
  };
  readonly site: {
    title(city: string, site: number): string;
    last(city: string): string;
    occupied(who: string, isNeutral: boolean): string;
    readonly next: string;
    readonly freed: string;
    readonly dark: string;
    readonly triangle: string;
    readonly triangleIdle: string;
    lastField(site: number): string;
    value(florins: number): string;
    readonly paysNow: string;
    after(changes: string): string;
    readonly afterNothing: string;
    closes(who: string): string;
  };
  readonly harbour: {
    title(city: string, space: number): string;
    price(florins: number): string;
    ship(who: string): string;
    readonly free: string;
    readonly pirate: string;
  };
  readonly fortress: {
    title(city: string, site: number): string;
    price(florins: number): string;
    owner(who: string): string;
    readonly free: string;
    pays(florins: number): string;
  };
  readonly closed: { title(city: string): string; owner(who: string, count: number): string; readonly hint: string };
  readonly card: {
    destination(city: string): string;
    route(seals: number): string;
    connection(a: string, b: string): string;
    price(florins: number): string;
    readonly tooDear: string;
    readonly elsewhere: string;
    held(who: string): string;
  };
  readonly deck: {
    readonly destinations: string;
    readonly connections: string;
    counts(deck: number, discards: number): string;
    readonly hint: string;
  };
  readonly bank: { readonly lines: readonly string[]; ships(names: string): string };
  readonly loan: {
    title(amount: number): string;
    due(repayment: number, extended: number): string;
    /** In the last phase nothing can be extended (EC-9.5). */
    dueLast(repayment: number): string;
    /** What it costs, and what extending costs. */
    cost(interest: number, extendedInterest: number): string;
    costLast(interest: number): string;
    /** What the player would owe after taking it. */
    inAll(due: number): string;
    left(count: number): string;
    held(who: string, count: number, due: number): string;
  };
  /** EC-13.5. */
  readonly mainColourOnly: string;
  readonly spread: { readonly hint: string; player(who: string, cities: number, florins: number): string };
  readonly bonus: {
    title(florins: number): string;
    hint(cities: number): string;
    owner(who: string): string;
    readonly free: string;
  };
  readonly pirate: { readonly blocks: string; moves(price: string): string; rate(florins: number): string };
  readonly player: {
    money(florins: number): string;
    wealth(florins: number): string;
    left(warehouses: number, neutral: number, fortresses: number): string;
    payday(florins: number): string;
    readonly startPlayer: string;
  };
}

/** Single words and short labels on the board, the desk and the panels. */
export interface Labels {
  readonly bank: string;
  readonly destinationCards: string;
  readonly connectionCards: string;
  readonly spread: string;
  readonly bonus: string;
  readonly cities: string;
  readonly wealth: string;
  readonly debt: string;
  readonly neutral: string;
  readonly cards: string;
  readonly loans: string;
  readonly noCards: string;
  readonly paydayNow: string;
  readonly pirateShip: string;
  readonly startPlayer: string;
}

export interface OverviewPhrases {
  stage(phase: number, round: number, isLast: boolean): string;
  city(city: string, row: string, amount: number): string;
  site(site: number, who: string): string;
  readonly nobody: string;
  fortresses(owners: string): string;
  closed(owners: string): string;
  ships(owners: string): string;
  readonly pirate: string;
  display(cards: string): string;
  card(card: string, price: number): string;
  player(name: string, money: number, wealth: number, isViewer: boolean): string;
  pieces(warehouses: number, neutral: number, fortresses: number): string;
  hand(cards: string): string;
  readonly shipAtBank: string;
  readonly shipNotInPlay: string;
  shipIn(city: string): string;
}

export interface Phrases {
  readonly language: Language;
  readonly florins: PluralForms;
  /** 'Marseille (3 seals)'. */
  destination(city: string, seals: number): string;
  readonly colours: readonly string[];
  readonly prompts: PromptPhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly refusals: Readonly<Record<RefusalReason, string | ((facts: RefusalFacts) => string)>>;
  readonly notPossible: string;
  readonly sources: Readonly<Record<Source | 'debt', string>>;
  readonly lessons: LessonPhrases;
  readonly options: Readonly<
    Record<'porto' | 'lisboa' | 'islasCanarias' | 'startPlayer', { readonly label: string; readonly hint: string }>
  >;
  readonly explain: ExplainPhrases;
  readonly labels: Labels;
  readonly overview: OverviewPhrases;
  readonly groups: Readonly<Record<Group, string>>;
  readonly tieBreak: string;
  readonly series: Readonly<Record<'warehouses' | 'spread', string>>;
  stage(phase: number, round: number): string;
  readonly stages: {
    readonly lastRound: string;
    readonly settlement: string;
    readonly startPlayerChoice: string;
    readonly over: string;
  };
  /** What the tables of the print rest on, by the words in which the tables say it. */
  readonly notes: Readonly<Record<string, string>>;
}

/** How choices are grouped in the action bar. */
export const groups = ['voyage', 'build', 'bank', 'pirate', 'settle', 'begin', 'end'] as const;
export type Group = (typeof groups)[number];

const groupByMove: Readonly<Record<Move['type'], Group>> = {
  buyCard: 'voyage',
  sail: 'voyage',
  buildWarehouse: 'build',
  reopenWarehouse: 'build',
  buildFortress: 'build',
  takeLoan: 'bank',
  pass: 'bank',
  movePirate: 'pirate',
  sailPirate: 'pirate',
  landPirate: 'pirate',
  repayLoan: 'settle',
  extendLoans: 'settle',
  chooseStartPlayer: 'begin',
  endTurn: 'end',
};
export const groupOf = ({ type }: Move): Group => groupByMove[type];
