// The two functions that are measured; boardgame.io has no types for them that this compiler reads.
declare module 'boardgame.io/dist/cjs/internal.js' {
  interface Store {
    G: never;
  }
  export function InitializeGame(setup: { game: object; numPlayers: number }): Store;
  export function CreateGameReducer(setup: { game: object }): (store: Store, action: object) => Store;
}
