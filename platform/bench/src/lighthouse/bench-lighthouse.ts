import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { findChromium } from '@viit/test/chromium';
import { provideTestPackage } from '@viit/test/test-packages';
import { z } from 'zod';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { median } from '../median.ts';
import { startProgram, startSite } from '../start-site.ts';
import { type LighthouseFigures, type LighthouseResults, lighthouseReport } from './lighthouse-report.ts';

const folder = path.join(workspaceRoot, 'test-results/bench');
/** Pages of every section and layout. */
const defaultPages = [
  ...['/', '/department/cse', '/placements', '/placements/PlacementDetails', '/exams', '/exams/timetables'],
  ...['/governing-body', '/policies', '/chairman', '/iqac', '/jntuk', '/redirect'],
];

/** The last version that runs on every Node that the project supports. It is too large for a dev dependency. */
const version = '12';

const score = z.object({ score: z.number().nullable() }).transform((one) => Math.round((one.score ?? 0) * 100));
const milliseconds = z.object({ numericValue: z.number() }).transform((one) => one.numericValue);
const resultSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'first-contentful-paint': milliseconds,
    'largest-contentful-paint': milliseconds,
    'total-blocking-time': milliseconds,
  }),
});

/**
 * `npm run bench -- lighthouse`: Lighthouse's scores for a phone, beside those of the same pages without scripts, which are the
 * scores of the machine.
 * @param pages 12 of them by default. With a choice of pages nothing is written to docs.
 */
export async function benchLighthouse(rounds: number, pages?: readonly string[]): Promise<void> {
  const cli = path.join(provideTestPackage('lighthouse', version, 'lighthouse'), 'cli/index.js');
  const token = `viit_operator_${randomBytes(24).toString('base64url')}`;
  const site = await startSite(path.join(folder, 'lighthouse'), token);
  const noScripts = await startProgram('platform/bench/src/variant-server.ts', ['no-scripts', site.address], {});
  const results: LighthouseResults = { machine: machine(), rounds, pages: [] };
  for (const page of pages ?? defaultPages) {
    console.log(page);
    const measured: Record<'site' | 'noScripts', LighthouseFigures[]> = { site: [], noScripts: [] };
    for (let round = 0; round < rounds; round++) {
      measured.site.push(measure(cli, site.address + page));
      measured.noScripts.push(measure(cli, noScripts.address + page));
    }
    results.pages.push({ page, site: medians(measured.site), noScripts: medians(measured.noScripts) });
  }
  for (const server of [noScripts, site]) server.stop();
  const report = lighthouseReport(results);
  fs.writeFileSync(path.join(folder, '../bench-lighthouse.json'), `${JSON.stringify(results, null, 1)}\n`);
  if (!pages) writeChapter('lighthouse', report);
  console.log(report);
}

/** Runs Lighthouse once. @throws with its output if it fails. */
function measure(cli: string, address: string): LighthouseFigures {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];
  const { executablePath } = findChromium() ?? {};
  const env = { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) };
  const output = execFileSync(process.execPath, [cli, address, ...flags], { env, maxBuffer: 64 * 1024 * 1024 });
  const { categories, audits } = resultSchema.parse(JSON.parse(output.toString()));
  return {
    scores: Object.values(categories),
    firstPaint: audits['first-contentful-paint'],
    largestPaint: audits['largest-contentful-paint'],
    blocking: audits['total-blocking-time'],
  };
}

function medians(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (figure: (run: LighthouseFigures) => number) => median(runs.map(figure));
  return {
    scores: (runs[0]?.scores ?? []).map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    firstPaint: of((run) => run.firstPaint),
    largestPaint: of((run) => run.largestPaint),
    blocking: of((run) => run.blocking),
  };
}
