import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { type FoundBrowser, findChromium } from '@viit/core/chromium';

export { findChromium, launchOptions } from '@viit/core/chromium';

const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

/** Installs Debian's package for root, otherwise Playwright's download. */
export function provideChromium(): FoundBrowser {
  const found = findChromium();
  if (found?.executablePath) return found;
  if (!found && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore' as const };
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages], quiet);
    const installed = findChromium();
    if (installed) return { ...installed, source: "installed from Debian's packages" };
  }
  execFileSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
  return found ?? { executablePath: undefined, source: "Playwright's download" };
}
