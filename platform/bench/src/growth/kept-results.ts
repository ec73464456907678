import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type GrowthResults, growthResults } from './figures.ts';

const file = path.join(workspaceRoot, 'test-results/bench-growth.json');

/** The results so far, from this run and former ones. */
export const readResults = (): GrowthResults =>
  growthResults.parse(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** Adds results, each in the place of a former one of the same size, so that a run that ends early loses only its last size. */
export function keepResults({ sizes = [], sections = [], eleventy = [] }: Partial<GrowthResults>): GrowthResults {
  const before = readResults();
  const results = {
    sizes: merge(before.sizes, sizes, ({ pages }) => pages),
    sections: merge(before.sections, sections, (one) => one.sections),
    eleventy: merge(before.eleventy, eleventy, ({ pages }) => pages),
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  return results;
}

const merge = <T>(before: readonly T[], added: readonly T[], sizeOf: (one: T) => number): T[] =>
  [...new Map([...before, ...added].map((one) => [sizeOf(one), one])).values()].toSorted(
    (a, b) => sizeOf(a) - sizeOf(b),
  );
