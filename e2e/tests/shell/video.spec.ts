import type { Page } from '@playwright/test';
import { delayResponses } from '../../src/delay-responses.ts';
import { open } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';
import { expectNoFindings } from '../../src/steady-page.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Intro video' });
const video = (page: Page) => page.locator('dialog[aria-label="Intro video"] video');
const facts = (page: Page) =>
  video(page).evaluate((video: HTMLVideoElement) => ({
    file: video.currentSrc.split('/').at(-1)?.split('.')[0],
    rate: video.playbackRate,
    isMuted: video.muted,
    isInline: video.playsInline,
  }));

/** A connection that is fast enough, whatever a busy machine measures. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', downlink: 10 },
      configurable: true,
    }),
  ),
);

for (const [width, file] of [
  [360, 'intro-mobile'],
  [768, 'intro-mobile'],
  [1024, 'intro-desktop'],
  [1440, 'intro-desktop'],
] as const) {
  test(`at ${width} px the first load of the home page plays ${file}, one and a half times as fast, muted and inline`, async ({
    page,
  }) => {
    await open(page, '/', width);
    await expect(overlay(page)).toBeVisible();
    expect(await facts(page)).toEqual({ file, rate: 1.5, isMuted: true, isInline: true });
    await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(await overlay(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(page.getByRole('button', { name: 'Skip intro' })).toBeInViewport();
    // Held, so that it does not end and fade meanwhile.
    await video(page).evaluate((video: HTMLVideoElement) => video.pause());
    await expectNoFindings(page, 'with the film');
  });
}

test('Skip, Escape and a click end the film with a fade, and the page below can be used', async ({ page }) => {
  const ways: ((page: Page) => Promise<void>)[] = [
    (on) => on.getByRole('button', { name: 'Skip intro' }).click(),
    (on) => on.keyboard.press('Escape'),
    (on) => on.mouse.click(200, 200),
  ];
  for (const end of ways) {
    await open(page, '/', 1024);
    await expect(overlay(page)).toBeVisible();
    await end(page);
    await expect(page.locator('dialog[data-phase="fading"]')).toHaveCount(1);
    await expect(overlay(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'See the programmes' }).click();
    await expect(page).toHaveURL('/#programs');
  }
});

test('the film ends by itself: on desktop it shrinks toward the top first, on a phone it only fades', async ({
  page,
}) => {
  for (const [width, isShrinking] of [
    [1440, true],
    [360, false],
  ] as const) {
    await open(page, '/', width);
    await expect(overlay(page)).toBeVisible();
    await page.evaluate(() => {
      const phases: string[] = [];
      Object.assign(window, { phases });
      const dialog = document.querySelector('dialog[aria-label="Intro video"]') as HTMLElement;
      new MutationObserver(() => phases.push(dialog.dataset.phase ?? '')).observe(dialog, {
        attributes: true,
        attributeFilter: ['data-phase'],
      });
    });
    // Its last second is enough: all of it, twice, would take longer than any other test of a page.
    await video(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 1;
    });
    await expect(overlay(page)).toHaveCount(0, { timeout: 30_000 });
    const phases = await page.evaluate(() => (window as unknown as { phases: string[] }).phases);
    expect(phases, `at ${width} px`).toEqual(isShrinking ? ['shrinking', 'fading'] : ['fading']);
  }
});

test('the film does not play under reduced motion, nor on a page below the home page', async ({ page }) => {
  await open(page, '/policies', 1440);
  await page.waitForTimeout(1500);
  await expect(video(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/', 1440);
  await page.waitForTimeout(1500);
  await expect(video(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'VIIT home' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(800);
  await expect(video(page)).toHaveCount(0);
});

test('the film does not play on a slow connection', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 0.6 } }),
  );
  await open(page, '/', 1440);
  await page.waitForTimeout(1500);
  await expect(video(page)).toHaveCount(0);
});

test('who has scrolled, pressed or focused something before the film could start is not interrupted', async ({
  page,
}) => {
  const acts: ((page: Page) => Promise<void>)[] = [
    (on) => on.mouse.wheel(0, 300),
    (on) => on.keyboard.press('Tab'),
    (on) => on.mouse.click(700, 300),
  ];
  for (const act of acts) {
    const films = await delayResponses(page, '**/media/**');
    await open(page, '/', 1440);
    await act(page);
    await page.waitForTimeout(200);
    films.deliver();
    await page.waitForTimeout(1500);
    await expect(overlay(page)).toHaveCount(0);
    await page.unroute('**/media/**');
  }
});

test('who pressed a key before the page came alive is not interrupted either', async ({ page }) => {
  const code = await delayResponses(page, '**/_builds/shell/**/*.js');
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
  code.deliver();
  await untilHydrated(page);
  await page.waitForTimeout(1500);
  await expect(video(page)).toHaveCount(0);
});

test('the film that waited unseen is the one that plays: it is not fetched again', async ({ page }) => {
  await page.addInitScript(() => {
    const films = new Set<Element>();
    Object.assign(window, { films });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('dialog video')) films.add(one);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/', 1440);
  await expect(overlay(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { films: Set<Element> }).films.size)).toBe(1);
});

test('a film that cannot play within 4 seconds does not start', async ({ page }) => {
  const films = await delayResponses(page, '**/media/**');
  await open(page, '/', 1440);
  await expect.poll(() => films.areRequested()).toBe(true);
  await expect(video(page)).toHaveCount(0, { timeout: 15_000 });
  films.deliver();
  await page.waitForTimeout(1000);
  await expect(overlay(page)).toHaveCount(0);
});

test('a film that cannot be fetched is logged, and the page is as it was', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/media/**', (route) => route.abort());
  await open(page, '/', 1440);
  await expect.poll(() => said.some((line) => line.startsWith('Intro video failed to load from'))).toBe(true);
  await expect(video(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See the programmes' }).click();
  await expect(page).toHaveURL('/#programs');
});

test('the logo asks for the film wherever it is pressed, and the focus is not lost after it', async ({ page }) => {
  await open(page, '/rti', 1440);
  await page.getByRole('banner').getByRole('link', { name: 'VIIT home' }).click();
  await expect(page).toHaveURL('/');
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await untilHydrated(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  // Again, at home.
  await page.locator('[data-page-bar]').getByRole('link', { name: 'VIIT home' }).click();
  await expect(overlay(page)).toBeVisible();
});

test('the film does not delay the page: its files are fetched after the first paint', async ({ page }) => {
  await open(page, '/', 1440);
  await expect(overlay(page)).toBeVisible();
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/media/') && startTime < paint)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});
