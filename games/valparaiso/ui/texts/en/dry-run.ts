// English: what a plan would cost and give, and where it could break.

/** Those who could interfere: verbs follow their number. */
export interface Rivals {
  readonly names: string;
  readonly isMany: boolean;
}

export const dryRun = {
  title: 'Dry run',
  total: (points: string, pesos: string) => `As shown, if nobody interferes: ${points}, at most ${pesos} left.`,
  totalPerhapsMore: (points: string, pesos: string) => `As shown, if nobody interferes: ${points}, ${pesos} left, perhaps more.`,
  upTo: (points: string) => `up to ${points}`,
  withinReach: (points: string) => `${points} within reach`,
  noPoints: 'no victory points',
  range: (least: number, most: string) => `${least} to ${most}`,
  costs: (amounts: string) => `costs ${amounts}`,
  gives: (amounts: string) => `gives up to ${amounts}`,
  givesPerhapsMore: (amounts: string) => `gives ${amounts}, perhaps more`,
  nothing: 'neither costs nor gives anything by itself.',
  alternative: 'Alternative',
  onlyAlternative: (action: string) => `only the alternative action (${action}).`,
  noEffect: 'no effect.',
  unknown: 'not to be told beforehand.',
  others: 'The others',
  at: (places: string) => `in ${places}`,
  /** Where names would be too many. */
  anywhere: {
    tile: 'where you want to trade',
    fees: 'where you want to trade',
    space: 'where you want to build',
    toll: 'somewhere on your way',
  },
  stop: {
    excluded: 'The main action does not go together with the other cards of the plan',
    alternative: (reason: string, action: string) => `${reason}. Only the alternative action is left: ${action}.`,
    nothing: (reason: string) => `${reason}. The card has no effect.`,
    giveUp: (reason: string, goods: string) => `${reason}. Possible if you give up ${goods} first.`,
  },
  care: {
    tile: ({ names }: Rivals, where: string) => `${names} could trade first ${where}: the market moves on.`,
    fees: ({ names }: Rivals, where: string) => `${names} could have merchants ${where}: trading there costs more.`,
    space: ({ names }: Rivals, where: string) => `${names} could build first ${where}.`,
    toll: ({ names }: Rivals, where: string) => `${names} could build a customs house ${where}: the way costs more.`,
    card: ({ names }: Rivals, where: string) => `${names} could take a card first: ${where}.`,
  },
  first: (pesos: string) => `Using the card first costs ${pesos} more.`,
  firstNotCovered: (pesos: string) => `Using the card first costs ${pesos} more, and the money is missing.`,
};

export type DryRunWords = typeof dryRun;
