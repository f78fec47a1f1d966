// What leads viewers from one document of their table to the next. Where all may see the same, documents hold the very same
// view: it is compared once for all of them.
import { joined, listSteps, stepsBetween } from './patch.ts';
import type { Play, TableDocument } from './play.ts';

/** Compares the documents of the viewers of one table, at one moment. */
export class DocumentPatches {
  private before: object | undefined;
  private after: object | undefined;
  private viewSteps = '';

  /** The patch that leads from `before` to `after`, as it is sent; nothing when both say the same. */
  patchText(before: TableDocument, after: TableDocument): string | undefined {
    let text = before.play && after.play ? this.play(before.play, after.play) : stepsBetween('/play', before.play, after.play);
    if (before.table !== after.table) text = joined(text, stepsBetween('/table', before.table, after.table));
    if (before.clock !== after.clock) text = joined(text, stepsBetween('/clock', before.clock, after.clock));
    if (before.viewer !== after.viewer) text = joined(text, stepsBetween('/viewer', before.viewer, after.viewer));
    return text === '' ? undefined : `[${text}]`;
  }

  private play(before: Play, after: Play): string {
    let text = before.view === after.view ? '' : this.view(before.view, after.view);
    text = joined(text, listSteps('/play/decisions', before.decisions, after.decisions));
    if (before.takeBack !== after.takeBack) text = joined(text, `["/play/takeBack",${after.takeBack}]`);
    if (before.turn !== after.turn) text = joined(text, `["/play/turn",${after.turn}]`);
    if (before.standings !== after.standings)
      text = joined(text, stepsBetween('/play/standings', before.standings, after.standings));
    return text;
  }

  private view(before: object, after: object): string {
    if (this.before !== before || this.after !== after) {
      this.viewSteps = stepsBetween('/play/view', before, after);
      this.before = before;
      this.after = after;
    }
    return this.viewSteps;
  }
}
