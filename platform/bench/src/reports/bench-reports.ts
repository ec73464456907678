import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { workspaceRoot } from '@viit/build';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { measurePage, medianFigures, type PageFigures } from '../measure-page.ts';
import { type Profile, profiles } from '../profiles.ts';
import { startSite } from '../start-site.ts';
import { measureFlood } from './measure-flood.ts';
import { type ReportResults, reportsReport } from './reports-report.ts';

const folder = path.join(workspaceRoot, 'test-results/bench');
const pages = ['/', '/exams/timetables', '/department/cse'];

/** `npm run bench -- reports`: what visitors pay for reports, and what a flood of them costs the server. */
export async function benchReports(rounds: number): Promise<void> {
  const token = `viit_operator_${randomBytes(24).toString('base64url')}`;
  const on = await startSite(path.join(folder, 'reports-on'), token, { REPORTS: '1' });
  const off = await startSite(path.join(folder, 'reports-off'), token, { REPORTS: 'off' });
  const browser = await chromium.launch(launchOptions(findChromium()?.executablePath));
  const results: ReportResults = { machine: machine(browser), rounds, pages: [], flood: undefined };
  for (const profile of profiles) {
    for (const page of pages) {
      console.log(`${profile.name}: ${page}`);
      const measured = await measureBoth(browser, { on: on.address, off: off.address }, page, profile, rounds);
      results.pages.push({ profile: profile.name, page, ...measured });
    }
  }
  await browser.close();
  console.log('flood');
  results.flood = await measureFlood(on.address, Math.min(3, rounds));
  for (const site of [on, off]) site.stop();
  fs.writeFileSync(path.join(folder, '../bench-reports.json'), `${JSON.stringify(results, null, 1)}\n`);
  const report = reportsReport(results);
  writeChapter('reports', report);
  console.log(report);
}

/** Measures a page with and without reports, alternating, so that a busy moment affects both. */
async function measureBoth(
  browser: Browser,
  sites: { on: string; off: string },
  page: string,
  profile: Profile,
  rounds: number,
): Promise<{ on: PageFigures; off: PageFigures }> {
  const all: { on: PageFigures[]; off: PageFigures[] } = { on: [], off: [] };
  // The first round fills the servers' caches and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const variant of ['on', 'off'] as const) {
      const figures = await measurePage(browser, sites[variant] + page, profile, true);
      if (round > 0) all[variant].push(figures);
    }
  }
  return { on: medianFigures(all.on), off: medianFigures(all.off) };
}
