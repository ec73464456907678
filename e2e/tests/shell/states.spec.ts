import type { Page } from '@playwright/test';
import { untilIslandsHydrated } from '../../src/islands.ts';
import { widths } from '../../src/series.ts';
import { expectInWindow, horizontalOverflow, openHome } from '../../src/shell.ts';
import { untilHydrated } from '../../src/site-test.ts';
import { expect, expectNoFindings, test } from '../../src/steady-page.ts';

/*
 * The states of the shell that the page tests do not come to: axe finds nothing in any, and nothing reaches past the side.
 */

test.describe.configure({ timeout: 120_000 });

async function open(page: Page, address: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
}

async function expectSound(page: Page, state: string, element?: string): Promise<void> {
  await expectNoFindings(page, state, element);
  expect(await horizontalOverflow(page), state).toBe(0);
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the drawer with each of its groups open, at every width that has it', async ({ steady }) => {
  for (const width of widths.filter((one) => one < 1100)) {
    await open(steady, '/rti', width);
    await steady.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const summaries = drawer(steady).locator('summary');
    for (const [index, summary] of (width === 360 ? await summaries.all() : [summaries.first()]).entries()) {
      await summary.click();
      // Behind the drawer, the page is the same for each group.
      await expectSound(steady, `${await summary.textContent()} at ${width} px`, index === 0 ? 'html' : 'dialog[open]');
    }
  }
});

test('the search at every width, with results and without', async ({ steady }) => {
  for (const width of widths) {
    await open(steady, '/rti', width);
    await steady.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await drawer(steady).getByRole('searchbox').fill('policy');
    await expect(drawer(steady).getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expectSound(steady, `results at ${width} px`);
    await drawer(steady).getByRole('searchbox').fill('zzz');
    await expect(drawer(steady).getByText('No matches found.')).toBeVisible();
    await expectSound(steady, `no results at ${width} px`);
  }
});

test('the redirect notice: counting, cancelled and invalid', async ({ steady }) => {
  for (const width of widths) {
    await open(steady, '/redirect?url=https%3A%2F%2Fexample.org%2Fa%2Flong%2Fway', width);
    await expect(steady.getByText(/^Auto-redirecting in/)).toBeVisible();
    await expectSound(steady, `counting at ${width} px`);
    await steady.getByRole('button', { name: 'Cancel auto-redirect' }).click();
    await expect(steady.getByText('The countdown has stopped.')).toBeVisible();
    await expect(steady.getByRole('link', { name: /^Continue to External Site/ })).toBeFocused();
    await expectSound(steady, `cancelled at ${width} px`);
    await open(steady, '/redirect', width);
    await expectSound(steady, `invalid at ${width} px`);
  }
});

test('the notice of a lost way lies in the window and hides no link of the hero on desktop', async ({ steady }) => {
  for (const width of [320, ...widths]) {
    await open(steady, '/exams/results', width, width < 768 ? 640 : 800);
    const notice = steady.getByRole('region', { name: 'About the link you followed' });
    await expect(notice).toBeVisible();
    await expectInWindow(steady, notice, `at ${width} px`);
    await untilIslandsHydrated(steady);
    await expectSound(steady, `lost at ${width} px`);
    if (width < 1000) continue;
    const [below, links] = await Promise.all([
      notice.boundingBox(),
      steady.getByRole('link', { name: 'View programmes' }).boundingBox(),
    ]);
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThan(links?.y ?? 0);
  }
});

test('the home page past its hero, with header and page bar', async ({ steady }) => {
  for (const width of widths) {
    await openHome(steady, width);
    await untilIslandsHydrated(steady);
    await steady.evaluate(() => scrollTo({ top: 2200, behavior: 'instant' }));
    await expect.poll(() => steady.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    await expectSound(steady, `past the hero at ${width} px`);
  }
});

test('a window of 1280 × 1024 px zoomed to 400 %: header, drawer, search and notice can be read to their ends', async ({
  steady,
}) => {
  await open(steady, '/rti', 320, 256);
  expect(await horizontalOverflow(steady)).toBe(0);
  await steady.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  for (const part of [drawer(steady).getByRole('searchbox'), drawer(steady).locator('summary').last()]) {
    await part.scrollIntoViewIfNeeded();
    await expectInWindow(steady, part, 'a part of the drawer');
  }
  await steady.keyboard.press('Escape');
  await open(steady, '/exams/results', 320, 256);
  await expectInWindow(steady, steady.getByRole('region', { name: 'About the link you followed' }), 'the notice');
  await open(steady, '/redirect?url=https%3A%2F%2Fexample.org%2F', 320, 256);
  await steady.getByRole('button', { name: 'Cancel auto-redirect' }).scrollIntoViewIfNeeded();
  await expectInWindow(steady, steady.getByRole('button', { name: 'Cancel auto-redirect' }), 'cancel');
  expect(await horizontalOverflow(steady)).toBe(0);
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
