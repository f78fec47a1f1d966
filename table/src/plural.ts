// Words that depend on a number, by the plural rules of the language.
import type { Language } from './texts.ts';

/** 'other' stands for every form that is left out. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

const rules = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

/** The number as people of the language write it, with a true minus. */
export function formatNumber(language: Language, value: number): string {
  let format = numbers.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language);
    numbers.set(language, format);
  }
  return format.format(value).replace('-', '−');
}

/** The form that fits the number, with `#` replaced by the number: `plural('en', 2, { one: '# coin', other: '# coins' })`. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return (forms[rule.select(count)] ?? forms.other).replace('#', formatNumber(language, count));
}
