// What is used of boardgame.io here; it has no types for these that this compiler reads.
declare module 'boardgame.io/dist/cjs/ai.js' {
  export interface Action {
    readonly payload: { readonly args: readonly unknown[]; readonly playerID: string };
  }
  export class MCTSBot {
    constructor(options: {
      readonly game: object;
      readonly enumerate: (G: object, ctx: object, playerID: string) => object[];
      readonly seed?: string;
      readonly iterations: number;
      readonly playoutDepth: number;
    });
    play(store: object, playerID: string): Promise<{ readonly action: Action }>;
  }
}
