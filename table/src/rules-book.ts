// Reads rules in the form of RULES.md: '## XX-1 Title' opens a chapter, '- XX-1.1 Text' is a rule, the rest belongs to what it follows.

/** A rule with its number, or a note, a table or a paragraph without one. */
export interface RulesItem {
  /** The rule's number, or empty. */
  readonly id: string;
  /** The lines, without the number. */
  readonly lines: readonly string[];
}

export interface RulesChapter {
  /** The chapter's number, or empty. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly RulesItem[];
}

export interface RulesBook {
  readonly title: string;
  readonly chapters: readonly RulesChapter[];
}

/** A rule's number wherever it stands: two or more capitals, a hyphen, numbers with dots, perhaps a letter. */
export const ruleNumber = /\b[A-Z]{2,4}-(?:[A-Z]\d*|\d+)(?:\.\d+)*[a-z]?\b/;

const leading = new RegExp(`^(?:\\*\\*)?(${ruleNumber.source})[.:]?(?:\\*\\*)?\\s*(.*)$`, 'u');

interface OpenItem {
  id: string;
  lines: string[];
}

/** The chapters and rules of a text in the form of RULES.md. */
export function parseRules(text: string): RulesBook {
  let title = '';
  const chapters: { id: string; title: string; items: OpenItem[] }[] = [];
  let item: OpenItem | undefined;
  const chapter = () => {
    if (chapters.length === 0) chapters.push({ id: '', title: '', items: [] });
    return chapters[chapters.length - 1]!;
  };
  for (const line of text.split('\n')) {
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (heading) {
      item = undefined;
      if (heading[1] === '#') {
        title = heading[2]!;
        continue;
      }
      const numbered = leading.exec(heading[2]!);
      chapters.push({ id: numbered?.[1] ?? '', title: numbered?.[2] ?? heading[2]!, items: [] });
      continue;
    }
    const bullet = /^[-*]\s+(.*)$/.exec(line);
    const numbered = leading.exec(bullet ? bullet[1]! : line);
    if (numbered && (bullet || !line.startsWith(' '))) {
      item = { id: numbered[1]!, lines: [numbered[2]!] };
      chapter().items.push(item);
    } else if (bullet) {
      item = { id: '', lines: [line] };
      chapter().items.push(item);
    } else if (line.trim() === '') {
      item = undefined;
    } else if (item) {
      item.lines.push(line.trim());
    } else {
      item = { id: '', lines: [line.trim()] };
      chapter().items.push(item);
    }
  }
  return { title, chapters: chapters.filter(({ items, id }) => items.length > 0 || id !== '') };
}

/** The rules in which every word of the query occurs, in the number or the text. */
export function searchRules(book: RulesBook, query: string): RulesBook {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book;
  const fits = (text: string) => words.every((word) => fold(text).includes(word));
  const chapters = book.chapters
    .map((chapter) => ({
      ...chapter,
      items: chapter.items.filter(({ id, lines }) => fits(`${id} ${chapter.title} ${lines.join(' ')}`)),
    }))
    .filter(({ items }) => items.length > 0);
  return { title: book.title, chapters };
}
