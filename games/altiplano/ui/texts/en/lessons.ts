// English: the guided first round.
import { plural } from '@kontor/table';
import type { LessonPhrases } from '../lesson-phrases.ts';

const steps = (count: number): string => plural('en', count, { one: '# step', other: '# steps' });

export const lessons: LessonPhrases = {
  aim: () => ({
    title: 'Tiles are points',
    lines: [
      'Most points win: for the goods you own at the end, houses, boats, finished orders and full warehouse rows.',
      'So gather tiles, and turn simple ones into better ones.',
    ],
  }),
  circle: () => ({
    title: 'The circle of locations',
    lines: [
      'Each location has its own actions, and your figure must stand there to act.',
      'What lies there is limited: when all of one location is gone, the next round is the last.',
    ],
  }),
  role: ({ role }) => ({
    title: 'Choose a role',
    lines: [
      'A role brings starting tiles and an action of your own.',
      ...(role === '' ? [] : [`For a first game take one that asks for a single tile, such as the ${role.toLowerCase()}.`]),
    ],
  }),
  missions: () => ({
    title: 'Secret missions',
    lines: [
      'Keep what suits your role, and pass on what would be hard for you too.',
      'A fulfilled mission gives its points at the end; an unfulfilled one costs nothing.',
    ],
  }),
  place: ({ plan, isLaid }) =>
    isLaid
      ? { title: 'Your plan is laid', lines: ['Rearrange it as long as you like, then say that your plan is done.'] }
      : {
          title: 'Place your tiles',
          lines: [
            'Drag a tile onto an action space, or tap the tile, then the space.',
            ...(plan === '' ? [] : [`A first plan that works: ${plan}.`]),
          ],
        },
  movement: ({ cartSteps, foodSteps }) => ({
    title: 'Keep food for the way',
    lines: [
      `Once a round the starting cart takes your figure up to ${steps(cartSteps)}, free.`,
      `Each food on a movement space gives ${steps(foodSteps)} more. Two locations a round are plenty to begin with.`,
    ],
  }),
  dryRun: () => ({
    title: 'What your plan would give',
    lines: [
      'The dry run shows what your plan brings, what lacks a tile and what is too far.',
      'Rearrange as you like; when it looks good, say that your plan is done.',
    ],
  }),
  figure: ({ places }) => ({
    title: 'Where to begin',
    lines: [
      'Before your first action you put your figure on any location, free.',
      places === ''
        ? 'Begin where you can act.'
        : `Begin where your tiles lie (${places}), and think of the way to the next one.`,
    ],
  }),
  act: ({ isFirstAction }) => ({
    title: 'One action a turn',
    lines: [
      isFirstAction
        ? 'Choose an action of this location; after it you may move, in later turns before it too.'
        : 'Choose an action of this location; before and after it you may move.',
      'Then it is the others’ turn, until all have passed.',
      'What you do not use waits on its space for a later round.',
    ],
  }),
  cycle: () => ({
    title: 'Your tiles come back',
    lines: [
      'Used and new tiles wait in the container. When the bag is empty they go back into it, and you draw them again.',
      'So every good tile makes your later rounds better.',
    ],
  }),
  buy: ({ price }) => ({
    title: 'What coins are for',
    lines: [
      'The market sells orders and extensions, which are new actions of your own; the village sells carts.',
      ...(price === '' ? [] : [`The cheapest extension costs ${price} now: bought early, it pays all game long.`]),
    ],
  }),
  returning: () => ({
    title: 'Before you draw',
    lines: [
      'Tiles left on action spaces may come back now, but each takes the place of one you would draw.',
      'Leave what only waits for its partner.',
    ],
  }),
  onwards: () => ({
    title: 'From here on',
    lines: [
      'Build the road for more tiles a round, and store goods in the village for points.',
      'Point at any piece, or press it long, to have it explained; greyed choices say why not; the bulb asks a bot for advice.',
    ],
  }),
};
