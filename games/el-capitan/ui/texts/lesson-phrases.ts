// The shape of what the guided first round says in one language.

export interface LessonWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A first turn that works: a card, its city, and what comes of it. */
export interface FirstTurn {
  readonly card: string;
  readonly price: number;
  readonly city: string;
  /** What a warehouse costs there. */
  readonly building: number;
  /** What a payday would bring then. */
  readonly gain: number;
  /** The money that is left. */
  readonly left: number;
}

interface SpreadStep {
  readonly cities: number;
  readonly florins: number;
}

export interface LessonPhrases {
  readonly aim: LessonWords;
  /**
   * What the first rank gets now, and with one warehouse more. In an empty city that stands on site 1, and `far` is the
   * amount with site 2. With two players there is no second rank (EC-13.6).
   */
  city(what: {
    readonly city: string;
    readonly now: number;
    readonly after: number;
    readonly far: number | undefined;
    readonly hasSecond: boolean;
  }): LessonWords;
  readonly neutral: LessonWords;
  firstCard(turn: FirstTurn): LessonWords;
  /** Where no card can be recommended. */
  readonly anyCard: LessonWords;
  firstSail(what: { readonly card: string; readonly city: string; readonly price: number }): LessonWords;
  /** The amounts with a warehouse on site 1 and on site 2. */
  emptyCity(what: { readonly city: string; readonly near: number; readonly far: number }): LessonWords;
  nextSite(what: { readonly city: string; readonly site: number; readonly amount: number }): LessonWords;
  afterBuilding(city: string): LessonWords;
  spread(few: SpreadStep, all: SpreadStep): LessonWords;
  /** `onwards` is a card that leads to a city where one is not yet. */
  secondTurn(what: {
    readonly city: string;
    readonly price: number;
    readonly onwards: { readonly card: string; readonly price: number; readonly city: string } | undefined;
  }): LessonWords;
  /** By kind of loan. */
  loan(what: {
    readonly amounts: readonly number[];
    readonly repayments: readonly number[];
    readonly extended: readonly number[];
  }): LessonWords;
  outer(cities: string): LessonWords;
  pirate(city: string, rate: number): LessonWords;
  /** EC-5.2: whether the dark triangle closes too. */
  end(hasTriangle: boolean): LessonWords;
}
