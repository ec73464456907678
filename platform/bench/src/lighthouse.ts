import path from 'node:path';
import { findChromium } from '@viit/test/chromium';
import { provideTestPackage } from '@viit/test/test-packages';
import { z } from 'zod';
import { medians, table } from './results.ts';
import { emptyFolder, run, startProgram, withSite } from './start-site.ts';

/** Pages of every section and layout. */
const defaultPages = [
  ...['/', '/department/cse', '/placements/about-t', '/placements/PlacementDetails', '/exams', '/exams/timetables'],
  ...['/governing-body', '/policies', '/chairman', '/iqac', '/jntuk', '/redirect'],
];

/** The last version that runs on every supported Node. Too large for a dev dependency. */
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

/** Scores of 100; times in ms. */
type Figures = Record<keyof z.infer<typeof resultSchema>['categories'] | 'paint' | 'largest' | 'blocking', number>;

/** The same pages without scripts are this machine's upper bound. */
export async function benchLighthouse(runs: number, pages: readonly string[] = defaultPages): Promise<string> {
  const cli = path.join(provideTestPackage('lighthouse', version, 'lighthouse'), 'cli/index.js');
  return withSite(emptyFolder('lighthouse'), {}, async (site) => {
    const noScripts = await startProgram('platform/bench/src/site/variant-server.ts', ['no-scripts', site.address]);
    const rows: (string | number)[][] = [];
    for (const page of pages) {
      console.log(page);
      const measured = { site: [] as Figures[], noScripts: [] as Figures[] };
      for (let round = 0; round < runs; round++) {
        measured.site.push(await measure(cli, site.address + page));
        measured.noScripts.push(await measure(cli, noScripts.address + page));
      }
      rows.push(rowOf(page, medians(measured.site), medians(measured.noScripts)));
    }
    await noScripts.stop();
    const head = ['page', 'scores', 'without scripts', 'first paint', 'largest paint', 'blocking', 'goal'];
    return `Medians of ${runs} runs\n\n${table(head, rows)}`;
  });
}

/** @throws with its output if it fails or the address redirects. */
async function measure(cli: string, address: string): Promise<Figures> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];
  const { executablePath } = findChromium() ?? {};
  const env = executablePath ? { CHROME_PATH: executablePath } : undefined;
  const output = await run(path.dirname(cli), process.execPath, [cli, address, ...flags], env);
  const { categories, audits, requestedUrl, finalDisplayedUrl } = resultSchema.parse(JSON.parse(output));
  if (finalDisplayedUrl !== requestedUrl) throw new Error(`${requestedUrl} leads to ${finalDisplayedUrl}.`);
  return {
    ...categories,
    paint: audits['first-contentful-paint'],
    largest: audits['largest-contentful-paint'],
    blocking: audits['total-blocking-time'],
  };
}

/** The machine was too slow or busy if a page without scripts scores below 100. */
function rowOf(page: string, site: Figures, noScripts: Figures): (string | number)[] {
  const scores = (one: Figures) => [one.performance, one.accessibility, one['best-practices'], one.seo].join(' / ');
  const isMet = site.performance >= 98 && site.blocking <= 100;
  const missed = noScripts.performance < 100 ? 'undecided' : '**MISSED**';
  const times = [site.paint, site.largest, site.blocking].map(Math.round);
  return [page, scores(site), scores(noScripts), ...times, isMet ? 'met' : missed];
}
