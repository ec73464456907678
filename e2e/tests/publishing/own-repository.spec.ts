import path from 'node:path';
import { navigateTo } from '../../src/navigate-to.ts';
import { type OutsideRepository, outsideRepository, packPackages } from '../../src/outside-repository.ts';
import { test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';

/*
 * A section with a repository of its own, from an empty folder to a live page, and withdrawn again: with npm and a
 * real site that serves the packages. It installs third-party packages from the public registry, so it belongs to the full series. Its short form is
 * platform/packages/src/packages.long.test.ts.
 */

test.skip(Boolean(process.env.E2E_URL) || !isFull, 'publishes to a separate site, in the full series');
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const question = 'Who may borrow books?';

let repository: OutsideRepository;
test.beforeAll(() => {
  repository = outsideRepository('library');
});
test.afterAll(() => repository.delete());

test('create-section writes a repository whose packages install, and whose checks pass', async ({ published }) => {
  await packPackages(repository);
  await published.viit(['publish', 'toolkit']);
  const create = ['create', '--yes', '@viit/section', 'library', `--@viit:registry=${published.address}/_packages/`];
  const answers = ['--', '--title', 'Library', '--site', published.address];
  await repository.run('npm', [...create, ...answers], path.dirname(repository.folder));
  await repository.run('npm', ['install']);
  await repository.run('npm', ['test']);
  await repository.run('npm', ['run', 'lint']);
});

test('viit dev shows a saved change inside the real shell, and what was opened stays open', async ({ page }) => {
  const dev = await repository.dev();
  try {
    await page.goto(`${dev.address}/library`);
    await untilHydrated(page);
    await expect(page.getByRole('banner')).toBeVisible();
    const second = page.locator('details').nth(1);
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open', '');
    repository.edit('src/start/content.ts', (text) => text.replace('Who may use it?', question));
    await expect(page.getByText(question)).toBeVisible({ timeout: 30_000 });
    await expect(second).toHaveAttribute('open', '');
  } finally {
    await dev.close();
  }
});

test('npm run publish makes it live: readable, hydrated, found, and reached without a reload', async ({
  page,
  browser,
  published,
}) => {
  const { token } = await published.viit<{ token: string }>(['token', 'create', 'library:publish']);
  const output = await repository.run('npm', ['run', 'publish', '--', '--token', token]);
  expect(output).toMatch(/Live: library 1\.0\.0/);

  const response = await page.goto(`${published.address}/library`);
  expect(response?.status()).toBe(200);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await page.goto(`${published.address}/exams`);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await navigateTo(page, `${published.address}/library`);
  await expect(page.getByText(question)).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(`${published.address}/library`);
  await expect(withoutScript.getByText(question)).toBeVisible();
  await withoutScript.goto(`${published.address}/search?q=borrow+books`);
  await expect(
    withoutScript
      .getByRole('main')
      .getByRole('link', { name: /Library/ })
      .first(),
  ).toHaveAttribute('href', '/library');
  await withoutScript.close();
  expect(await published.read('/sitemap.xml')).toContain('/library</loc>');
});

test('publishing it again changes nothing, and withdrawing it makes its address respond with 410', async ({
  published,
}) => {
  const { token } = await published.viit<{ token: string }>(['token', 'create', 'library:publish']);
  expect(await repository.run('npm', ['run', 'publish', '--', '--token', token])).toMatch(/nothing changed/);
  await repository.run('npm', ['exec', 'viit', '--', 'section', 'withdraw', 'library', '--yes', '--token', token]);
  expect((await fetch(`${published.address}/library`)).status).toBe(410);
});
