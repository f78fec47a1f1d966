// The door of the table kit.
export { type GameTexts, type Language, languages, type Names, type TextsByLanguage } from './texts.ts';
