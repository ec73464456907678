import { type Browser, chromium } from '@playwright/test';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { medians, table, verdict } from '../results.ts';
import { emptyFolder, startProgram, withSite } from '../start-site.ts';
import { measurePage, type PageFigures, type Profile } from './measure-page.ts';
import { oneBuild } from './one-build.ts';

const profiles: readonly Profile[] = [
  { name: 'slow 4G, CPU ×4', viewport: { width: 412, height: 823 }, isSlow: true },
  { name: 'no throttling', viewport: { width: 1440, height: 900 }, isSlow: false },
];

const variants = ['site', 'one build', 'no scripts'] as const;
type Variant = (typeof variants)[number];
type PageResults = Record<Variant, PageFigures>;

/** @param only a part of a profile's name. */
export async function benchSite(
  runs: number,
  only: string,
  pages: readonly string[] = ['/', '/governing-body', '/exams/timetables', '/department/cse'],
): Promise<string> {
  const built = await oneBuild(emptyFolder('one-build'));
  return withSite(emptyFolder('data'), {}, async ({ address }) => {
    const program = 'platform/bench/src/site/variant-server.ts';
    const one = await startProgram(program, ['one-build', address, built]);
    const noScripts = await startProgram(program, ['no-scripts', address]);
    const sites = { site: address, 'one build': one.address, 'no scripts': noScripts.address };
    const browser = await chromium.launch(launchOptions(findChromium()?.executablePath));
    const chapters: string[] = [];
    for (const profile of profiles.filter(({ name }) => name.includes(only))) {
      const results: [string, PageResults][] = [];
      for (const page of pages) {
        console.log(`${profile.name}: ${page}`);
        results.push([page, await measureVariants(browser, sites, page, profile, runs)]);
      }
      chapters.push(`## ${profile.name}\n\n${figureTable(results)}\n\n${goalsOf(results)}`);
    }
    const version = browser.version();
    await browser.close();
    await Promise.all([one.stop(), noScripts.stop()]);
    return `Chromium ${version}, medians of ${runs} runs\n\n${chapters.join('\n\n')}`;
  });
}

/** A busy moment then affects all variants. */
async function measureVariants(
  browser: Browser,
  sites: Record<Variant, string>,
  page: string,
  profile: Profile,
  runs: number,
): Promise<PageResults> {
  const all: Record<Variant, PageFigures[]> = { site: [], 'one build': [], 'no scripts': [] };
  // The first round only fills caches.
  for (let round = 0; round <= runs; round++) {
    for (const variant of variants) {
      const figures = await measurePage(browser, sites[variant] + page, profile, variant !== 'no scripts');
      if (round > 0) all[variant].push(figures);
    }
  }
  return { site: medians(all.site), 'one build': medians(all['one build']), 'no scripts': medians(all['no scripts']) };
}

const kinds = ['document', 'style', 'script', 'font', 'image', 'data', 'other'] as const;

const figureTable = (results: readonly [string, PageResults][]): string =>
  table(
    [
      ...['page', 'variant', 'first paint', 'largest paint', 'hydrated', 'blocking', 'shift', 'requests'],
      ...[...kinds, 'total KB'],
    ],
    results.flatMap(([page, byVariant]) =>
      variants.map((variant) => {
        const figures = byVariant[variant];
        const { firstPaint, largestPaint, hydrated, blocking, shift, requests } = figures;
        const bytes = kinds.map((kind) => figures[kind]);
        return [
          ...[page, variant, ...[firstPaint, largestPaint, hydrated, blocking].map(Math.round)],
          ...[shift.toFixed(3), requests],
          ...[...bytes, bytes.reduce((sum, one) => sum + one, 0)].map((one) => (one / 1000).toFixed(1)),
        ];
      }),
    ),
  );

/** Relative to a baseline of the same run. */
const goalsOf = (results: readonly [string, PageResults][]): string =>
  table(
    [
      ...['goal', 'first paint / one build', 'first paint / no scripts', 'largest paint / no scripts'],
      ...['hydrated / one build', 'script bytes / one build'],
    ],
    results.map(([page, { site, 'one build': one, 'no scripts': noScripts }]) => [
      page,
      verdict(site.firstPaint / one.firstPaint, page === '/' ? 0.5 : 0.45),
      verdict(site.firstPaint / noScripts.firstPaint, 1.1),
      verdict(site.largestPaint / noScripts.largestPaint, 1.15),
      verdict(site.hydrated / one.hydrated, page === '/' ? 1.45 : 1.25),
      verdict(site.script / one.script, 1.3),
    ]),
  );
