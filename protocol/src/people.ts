// Who is there: guests with a name and a colour, and bots with a level.
import * as v from 'valibot';
import { limits } from './limits.ts';

/** The five seat colours. Each has its own shape on the page, so that nobody depends on colour alone. */
export const colours = ['blue', 'orange', 'green', 'purple', 'yellow'] as const;

/** The levels of bots a table can seat, weakest first. */
export const botLevels = ['apprentice', 'merchant', 'captain'] as const;

export type Colour = (typeof colours)[number];
export type BotLevel = (typeof botLevels)[number];

/** Letters, digits, punctuation and signs, each with a few marks at most, and spaces; nothing that cannot be seen. */
const visible = /^(?:[\p{L}\p{N}\p{P}\p{S} ]\p{M}{0,3})+$/u;
/** What takes no ink by itself: spaces, fillers, selectors. */
const inkless = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What misleads the eye, with the spaces around it: control signs, changes of direction, halves of letters. */
const misleading = / *[\p{Cc}\p{Cs}\p{Bidi_Control}]+ */gu;

/** A text that somebody says, as it can be shown; empty where nothing can be seen of it. */
export function spoken(text: string): string {
  const clean = text.replace(misleading, ' ').trim();
  return clean.replace(inkless, '') === '' ? '' : clean;
}

/** Whether a text can be shown as somebody's name. */
export const isVisible = (text: string): boolean => visible.test(text) && text.replace(inkless, '') !== '';

export const nameSchema = v.pipe(
  v.string('a name is a text'),
  v.trim(),
  v.minLength(1, 'a name has at least one letter'),
  v.maxLength(limits.nameLength, `a name has at most ${limits.nameLength} letters`),
  v.check(isVisible, 'a name is made of visible letters, digits and signs'),
);
export const colourSchema = v.picklist(colours, `a colour is one of ${colours.join(', ')}`);
export const levelSchema = v.picklist(botLevels, `a bot's level is one of ${botLevels.join(', ')}`);

export const personSchema = v.pipe(
  v.object({ id: v.string(), name: v.string(), colour: colourSchema }),
  v.metadata({ title: 'Person', description: 'A guest, as everybody may know them. The id gives no authority.' }),
);
export type Person = v.InferOutput<typeof personSchema>;
