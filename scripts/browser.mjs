// The browser tests drive the Chromium of the machine. Where there is none and Debian's packages are at hand, it is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './setup.mjs';

const places = [
  process.env['KONTOR_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium, or nothing. */
export const findBrowser = () => places.find((place) => place && existsSync(place));

/** Makes sure that there is a Chromium, or ends with a plain sentence. */
export function ensureBrowser() {
  if (!findBrowser()) {
    const isRoot = process.getuid?.() === 0;
    const command = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    if (spawnSync('apt-get', ['--version']).status === 0) {
      say('installing Chromium for the browser tests (Debian package)');
      const [first, ...rest] = command;
      spawnSync(first, [...rest, 'update', '-qq'], { stdio: 'inherit' });
      spawnSync(first, [...rest, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
  }
  const found = findBrowser();
  if (!found) {
    console.error('kontor: the browser tests need Chromium or Chrome: install it, or name its path in KONTOR_CHROMIUM');
    process.exit(1);
  }
  process.env['KONTOR_CHROMIUM'] = found;
}
