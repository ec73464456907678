import type { Page } from '@playwright/test';
import { horizontalOverflow, open } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

const destination = 'https://admissions.example.org:8443/apply/2025?step=1';
const notice = `/redirect?url=${encodeURIComponent(destination)}`;

/** Opens a page with a paused clock, which only the test advances. */
async function openWithPausedClock(page: Page, path: string, width = 1440): Promise<void> {
  await page.clock.install();
  await open(page, path, width);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const countdown = (page: Page) => page.getByText(/^Auto-redirecting in \d+ seconds?$/);
const seconds = async (page: Page) => Number(/\d+/.exec((await countdown(page).textContent()) ?? '')?.[0]);

test('with a destination the notice shows the required texts and sets the host apart', async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await open(page, notice, width);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're Leaving Our Website");
    const main = page.locator('main');
    await expect(main).toContainText(
      'You are being redirected to an external website. Please verify the destination before proceeding.',
    );
    await expect(main).toContainText(
      'Always verify that you trust the destination website before proceeding. We are not responsible for external content.',
    );
    await expect(main).toContainText(destination);
    await expect(main.getByText('admissions.example.org:8443', { exact: true })).toHaveCSS('font-weight', '800');
    expect(await horizontalOverflow(page), `at ${width} px`).toBe(0);
  }
});

test('its buttons lead to the destination in a new tab and to the home page', async ({ page }) => {
  await open(page, notice, 1440);
  const continueLink = page.getByRole('link', { name: /^Continue to External Site/ });
  await expect(continueLink).toHaveAttribute('href', destination);
  await expect(continueLink).toHaveAttribute('target', '_blank');
  await expect(continueLink).toHaveAttribute('rel', /noopener/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the countdown decreases each second, and at zero the browser opens the destination', async ({ page }) => {
  const visited: string[] = [];
  await page.route('https://admissions.example.org:8443/**', (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
  });
  await openWithPausedClock(page, notice);
  const first = await seconds(page);
  expect(first).toBeLessThanOrEqual(20);
  for (let left = first - 1; left > 0; left--) {
    await page.clock.runFor(1000);
    await expect(countdown(page)).toHaveText(`Auto-redirecting in ${left} ${left === 1 ? 'second' : 'seconds'}`);
  }
  expect(visited).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(visited).toEqual([destination]);
});

test('the countdown is announced at its start, at 10 and at 5 seconds, not every second', async ({ page }) => {
  await openWithPausedClock(page, notice);
  const announced = new Set<string>();
  for (let left = await seconds(page); left > 2; left--) {
    await page.clock.runFor(1000);
    await expect(countdown(page)).toHaveText(new RegExp(`in ${left - 1} `));
    announced.add((await page.getByRole('status').filter({ hasText: 'will be redirected to' }).textContent()) ?? '');
  }
  expect([...announced].map((text) => Number(/(\d+) seconds/.exec(text)?.[1]))).toEqual([20, 10, 5]);
});

test('Cancel auto-redirect stops the countdown; so does opening the destination in a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://admissions.example.org:8443/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await openWithPausedClock(page, notice);
  await page.getByRole('button', { name: 'Cancel auto-redirect' }).click();
  await expect(countdown(page)).toHaveCount(0);
  await page.clock.runFor(40_000);
  await expect(page).toHaveURL(notice);
  await expect(page.getByRole('status').filter({ hasText: 'The countdown has stopped.' })).toHaveCount(1);
  await page.reload();
  await untilHydrated(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Continue to External Site/ }).click(),
  ]);
  await expect(tab).toHaveURL(destination);
  await page.clock.runFor(40_000);
  await expect(page).toHaveURL(notice);
});

const none = 'No destination URL was provided.';
const refused = 'The address was refused.';
for (const [name, query, text] of [
  ['nothing', '', none],
  ['an empty destination', '?url=', none],
  ['a script', `?url=${encodeURIComponent('javascript:alert(1)')}`, refused],
  ['a script in disguise', `?url=${encodeURIComponent(' \tJaVaScRiPt://example.org/%0aalert(1)')}`, refused],
  ['data', `?url=${encodeURIComponent('data:text/html,<h1>Hello</h1>')}`, refused],
  ['a relative path', `?url=${encodeURIComponent('/policies')}`, refused],
  ['an address without a scheme', `?url=${encodeURIComponent('//example.org/')}`, refused],
  ['another kind of address', `?url=${encodeURIComponent('ftp://example.org/')}`, refused],
] as const) {
  test(`${name} is no destination: the redirect is invalid, and the browser stays on the page`, async ({ page }) => {
    await openWithPausedClock(page, `/redirect${query}`, 360);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Redirect');
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(countdown(page)).toHaveCount(0);
    await page.clock.runFor(40_000);
    await expect(page).toHaveURL(/^[^?]*\/redirect/);
  });
}
