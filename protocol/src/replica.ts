// A client's copy of one table: it takes the server's messages in any order and any number, and knows when it must ask again.
import { applyPatch, PatchMisfit } from './patch.ts';
import type { ChatLine, Line, TableDocument } from './play.ts';
import type { ChangeMessage, TableMessage } from './server-messages.ts';

/** What a client holds of one table. Never changed in place. */
export interface Replica {
  readonly n: number;
  readonly document: TableDocument;
  /** The viewer's log. `lines[0]` is line number `firstLine`. */
  readonly firstLine: number;
  readonly lines: readonly Line[];
  /** Lines before this number will never change: what to send as `since` when asking again. */
  readonly fixed: number;
  readonly chat: readonly ChatLine[];
}

/** What became of a message: the new copy; or nothing new in it; or the copy is out of date and `watch` must be sent again. */
export type Followed =
  | { readonly kind: 'changed'; readonly replica: Replica }
  | { readonly kind: 'old' }
  | { readonly kind: 'lost' };

/** A copy after the connection was made anew: whatever whole table comes next is newer. */
export const reconnected = (replica: Replica): Replica => ({ ...replica, n: 0 });

/** Takes a whole table, unless the copy is newer and of the same viewer, keeping the older lines that the client has already. */
export function adoptTable(message: TableMessage, before?: Replica): Replica {
  const sameViewer = before && before.document.viewer === message.document.viewer;
  if (sameViewer && message.n < before.n) return before;
  const { heard } = message;
  const kept = sameViewer && before.firstLine < heard.from && before.firstLine + before.lines.length >= heard.from;
  return {
    n: message.n,
    document: message.document,
    firstLine: kept ? before.firstLine : heard.from,
    lines: kept ? [...before.lines.slice(0, heard.from - before.firstLine), ...heard.lines] : heard.lines,
    fixed: heard.fixed,
    chat: message.chat,
  };
}

/** Takes news of a table. */
export function followChange(before: Replica | undefined, message: ChangeMessage): Followed {
  if (!before) return { kind: 'lost' };
  if (message.n <= before.n) return { kind: 'old' };
  if (message.n !== before.n + 1) return { kind: 'lost' };
  const { heard } = message;
  if (heard && heard.from > before.firstLine + before.lines.length) return { kind: 'lost' };
  try {
    const document = message.patch ? (applyPatch(before.document, message.patch) as TableDocument) : before.document;
    const lines = heard ? [...before.lines.slice(0, Math.max(0, heard.from - before.firstLine)), ...heard.lines] : before.lines;
    const chat = message.chat ? [...before.chat, message.chat] : before.chat;
    return { kind: 'changed', replica: { ...before, n: message.n, document, lines, chat, fixed: heard?.fixed ?? before.fixed } };
  } catch (error) {
    if (error instanceof PatchMisfit) return { kind: 'lost' };
    throw error;
  }
}
