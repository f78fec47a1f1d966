// The games of this server, loaded once, and the rules for whichever edition a table plays.
import { type Game, type GameBox, openGame, parseEdition } from '@kontor/engine';
import { games } from '@kontor/games';

export class Library {
  private constructor(private readonly boxes: ReadonlyMap<string, GameBox>) {}

  static async load(): Promise<Library> {
    const boxes = await Promise.all(Object.values(games).map(async (entry) => (await entry.rules()).box));
    return new Library(new Map(boxes.map((box) => [box.id, box])));
  }

  get all(): readonly GameBox[] {
    return [...this.boxes.values()];
  }

  box(id: string): GameBox | undefined {
    return this.boxes.get(id);
  }

  /** The game of a table. Throws an `InputError` for an edition that cannot be read. */
  open(id: string, edition?: object): Game | undefined {
    const box = this.boxes.get(id);
    return box && (edition === undefined ? openGame(box) : openGame(box, parseEdition(box, edition)));
  }
}
