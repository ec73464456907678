import fs from 'node:fs';
import path from 'node:path';

/** For WebDriver. Other end-to-end tests use Chromium only. */
export const engineNames = ['firefox', 'webkit', 'chromium'] as const;
export type EngineName = (typeof engineNames)[number];

/** Programs, and their Debian packages. */
const requirements: Readonly<Record<EngineName, { programs: readonly string[]; packages: string }>> = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
  chromium: { programs: ['chromedriver'], packages: 'chromium-driver' },
};

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, program)));

export const missingPrograms = (name: EngineName): string[] =>
  requirements[name].programs.filter((program) => !isInstalled(program));

export function describeEngine(name: EngineName): string {
  const missing = missingPrograms(name);
  if (missing.length === 0) return `${name}: found; the journeys run in it`;
  return `${name}: no ${missing.join(', no ')}, its tests are skipped (Debian's packages are ${requirements[name].packages})`;
}
