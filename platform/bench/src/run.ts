import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { workspaceRoot } from '@viit/build';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { benchApi } from './api/bench-api.ts';
import { benchCompare } from './compare/bench-compare.ts';
import { writeChapter } from './docs-chapter.ts';
import { startExportedSite } from './exported-site.ts';
import type { PageResults, Variant } from './goals.ts';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts';
import { machine } from './machine.ts';
import { type MoveFigures, measureMove, medianMove } from './measure-move.ts';
import { measurePage, medianFigures, type PageFigures } from './measure-page.ts';
import { measureServer } from './measure-server.ts';
import { oneBuild } from './one-build.ts';
import { type Profile, profiles } from './profiles.ts';
import { benchPublish } from './publish/bench-publish.ts';
import { type Move, type Results, report } from './report.ts';
import { benchReports } from './reports/bench-reports.ts';
import { startProgram, startSite } from './start-site.ts';

/*
 * `npm run bench`: the site, the one-build baseline and the site's HTML without scripts, in one run. It is not a test: no figure makes
 * it fail. `--runs 5`, `--pages /,/policies`, `--only slow`; with `--pages` or `--only` nothing is written to docs.
 * `npm run bench -- publish` measures publishing alone, `-- growth` up to 5 000 pages and 100 sections (`--pages 74` or `--sections 5`:
 * those alone), `-- api` the content API, `-- compare` comparing releases, `-- reports` what reports from browsers cost visitors and the
 * server, `-- lighthouse` the scores of Lighthouse.
 */

const {
  values: options,
  positionals: [name = 'site'],
} = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    sections: { type: 'string' },
    only: { type: 'string' },
  },
});
const runs = Number(options.runs);
/** A move is mostly main-thread work and varies far less than network timings. */
const moveRuns = Math.min(runs, 5);
const pages = options.pages?.split(',') ?? ['/', '/governing-body', '/exams/timetables', '/department/cse'];
const moves: readonly (readonly [string, string])[] = [
  ['/governing-body', '/exams/timetables'],
  ['/exams/timetables', '/department/cse'],
];
const results = path.join(workspaceRoot, 'test-results');
const program = 'platform/bench/src/variant-server.ts';

type Sites = Record<Variant, string>;

async function main(): Promise<void> {
  const built = await oneBuild(path.join(results, 'bench/one-build'));
  const token = `viit_operator_${randomBytes(24).toString('base64url')}`;
  const site = await startSite(path.join(results, 'bench/data'), token);
  const one = await startProgram(program, ['one-build', site.address, built], {});
  const noScripts = await startProgram(program, ['no-scripts', site.address], {});
  const sites: Sites = { site: site.address, 'one build': one.address, 'no scripts': noScripts.address };
  const browser = await chromium.launch(launchOptions(findChromium()?.executablePath));
  const measured: Results = { machine: machine(browser), runs, moveRuns, profiles: [], server: [] };
  for (const profile of profiles.filter(({ name }) => !options.only || name.includes(options.only))) {
    const pageResults = await measurePages(browser, sites, profile);
    const { name, cpuSlowdown } = profile;
    measured.profiles.push({
      name,
      cpuSlowdown,
      pages: pageResults,
      moves: await measureMoves(browser, sites, profile),
    });
  }
  await browser.close();
  console.log('server');
  const files = await startExportedSite({ address: site.address, token }, path.join(results, 'bench/export'));
  measured.server = await measureServer(site.address, pages, 3, files?.address);
  for (const served of [files, noScripts, one, site]) served?.stop();
  write(measured);
}

/** Measures every page, alternating between the variants so that a busy moment affects all of them. */
async function measurePages(browser: Browser, sites: Sites, profile: Profile): Promise<Record<string, PageResults>> {
  const measured: Record<string, PageResults> = {};
  for (const page of pages) {
    console.log(`${profile.name}: ${page}`);
    const all: Record<Variant, PageFigures[]> = { site: [], 'one build': [], 'no scripts': [] };
    // The first round fills the servers' caches and is not counted.
    for (let round = 0; round <= runs; round++) {
      for (const variant of Object.keys(sites) as Variant[]) {
        const figures = await measurePage(browser, sites[variant] + page, profile, variant !== 'no scripts');
        if (round > 0) all[variant].push(figures);
      }
    }
    measured[page] = {
      site: medianFigures(all.site),
      'one build': medianFigures(all['one build']),
      'no scripts': medianFigures(all['no scripts']),
    };
  }
  return measured;
}

async function measureMoves(browser: Browser, sites: Sites, profile: Profile): Promise<Move[]> {
  const measured: Move[] = [];
  for (const move of moves) {
    console.log(`${profile.name}: ${move.join(' → ')}`);
    for (const variant of ['site', 'one build'] as const) {
      for (const isPrefetched of [false, true]) {
        const all: MoveFigures[] = [];
        for (let round = 0; round < moveRuns; round++) {
          all.push(await measureMove(browser, sites[variant], move, profile, isPrefetched));
        }
        measured.push({ from: move[0], to: move[1], variant, isPrefetched, figures: medianMove(all) });
      }
    }
  }
  return measured;
}

function write(measured: Results): void {
  const text = report(measured);
  fs.writeFileSync(path.join(results, 'bench.json'), `${JSON.stringify(measured, null, 1)}\n`);
  if (!options.pages && !options.only) writeChapter('site', text);
  console.log(text);
}

const benches: Record<string, () => Promise<void>> = {
  site: main,
  lighthouse: () => benchLighthouse(runs, options.pages?.split(',')),
  api: () => benchApi(runs),
  publish: () => benchPublish(runs),
  growth: () => benchGrowth(options),
  compare: () => benchCompare(runs),
  reports: () => benchReports(runs),
};
const bench = benches[name];
if (!bench) throw new Error(`There is no benchmark "${name}". The benchmarks: ${Object.keys(benches).join(', ')}.`);
await bench();
