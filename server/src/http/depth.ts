// How deep JSON goes. Whoever copies it or walks along it goes as deep, and falls: so it is looked at before anybody reads it.
import { limits } from '@kontor/protocol';
import { Denied } from '../denied.ts';

/** What is so short does not go deep enough to do harm: nearly all messages, and they are not looked at. */
const short = 1024;
const [quote, backslash, list, listEnd, object, objectEnd] = [...'"\\[]{}'].map((letter) => letter.charCodeAt(0));

/** Whether lists and objects lie deeper within each other than anything needs. */
export function isTooDeep(text: string): boolean {
  if (text.length <= short) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at);
    else if (code === list || code === object) {
      depth += 1;
      if (depth > limits.nesting) return true;
    } else if (code === listEnd || code === objectEnd) depth -= 1;
  }
  return false;
}

/** Where the text ends that begins with the quote at this place. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return at;
}

export const tooDeep = (): Denied =>
  new Denied(
    'bad-input',
    `this has lists and objects more than ${limits.nesting} deep within each other; at most ${limits.nesting} are taken`,
  );
