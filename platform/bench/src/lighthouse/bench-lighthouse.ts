import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { findChromium } from '@viit/test/chromium';
import { provideTestPackage } from '@viit/test/test-packages';
import { z } from 'zod';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { median } from '../median.ts';
import { startProgram, startSite } from '../start-site.ts';
import { keepResult, type LighthouseFigures, type LighthousePage } from './kept-results.ts';
import { lighthouseReport } from './lighthouse-report.ts';

const folder = path.join(workspaceRoot, 'test-results/bench');
/** Pages of every section and layout. */
const defaultPages = [
  ...['/', '/department/cse', '/placements/about-t', '/placements/PlacementDetails', '/exams', '/exams/timetables'],
  ...['/governing-body', '/policies', '/chairman', '/iqac', '/jntuk', '/redirect'],
];

/** The last version that runs on every Node that the project supports. It is too large for a dev dependency. */
const version = '12';

const score = z.object({ score: z.number().nullable() }).transform((one) => Math.round((one.score ?? 0) * 100));
const milliseconds = z.object({ numericValue: z.number() }).transform((one) => one.numericValue);
const resultSchema = z.object({
  requestedUrl: z.string(),
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'first-contentful-paint': milliseconds,
    'largest-contentful-paint': milliseconds,
    'total-blocking-time': milliseconds,
  }),
});

/**
 * `npm run bench -- lighthouse`: Lighthouse's scores for a phone, beside those of the same pages without scripts, which are the
 * scores of the machine. Each page is kept when it is measured. The chapter is written when all of them are there.
 * @param pages 12 of them by default.
 */
export async function benchLighthouse(rounds: number, pages?: readonly string[]): Promise<void> {
  const cli = path.join(provideTestPackage('lighthouse', version, 'lighthouse'), 'cli/index.js');
  const token = `viit_operator_${randomBytes(24).toString('base64url')}`;
  const site = await startSite(path.join(folder, 'lighthouse'), token);
  const noScripts = await startProgram('platform/bench/src/variant-server.ts', ['no-scripts', site.address], {});
  let results: LighthousePage[] = [];
  for (const page of pages ?? defaultPages) {
    console.log(page);
    const measured: Record<'site' | 'noScripts', LighthouseFigures[]> = { site: [], noScripts: [] };
    for (let round = 0; round < rounds; round++) {
      measured.site.push(measure(cli, site.address + page));
      measured.noScripts.push(measure(cli, noScripts.address + page));
    }
    const figures = { site: medians(measured.site), noScripts: medians(measured.noScripts) };
    results = keepResult({ page, machine: machine(), rounds, ...figures });
  }
  for (const server of [noScripts, site]) server.stop();
  const all = defaultPages.flatMap((page) => results.find((one) => one.page === page) ?? []);
  const report = lighthouseReport(all);
  if (all.length === defaultPages.length) writeChapter('lighthouse', report);
  console.log(report);
}

/** Runs Lighthouse once. @throws with its output if it fails, or if the address leads elsewhere. */
function measure(cli: string, address: string): LighthouseFigures {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];
  const { executablePath } = findChromium() ?? {};
  const env = { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) };
  const output = execFileSync(process.execPath, [cli, address, ...flags], { env, maxBuffer: 64 * 1024 * 1024 });
  const { categories, audits, requestedUrl, finalDisplayedUrl } = resultSchema.parse(JSON.parse(output.toString()));
  if (finalDisplayedUrl !== requestedUrl) throw new Error(`${requestedUrl} leads to ${finalDisplayedUrl}.`);
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
