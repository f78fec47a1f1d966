// The door of Wharf's rules.
export type { Components } from './components/standard.ts';
export { defineGame, wharf, wharf as box } from './definition.ts';
export {
  type Event,
  type Frame,
  type Good,
  type Move,
  type Options,
  type Order,
  orders,
  type State,
  type View,
  type WharfTypes,
} from './state.ts';
