import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** The browser without its own windows first: it draws the same pages, and opens one in half the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

/** A browser for the tests, and where it comes from. */
export interface FoundBrowser {
  /** `undefined`: Playwright's own. */
  executablePath: string | undefined;
  source: string;
}

/** Finds an installed Chromium: the one that CHROMIUM_PATH names, else one of the usual places. */
export function findChromium(): FoundBrowser | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!fs.existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return { executablePath: named, source: 'named by CHROMIUM_PATH' };
  }
  const found = places.find((place) => fs.existsSync(place));
  return found ? { executablePath: found, source: 'found on this machine' } : undefined;
}

/** Finds a Chromium or fetches one: Debian's package where this user is root, else Playwright's download. */
export function provideChromium(): FoundBrowser {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore' as const };
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages], quiet);
    const installed = findChromium();
    if (installed) return { ...installed, source: "installed from Debian's packages" };
  }
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return { executablePath: undefined, source: "Playwright's download" };
}
