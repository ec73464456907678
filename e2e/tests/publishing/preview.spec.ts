import { test } from '../../src/published-site.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';

/* A preview in the browser. */

test.skip(Boolean(process.env.E2E_URL), 'publishes to a separate site');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const liveHeading = 'Officers of the cell';
const previewHeading = 'Who answers in the preview';
let link = '';

test('the link opens the preview, with a banner on every page, until the visitor leaves it', async ({
  page,
  published,
}) => {
  await published.publish('exams', '8.0.0', {});
  link = (await published.publish('exams', '8.1.0', { [liveHeading]: previewHeading }, 'new-team')).link ?? '';
  await page.goto(link);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('“new-team”: not the live site');
  const document = await page.goto(`${published.address}/exams/core-team`);
  expect(document?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: previewHeading })).toBeVisible();
  await page.getByRole('link', { name: 'Time Tables' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/time tables/i);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await page.goto(`${published.address}/exams/core-team`);
  await expect(page.getByRole('heading', { name: liveHeading })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test('without the secret link nobody can open the preview', async ({ page, published }) => {
  const guesses = ['new-team', 'live', 'new-team-new-team-new-team', link.slice(0, -1), `${link.slice(0, -1)}A`];
  for (const guess of guesses.map((one) => one.split('/').at(-1) ?? '')) {
    const response = await page.request.get(`${published.address}/_preview/${guess}`);
    expect(response.status(), guess).toBe(404);
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'viit_preview', value: guess, url: published.address }]);
    const document = await page.goto(`${published.address}/exams/core-team`);
    expect(document?.headers()['cache-control']).toContain('public');
    expect(await document?.text()).not.toMatch(new RegExp(`${previewHeading}|not the live site`));
  }
});

test('a preview contains published builds only: everything that it loads is from this site', async ({
  page,
  published,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(published.address) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto(link);
  await page.goto(`${published.address}/exams/core-team`);
  await untilHydrated(page);
  expect(foreign).toEqual([]);
  const composed = published.viit(['preview', 'exams@9.9.9', '--as', 'new-team']);
  await expect(composed).rejects.toThrow(/"build-unknown"/);
});
