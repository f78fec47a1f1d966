// English: what a plan would cost and give, and where it could break.

/** Those who could interfere: verbs follow their number. */
export interface Rivals {
  readonly names: string;
  readonly isMany: boolean;
}

export const dryRun = {
  title: 'Dry run',
  total: (points: string, pesos: string) => `If nobody interferes: ${points}, at most ${pesos} left.`,
  totalPerhapsMore: (points: string, pesos: string) => `If nobody interferes: ${points}, ${pesos} left, perhaps more.`,
  upTo: (points: string) => `up to ${points}`,
  withinReach: (points: string) => `${points} within reach`,
  noPoints: 'no victory points',
  range: (least: number, most: string) => `${least} to ${most}`,
  costs: (amounts: string) => `costs ${amounts}`,
  gives: (amounts: string) => `gives up to ${amounts}`,
  givesPerhapsMore: (amounts: string) => `gives ${amounts}, perhaps more`,
  nothing: 'neither costs nor gives anything by itself.',
  noEffect: 'no effect.',
  unknown: 'not to be told beforehand.',
  others: 'The others',
  places: (count: number) => `${count} places`,
  stop: {
    alternative: (reason: string) => `${reason}. Only the alternative action is left.`,
    nothing: (reason: string) => `${reason}. The card has no effect.`,
    giveUp: (reason: string, goods: string) => `${reason}. Possible if you give up ${goods} first.`,
  },
  care: {
    tile: ({ names }: Rivals, where: string) => `${names} could trade in ${where} first: the market moves on.`,
    fees: ({ names }: Rivals, where: string) => `${names} could come to ${where}: trading there costs more.`,
    space: ({ names }: Rivals, where: string) => `${names} could build in ${where} first.`,
    toll: ({ names }: Rivals, where: string) => `${names} could build a customs house in ${where}: the way costs more.`,
    card: ({ names }: Rivals, where: string) => `${names} could take a card first: ${where}.`,
  },
  first: (pesos: string) => `Used first: +${pesos}.`,
  firstNotCovered: (pesos: string) => `Used first: +${pesos}, not covered.`,
};

export type DryRunWords = typeof dryRun;
