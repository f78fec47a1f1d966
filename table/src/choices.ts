// What can be chosen now, and how the action bar arranges it so that it stays calm.
import type { GameTypes, Refusal } from '@kontor/engine';
import type { TargetId } from './texts.ts';

/** One thing that can be done now, or could be asked for in vain. */
export interface Choice<T extends GameTypes = GameTypes> {
  readonly key: string;
  readonly move: T['Move'];
  readonly label: string;
  readonly group: string;
  readonly targets: readonly TargetId[];
  readonly isClosing: boolean;
  /** Possible at many moments and seldom meant: folded away while there is something else to do. */
  readonly isAside: boolean;
  /** Why it is not possible; absent for what is. */
  readonly refusal?: Refusal;
}

/** Choices that belong together in the action bar. A folded group is one button that opens it. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly isFolded: boolean;
}

export interface BarPlan {
  readonly groups: readonly ChoiceGroup[];
  /** What ends a turn or a plan: always in sight, after everything else. */
  readonly closing: readonly Choice[];
  /** Whether there is room for what is not possible now. */
  readonly showsRefused: boolean;
}

/** More buttons than this are a wall, not an offer. */
export const mostButtons = { wide: 6, narrow: 4 };

/** Choices by their group, in the order in which the groups first appear. */
export function byGroup<C extends { readonly group: string }>(choices: readonly C[]): Map<string, C[]> {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    const group = groups.get(choice.group);
    if (group) group.push(choice);
    else groups.set(choice.group, [choice]);
  }
  return groups;
}

/** Folds groups of several choices where all together would crowd the bar, and what lies aside in any case. */
export function planBar(choices: readonly Choice[], refusedCount: number, most: number): BarPlan {
  const closing = choices.filter(({ isClosing }) => isClosing);
  const others = choices.filter(({ isClosing }) => !isClosing);
  const main = others.filter(({ isAside }) => !isAside);
  const isCrowded = main.length > most;
  const groups = [...byGroup(others)].map(([name, members]): ChoiceGroup => {
    const isAside = members.every((choice) => choice.isAside) && choices.length > members.length;
    return { name, choices: members, isFolded: members.length > 1 && (isCrowded || isAside) };
  });
  const shown = groups.reduce((sum, group) => sum + (group.isFolded ? 1 : group.choices.length), closing.length);
  return { groups, closing, showsRefused: shown + refusedCount < most };
}
