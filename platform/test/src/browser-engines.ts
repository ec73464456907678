import fs from 'node:fs';
import path from 'node:path';

/** The engines that journeys run in; Chromium is also the browser of all other end-to-end tests. */
export const engineNames = ['firefox', 'webkit', 'chromium'] as const;
export type EngineName = (typeof engineNames)[number];

/** Programs, and their Debian packages. */
const requirements: Readonly<Record<EngineName, { programs: readonly string[]; packages: string }>> = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
  chromium: { programs: ['chromedriver'], packages: 'chromium-driver' },
};

/** The file of an installed program; undefined if this machine does not have it. */
export const findProgram = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => fs.existsSync(file));

export const missingPrograms = (name: EngineName): string[] =>
  requirements[name].programs.filter((program) => !findProgram(program));

export function describeEngine(name: EngineName): string {
  const missing = missingPrograms(name);
  if (missing.length === 0) return `${name}: found; the journeys run in it`;
  return `${name}: no ${missing.join(', no ')}, its tests are skipped (Debian's packages are ${requirements[name].packages})`;
}
