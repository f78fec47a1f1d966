/// <reference types="node" />
// A real browser before a real server with the built page. Everything the page complains about is kept.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as registry } from '@kontor/games';
import { type RunningServer, startServer } from '@kontor/server';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from '../../../scripts/browser.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A desktop at 200 %: half the room, twice the size. */
export const zoomed: BrowserContextOptions = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

export const games = Object.keys(registry);

interface Visit {
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether they never played here before, and are guided. */
  readonly isNew?: boolean;
  /** Whether the browser keeps the page for when there is no connection. Most visits end before that. */
  readonly keepsPage?: boolean;
}

export interface Stage {
  readonly browser: Browser;
  /** The folder of the built page, which is this stage's own. */
  readonly page: string;
  /** Where the server is; the same after a restart. */
  readonly address: () => string;
  /** A visitor of their own, with quick bots and stillness unless asked otherwise. */
  visit(options?: BrowserContextOptions & Visit): Promise<Page>;
  /** What pages have complained about since the last question. */
  complaints(): string[];
  /** Ends the server. */
  stop(): Promise<void>;
  /** Ends the server, if it runs, and starts it again with the same data, on the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Where a browser is installed, or what to do. */
export function browserPath(): string {
  const found = findBrowser();
  if (!found) throw new Error('these tests need Chromium: apt-get install chromium, or name it in KONTOR_CHROMIUM');
  return found;
}

/** A page that was built already can be named in KONTOR_PAGE. */
const buildPage = (outDir: string) =>
  build({
    configFile: join(import.meta.dirname, '..', '..', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });

export async function openStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-browser-'));
  const built = process.env['KONTOR_PAGE'];
  const page = join(folder, 'page');
  if (built === undefined) await buildPage(page);
  else cpSync(built, page, { recursive: true });
  const settings = { clientFolder: page, dataFolder: join(folder, 'data'), logLevel: 'silent', botPause: 0 };
  let server: RunningServer = await startServer({ ...settings, port: 0 });
  const browser = await chromium.launch({ executablePath: browserPath(), args: flags });
  const heard: string[] = [];
  return {
    browser,
    page,
    address: () => server.address,
    async visit({ settings: kept, isNew = false, keepsPage = false, ...options } = {}) {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...desktop, ...options });
      const wanted = { pace: 'quick', ...kept };
      await context.addInitScript((values: Record<string, string>) => {
        for (const [name, value] of Object.entries(values))
          if (localStorage.getItem(`kontor.setting.${name}`) === null)
            localStorage.setItem(`kontor.setting.${name}`, JSON.stringify(value));
      }, wanted);
      if (!isNew)
        await context.addInitScript((known: readonly string[]) => {
          for (const game of known)
            if (localStorage.getItem(`kontor.guide.${game}`) === null) localStorage.setItem(`kontor.guide.${game}`, '"over"');
        }, games);
      if (!keepsPage) await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      const opened = await context.newPage();
      opened.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
      });
      opened.on('pageerror', (error) => heard.push(`error: ${error.stack ?? error.message}`));
      return opened;
    },
    complaints: () => heard.splice(0),
    stop: () => server.close(),
    async restart() {
      const { port } = server;
      await server.close();
      server = await startServer({ ...settings, port });
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
