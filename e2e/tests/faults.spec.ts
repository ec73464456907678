import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../src/site-test.ts';

/*
 * The first page's section is dead, in two ways: its entry is refused at once, or never answers (design.md section 7).
 */
const entryOf = (section: string) => new RegExp(`/_builds/${section}/[0-9a-f]+/remoteEntry\\.js`);
const faults = {
  blocked: (page: Page, section: string) => page.route(entryOf(section), (route) => route.abort()),
  hanging: (page: Page, section: string) => page.route(entryOf(section), () => new Promise(() => {})),
};

const pages = [
  { section: 'home', path: '/department/cse' },
  { section: 'institution', path: '/policies' },
  { section: 'cells', path: '/rti' },
  { section: 'placements', path: '/placements/Contact' },
  { section: 'exams', path: '/exams/timetables' },
];

const shellIsAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > div') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

for (const [fault, breakEntry] of Object.entries(faults)) {
  for (const { section, path } of pages) {
    test(`with the entry of ${section} ${fault}, its page stays readable and says so after 3 s`, async ({ page }) => {
      await breakEntry(page, section);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const words = await page.locator('main').textContent();
      await shellIsAlive(page);
      await expect(page.getByText(/interactive parts of this page/)).toBeVisible({ timeout: 8000 });
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(300);
      expect(await page.locator('main').textContent()).toBe(words);
    });
  }

  test(`with the entry of exams ${fault}, other sections work and the way back works`, async ({ page }) => {
    await breakEntry(page, 'exams');
    await page.goto('/exams', { waitUntil: 'domcontentloaded' });
    await shellIsAlive(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/policies', textContent: 'Policies, please' });
      document.querySelector('main')?.before(link);
    });
    await page.getByRole('link', { name: 'Policies, please' }).click();
    await expect(page).toHaveURL('/policies', { timeout: 3000 });
    await untilHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/exams');
    await expect(page.locator('main')).toContainText(/Examination Cell/);
  });

  test(`with the entry of institution ${fault}, its page keeps its text while menus open and the logo is pressed`, async ({
    page,
  }) => {
    await breakEntry(page, 'institution');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/policies', { waitUntil: 'domcontentloaded' });
    const words = await page.locator('main').textContent();
    await shellIsAlive(page);
    const button = page.getByRole('banner').getByRole('button', { name: /Academics/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.locator('main').textContent()).toBe(words);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: /VIIT/ }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a section that answers again after Retry comes alive without a reload', async ({ page }) => {
  let isBroken = true;
  await page.route(entryOf('exams'), (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/exams/timetables');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor({ timeout: 8000 });
  isBroken = false;
  await retry.click();
  await untilHydrated(page);
  await expect(retry).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an entry with a changed byte does not run', async ({ page }) => {
  await page.route(entryOf('exams'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.changed = true;` });
  });
  await page.goto('/exams', { waitUntil: 'domcontentloaded' });
  await shellIsAlive(page);
  await expect(page.getByText(/interactive parts of this page/)).toBeVisible({ timeout: 8000 });
  expect(await page.evaluate(() => 'changed' in window)).toBe(false);
});

test('moving to a page of a dead section is an ordinary page load of its HTML', async ({ page }) => {
  await faults.blocked(page, 'cells');
  await page.goto('/policies');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'RTI' }).click();
  await expect(page).toHaveURL('/rti', { timeout: 10_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with the content API down the rendered-in lists stay, and the failure is logged in the specified words', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/');
  const before = await page.locator('#announcements, #about').first().textContent();
  await untilHydrated(page);
  await expect
    .poll(() => said.filter((line) => line.startsWith('Error fetching newsEvents data:')).length)
    .toBeGreaterThan(0);
  expect(await page.locator('#announcements, #about').first().textContent()).toBe(before);
});
