/** The path of a Chromium, or nothing. */
export function findBrowser(): string | undefined;
/** Makes sure that there is a Chromium, or ends with a plain sentence. */
export function ensureBrowser(): void;
