import type { Page } from '@playwright/test';
import { delayResponses } from '../../src/delay-responses.ts';
import { keepDocument } from '../../src/lengthen-timers.ts';
import { test } from '../../src/published-site.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';

/* A page that is open while its section is published (R102). */

test.skip(Boolean(process.env.E2E_URL), 'publishes to a separate site');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const oldHeadings = { about: 'The semester at a glance', team: 'Officers of the cell' };
const headings = (build: string) => ({ about: `A semester on ruler ${build}`, team: `Who answers for build ${build}` });

/** For each page load of a tab, the builds of a section whose code it loads. */
function watchBuilds(page: Page, section: string): Set<string>[] {
  const documents: Set<string>[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new Set());
    const build = new RegExp(`/_builds/${section}/([0-9a-f]{12})/.*\\.js$`).exec(request.url())?.[1];
    if (build) documents.at(-1)?.add(build);
  });
  return documents;
}

test('an open tab continues with the old build, and the next page load uses the new one', async ({
  page,
  published,
}) => {
  await keepDocument(page);
  await published.publish('exams', '7.0.0', {});
  const documents = watchBuilds(page, 'exams');
  const table = page.waitForResponse(/\/_builds\/exams\/[0-9a-f]{12}\/_pages\S*\.json$/);
  await page.goto(`${published.address}/exams`);
  await untilHydrated(page);
  await table;
  const next = headings('two');
  await published.publish('exams', '7.1.0', { [oldHeadings.about]: next.about, [oldHeadings.team]: next.team });
  expect(await published.read('/exams/core-team')).toContain(next.team);

  await page.getByRole('link', { name: 'Core Team' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Core Team');
  await expect(page.getByRole('heading', { name: oldHeadings.team })).toBeVisible();
  expect(documents, 'the tab has not loaded a page').toHaveLength(1);

  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: next.team })).toBeVisible();
  await page.getByRole('link', { name: 'About ExamCell' }).first().click();
  await expect(page.getByRole('heading', { name: next.about })).toBeVisible();
  expect(documents).toHaveLength(2);
  expect(
    documents.map((builds) => builds.size),
    'one build in each document',
  ).toEqual([1, 1]);
  expect([...(documents[0] ?? [])]).not.toEqual([...(documents[1] ?? [])]);
});

test('a tab that gets the route index only after the publish never mixes two builds', async ({ page, published }) => {
  const documents = watchBuilds(page, 'exams');
  const table = await delayResponses(page, '**/_routes.json');
  await page.goto(`${published.address}/exams`);
  await untilHydrated(page);
  const next = headings('three');
  await published.publish('exams', '7.2.0', { [oldHeadings.about]: next.about, [oldHeadings.team]: next.team });
  table.deliver();
  await page.getByRole('link', { name: 'Core Team' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Core Team');
  await untilHydrated(page);
  for (const builds of documents) expect([...builds], 'one build in each document').toHaveLength(1);
});
