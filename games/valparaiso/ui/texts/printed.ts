// What words and drawings look up in the print of an edition: places, cards and their actions.
import { type Action, type CardIndex, type Components, type Print, printFor } from '../../rules/index.ts';

function readPrint(components: Components) {
  const { actionCards, achievementCards, colours } = components;
  const prints: (Print | undefined)[] = [];
  const achievementOf = (card: CardIndex) => achievementCards[card - actionCards.length];
  return {
    components,
    printOf(seatCount: number): Print {
      prints[seatCount] ??= printFor(components, seatCount);
      return prints[seatCount];
    },
    achievementOf,
    /** The main action of a card. */
    mainOf: (card: CardIndex): Action | undefined => (actionCards[card] ?? achievementOf(card))?.main,
    /** The alternative action of a card in one colour's set. */
    alternativeOf(card: CardIndex, colour: number): Action | undefined {
      const own = actionCards[card];
      return own ? colours[colour]?.alternatives[own.id].action : (achievementOf(card)?.alternative ?? undefined);
    },
  };
}
export type Printed = ReturnType<typeof readPrint>;

const known = new WeakMap<Components, Printed>();

/** Worked out once for each edition. */
export function printedIn(components: Components): Printed {
  const printed = known.get(components) ?? readPrint(components);
  known.set(components, printed);
  return printed;
}
