import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { workspaceRoot } from '@viit/build';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { benchApi } from './api/bench-api.ts';
import { writePart } from './docs-part.ts';
import { startExportedSite } from './exported-site.ts';
import type { PageResults, Variant } from './goals.ts';
import { machine } from './machine.ts';
import { type MoveFigures, measureMove, medianMove } from './measure-move.ts';
import { measurePage, medianFigures, type PageFigures } from './measure-page.ts';
import { measureServer } from './measure-server.ts';
import { oneBuild } from './one-build.ts';
import { type Profile, profiles } from './profiles.ts';
import { benchPublish } from './publish/bench-publish.ts';
import { type Move, type Results, report } from './report.ts';
import { startProgram, startSite } from './start-site.ts';

/*
 * `npm run bench`: the site, the one-build baseline and the floor side by side in one run. Never a test: it fails for no
 * figure. `--runs 5`, `--pages /,/policies`, `--only slow`; with `--pages` or `--only` nothing is written to docs.
 * `npm run bench -- publish` measures publishing alone, `npm run bench -- api` the content API.
 */

const {
  values: options,
  positionals: [part = 'site'],
} = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' }, only: { type: 'string' } },
});
const runs = Number(options.runs);
/** A move is worked off on the main thread alone: it varies far less than what hangs on a network's chance. */
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
  const floor = await startProgram(program, ['floor', site.address], {});
  const sites: Sites = { site: site.address, 'one build': one.address, floor: floor.address };
  const browser = await chromium.launch(launchOptions(findChromium()?.executablePath));
  const found: Results = { machine: machine(browser), runs, moveRuns, profiles: [], server: [] };
  for (const profile of profiles.filter(({ name }) => !options.only || name.includes(options.only))) {
    const pageResults = await measurePages(browser, sites, profile);
    const { name, cpuSlowdown } = profile;
    found.profiles.push({ name, cpuSlowdown, pages: pageResults, moves: await measureMoves(browser, sites, profile) });
  }
  await browser.close();
  console.log('server');
  const files = await startExportedSite({ address: site.address, token }, path.join(results, 'bench/export'));
  found.server = await measureServer(site.address, pages, 3, files?.address);
  for (const served of [files, floor, one, site]) served?.stop();
  write(found);
}

/** Every page in every variant, in turns, so that a busy moment of the machine hits all alike. */
async function measurePages(browser: Browser, sites: Sites, profile: Profile): Promise<Record<string, PageResults>> {
  const measured: Record<string, PageResults> = {};
  for (const page of pages) {
    console.log(`${profile.name}: ${page}`);
    const all: Record<Variant, PageFigures[]> = { site: [], 'one build': [], floor: [] };
    // The first turn fills the servers' memories and is not counted.
    for (let turn = 0; turn <= runs; turn++) {
      for (const variant of Object.keys(sites) as Variant[]) {
        const figures = await measurePage(browser, sites[variant] + page, profile, variant !== 'floor');
        if (turn > 0) all[variant].push(figures);
      }
    }
    measured[page] = {
      site: medianFigures(all.site),
      'one build': medianFigures(all['one build']),
      floor: medianFigures(all.floor),
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
        for (let turn = 0; turn < moveRuns; turn++) {
          all.push(await measureMove(browser, sites[variant], move, profile, isPrefetched));
        }
        measured.push({ from: move[0], to: move[1], variant, isPrefetched, figures: medianMove(all) });
      }
    }
  }
  return measured;
}

function write(found: Results): void {
  const text = report(found);
  fs.writeFileSync(path.join(results, 'bench.json'), `${JSON.stringify(found, null, 1)}\n`);
  if (!options.pages && !options.only) writePart('site', text);
  console.log(text);
}

const benches: Record<string, () => Promise<void>> = {
  site: main,
  api: () => benchApi(runs),
  publish: () => benchPublish(runs),
};
const bench = benches[part];
if (!bench) throw new Error(`There is no benchmark "${part}". The benchmarks: ${Object.keys(benches).join(', ')}.`);
await bench();
