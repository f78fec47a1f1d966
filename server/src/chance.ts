// Chance for matches that people play: from the machine's own source, so that nobody can foretell it and nothing has to be kept.
import { randomInt } from 'node:crypto';
import type { Chance } from '@kontor/engine';

export const machineChance: Chance = {
  below: (bound) => (bound <= 1 ? 0 : randomInt(bound)),
};
