// The pure door of the table kit: words and data, no page. The page's door is `kit.ts`.
export { frenchOf, italianTo } from './elision.ts';
export { type Glossary, ownTerms, termsFrom } from './glossary.ts';
export { formatNumber, type PluralForms, plural } from './plural.ts';
export { apart, labelled } from './punctuation.ts';
export { parseRules, type RulesBook, type RulesChapter, type RulesItem, ruleNumber, searchRules } from './rules-book.ts';
export {
  type Explanation,
  type GameTexts,
  type Language,
  type Lesson,
  languages,
  type Names,
  type PageTexts,
  type TargetId,
  type TextsByLanguage,
  type Wording,
} from './texts.ts';
