import type { Page } from '@playwright/test';
import { delayResponses } from '../../src/delay-responses.ts';
import { expectNoViolations } from '../../src/shared-page.ts';
import { open } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Intro video' });
const video = (page: Page) => page.locator('dialog[aria-label="Intro video"] video');
const facts = (page: Page) =>
  video(page).evaluate((video: HTMLVideoElement) => ({
    file: video.currentSrc.split('/').at(-1)?.split('.')[0],
    rate: video.playbackRate,
    isMuted: video.muted,
    isInline: video.playsInline,
  }));

/** Reports a fast connection, regardless of what a busy machine measures. */
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
  test(`at ${width} px the first load of the home page plays ${file} at 1.5 times the speed, muted and inline`, async ({
    page,
  }) => {
    await open(page, '/', width);
    await expect(overlay(page)).toBeVisible();
    expect(await facts(page)).toEqual({ file, rate: 1.5, isMuted: true, isInline: true });
    await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    const skip = page.getByRole('button', { name: 'Skip intro' });
    await expect(skip).toBeInViewport();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(skip).toBeFocused();
    }
    // Paused, so that it does not end and fade during the check.
    await video(page).evaluate((video: HTMLVideoElement) => video.pause());
    await expectNoViolations(page, 'with the intro video');
  });
}

test('Skip, Escape and a click end the intro video with a fade, and the page can be used', async ({ page }) => {
  const endings: ((page: Page) => Promise<void>)[] = [
    (on) => on.getByRole('button', { name: 'Skip intro' }).click(),
    (on) => on.keyboard.press('Escape'),
    (on) => on.mouse.click(200, 200),
  ];
  for (const end of endings) {
    await open(page, '/', 1024);
    await expect(overlay(page)).toBeVisible();
    await end(page);
    await expect(page.locator('dialog[data-phase="fading"]')).toHaveCount(1);
    await expect(overlay(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'View programmes' }).click();
    await expect(page).toHaveURL('/#programs');
  }
});

test('the intro video ends by itself: on desktop it shrinks toward the top first, on a phone it only fades', async ({
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
    // Only the last second is played, to save time.
    await video(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 1;
    });
    await expect(overlay(page)).toHaveCount(0, { timeout: 30_000 });
    const phases = await page.evaluate(() => (window as unknown as { phases: string[] }).phases);
    expect(phases, `at ${width} px`).toEqual(isShrinking ? ['shrinking', 'fading'] : ['fading']);
  }
});

test('the intro video does not play with reduced motion, nor on other pages', async ({ page }) => {
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

test('the intro video does not play on a slow connection', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 0.6 } }),
  );
  await open(page, '/', 1440);
  await page.waitForTimeout(1500);
  await expect(video(page)).toHaveCount(0);
});

test('a visitor who has scrolled, clicked or pressed a key before the intro video could start is not interrupted', async ({
  page,
}) => {
  const acts: ((page: Page) => Promise<void>)[] = [
    (on) => on.mouse.wheel(0, 300),
    (on) => on.keyboard.press('Tab'),
    (on) => on.mouse.click(700, 300),
  ];
  for (const act of acts) {
    const media = await delayResponses(page, '**/media/**');
    await open(page, '/', 1440);
    await act(page);
    await page.waitForTimeout(200);
    media.deliver();
    await page.waitForTimeout(1500);
    await expect(overlay(page)).toHaveCount(0);
    await page.unroute('**/media/**');
  }
});

test('a visitor who pressed a key before the page hydrated is not interrupted', async ({ page }) => {
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

test('the intro video plays in the element that loaded it: it is not fetched again', async ({ page }) => {
  await page.addInitScript(() => {
    const videos = new Set<Element>();
    Object.assign(window, { videos });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('dialog video')) videos.add(one);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/', 1440);
  await expect(overlay(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { videos: Set<Element> }).videos.size)).toBe(1);
});

test('an intro video that cannot play within 4 seconds does not start', async ({ page }) => {
  const media = await delayResponses(page, '**/media/**');
  await open(page, '/', 1440);
  await expect.poll(() => media.areRequested()).toBe(true);
  await expect(video(page)).toHaveCount(0, { timeout: 15_000 });
  media.deliver();
  await page.waitForTimeout(1000);
  await expect(overlay(page)).toHaveCount(0);
});

test('an intro video that cannot be fetched is logged, and the page can be used', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.route('**/media/**', (route) => route.abort());
  await open(page, '/', 1440);
  await expect.poll(() => messages.some((line) => line.startsWith('Intro video failed to load from'))).toBe(true);
  await expect(video(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'View programmes' }).click();
  await expect(page).toHaveURL('/#programs');
});

test('the logo starts the intro video from every page, and the focus is not lost after it', async ({ page }) => {
  await open(page, '/rti', 1440);
  await page.getByRole('banner').getByRole('link', { name: 'VIIT home' }).click();
  await expect(page).toHaveURL('/');
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await untilHydrated(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  // Again, from the home page.
  await page.locator('[data-page-bar]').getByRole('link', { name: 'VIIT home' }).click();
  await expect(overlay(page)).toBeVisible();
});

test('the intro video does not delay the page: its files are fetched after the first paint', async ({ page }) => {
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
