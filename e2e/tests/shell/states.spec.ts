import type { Page } from '@playwright/test';
import { untilIslandsHydrated } from '@viit/test-kit/islands';
import { narrow, wide } from '../../src/series.ts';
import { expect, expectNoViolations, test } from '../../src/shared-page.ts';
import { expectInWindow, horizontalOverflow, openHome } from '../../src/shell.ts';
import { untilHydrated } from '../../src/site-test.ts';

/*
 * States of the shell that the page tests do not reach. In none of them does axe find anything or the page scroll sideways.
 */

test.describe.configure({ timeout: 120_000 });

async function open(page: Page, address: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
}

async function expectAccessible(page: Page, state: string, element?: string): Promise<void> {
  await expectNoViolations(page, state, element);
  expect(await horizontalOverflow(page), state).toBe(0);
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the drawer with each of its groups open, at every width at which it has the menus', async ({ sharedPage }) => {
  for (const width of narrow.filter((one) => one < 1100)) {
    await open(sharedPage, '/rti', width);
    await sharedPage.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const summaries = drawer(sharedPage).locator('summary');
    for (const [index, summary] of (width === 360 ? await summaries.all() : [summaries.first()]).entries()) {
      await summary.click();
      // Behind the drawer, the page is the same for each group.
      await expectAccessible(
        sharedPage,
        `${await summary.textContent()} at ${width} px`,
        index === 0 ? 'html' : 'dialog[open]',
      );
    }
  }
});

test('the search, with results and without', async ({ sharedPage }) => {
  for (const width of narrow) {
    await open(sharedPage, '/rti', width);
    await sharedPage.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await drawer(sharedPage).getByRole('searchbox').fill('policy');
    await expect(drawer(sharedPage).getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expectAccessible(sharedPage, `results at ${width} px`);
    await drawer(sharedPage).getByRole('searchbox').fill('zzz');
    await expect(drawer(sharedPage).getByText('No matches found.')).toBeVisible();
    await expectAccessible(sharedPage, `no results at ${width} px`);
  }
});

test('the redirect notice: counting, cancelled and invalid', async ({ sharedPage }) => {
  for (const width of narrow) {
    await open(sharedPage, '/redirect?url=https%3A%2F%2Fexample.org%2Fa%2Flong%2Fway', width);
    await expect(sharedPage.getByText(/^Auto-redirecting in/)).toBeVisible();
    await expectAccessible(sharedPage, `counting at ${width} px`);
    await sharedPage.getByRole('button', { name: 'Cancel auto-redirect' }).click();
    await expect(sharedPage.getByText('The countdown has stopped.')).toBeVisible();
    await expect(sharedPage.getByRole('link', { name: /^Continue to External Site/ })).toBeFocused();
    await expectAccessible(sharedPage, `cancelled at ${width} px`);
    await open(sharedPage, '/redirect', width);
    await expectAccessible(sharedPage, `invalid at ${width} px`);
  }
});

test('the not-found notice is inside the window and, on desktop, hides no link of the hero', async ({ sharedPage }) => {
  for (const width of [320, ...wide]) {
    await open(sharedPage, '/exams/results', width, width < 768 ? 640 : 800);
    const notice = sharedPage.getByRole('region', { name: 'About the link you followed' });
    await expect(notice).toBeVisible();
    await expectInWindow(sharedPage, notice, `at ${width} px`);
    if (width < 1000) continue;
    await untilIslandsHydrated(sharedPage);
    await expectAccessible(sharedPage, `not-found notice at ${width} px`);
    const [below, links] = await Promise.all([
      notice.boundingBox(),
      sharedPage.getByRole('link', { name: 'View programmes' }).boundingBox(),
    ]);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan(links?.y ?? 0);
  }
});

test('the home page past its hero, with header and page bar', async ({ sharedPage }) => {
  for (const width of wide) {
    await openHome(sharedPage, width);
    await untilIslandsHydrated(sharedPage);
    await sharedPage.evaluate(() => scrollTo({ top: 2200, behavior: 'instant' }));
    await expect.poll(() => sharedPage.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    await expectAccessible(sharedPage, `past the hero at ${width} px`);
  }
});

test('a window of 1280 × 1024 px zoomed to 400 %: header, drawer, search and notice can be read to their ends', async ({
  sharedPage,
}) => {
  await open(sharedPage, '/rti', 320, 256);
  expect(await horizontalOverflow(sharedPage)).toBe(0);
  await sharedPage.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  for (const element of [drawer(sharedPage).getByRole('searchbox'), drawer(sharedPage).locator('summary').last()]) {
    await element.scrollIntoViewIfNeeded();
    await expectInWindow(sharedPage, element, 'a control of the drawer');
  }
  await sharedPage.keyboard.press('Escape');
  await open(sharedPage, '/exams/results', 320, 256);
  await expectInWindow(
    sharedPage,
    sharedPage.getByRole('region', { name: 'About the link you followed' }),
    'the notice',
  );
  await open(sharedPage, '/redirect?url=https%3A%2F%2Fexample.org%2F', 320, 256);
  await sharedPage.getByRole('button', { name: 'Cancel auto-redirect' }).scrollIntoViewIfNeeded();
  await expectInWindow(sharedPage, sharedPage.getByRole('button', { name: 'Cancel auto-redirect' }), 'cancel');
  expect(await horizontalOverflow(sharedPage)).toBe(0);
});

test('without JavaScript the menus open on hover, and on a narrow screen by their link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/rti');
  await page.getByRole('button', { name: 'Academics', exact: true }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Academic Calendar' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/rti');
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Governing Body' })).toBeVisible();
  await context.close();
});
