// The lessons of the guided first round: which there are, and what each language says in them.

/** The lessons, with the rule that tells more. */
export const lessonRules = {
  aim: 'AP-10.3',
  circle: 'AP-5.2',
  role: 'AP-1.8',
  missions: 'AP-11.1',
  place: 'AP-4.1',
  movement: 'AP-5.5',
  dryRun: 'AP-4.5',
  figure: 'AP-5.3',
  act: 'AP-5.1',
  cycle: 'AP-3.3',
  buy: 'AP-6.6',
  returning: 'AP-3.1',
  onwards: 'AP-10.1',
} as const;
export type LessonId = keyof typeof lessonRules;

/** What a lesson names; empty where there is nothing to name. */
export interface LessonFacts {
  readonly role: string;
  /** Actions that the drawn tiles allow, with where. Empty too when they are laid, or when something else is. */
  readonly plan: string;
  /** Whether that plan lies there, or nothing is left to lay. */
  readonly isLaid: boolean;
  readonly cartSteps: number;
  readonly foodSteps: number;
  /** The figure was just put down: there is no movement before this action (AP-5.11). */
  readonly isFirstAction: boolean;
  /** The locations where the player's tiles lie. */
  readonly places: string;
  /** Coins for the cheapest extension. */
  readonly price: string;
}

export type LessonPhrases = Readonly<
  Record<LessonId, (facts: LessonFacts) => { readonly title: string; readonly lines: readonly string[] }>
>;
