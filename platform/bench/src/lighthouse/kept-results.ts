import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { z } from 'zod';
import { machineSchema } from '../growth/figures.ts';

const figuresSchema = z.object({
  /** Performance, accessibility, best practices and search engines, of 100 each. */
  scores: z.array(z.number()),
  firstPaint: z.number(),
  largestPaint: z.number(),
  blocking: z.number(),
});

/** The result of Lighthouse for a page; times in ms. */
export type LighthouseFigures = z.infer<typeof figuresSchema>;

const pageSchema = z.object({
  page: z.string(),
  machine: machineSchema,
  rounds: z.number(),
  site: figuresSchema,
  noScripts: figuresSchema,
});

/** The medians for a page, as they were last measured. */
export type LighthousePage = z.infer<typeof pageSchema>;

const file = path.join(workspaceRoot, 'test-results/bench-lighthouse-pages.json');

/** Adds a page's results in the place of its former ones. @returns those of all pages so far. */
export function keepResult(added: LighthousePage): LighthousePage[] {
  const before = fs.existsSync(file) ? z.array(pageSchema).parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : [];
  const results = [...before.filter(({ page }) => page !== added.page), added];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  return results;
}
