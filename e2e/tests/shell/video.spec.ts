import type { Page } from '@playwright/test';
import { delayResponses } from '../../src/delay-responses.ts';
import { widths } from '../../src/series.ts';
import { expectNoViolations } from '../../src/shared-page.ts';
import { open, openHome } from '../../src/shell.ts';
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

/** Simulates a fast connection, as a busy machine measures a slow one. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', downlink: 10 },
      configurable: true,
    }),
  ),
);

for (const width of widths) {
  const file = width > 768 ? 'intro-desktop' : 'intro-mobile';
  test(`at ${width} px the first load of the home page plays ${file} at 1.5 times the speed, muted and inline, after the first paint`, async ({
    page,
  }) => {
    await open(page, '/', width);
    await expect(overlay(page)).toBeVisible();
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/media/') && startTime < paint)
        .map(({ name }) => name);
    });
    expect(early, 'files of the video before the first paint').toEqual([]);
    expect(await facts(page)).toEqual({ file, rate: 1.5, isMuted: true, isInline: true });
    await expect.poll(() => video(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    // Paused, so that it does not end and fade during the checks.
    await video(page).evaluate((video: HTMLVideoElement) => video.pause());
    const skip = page.getByRole('button', { name: 'Skip intro' });
    await expect(skip).toBeInViewport();
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(skip).toBeFocused();
    }
    if (width === 360) await expectNoViolations(page, 'with the intro video');
  });
}

/** Records the phases of the intro video from now on. @returns a function that reads them. */
async function watchPhases(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const phases: string[] = [];
    Object.assign(window, { phases });
    const dialog = document.querySelector('dialog[aria-label="Intro video"]') as HTMLElement;
    new MutationObserver(() => phases.push(dialog.dataset.phase ?? '')).observe(dialog, {
      attributes: true,
      attributeFilter: ['data-phase'],
    });
  });
  return () => page.evaluate(() => (window as unknown as { phases: string[] }).phases);
}

test('Skip ends the intro video with a fade, and the page can be used', async ({ page }) => {
  await open(page, '/', 1024);
  await expect(overlay(page)).toBeVisible();
  const phases = await watchPhases(page);
  await page.getByRole('button', { name: 'Skip intro' }).click();
  await expect(overlay(page)).toHaveCount(0);
  expect(await phases()).toEqual(['fading']);
  await page.getByRole('link', { name: 'View programmes' }).click();
  await expect(page).toHaveURL('/#programs');
});

test('the intro video ends by itself: on desktop it shrinks toward the top first', async ({ page }) => {
  await open(page, '/', 1440);
  await expect(overlay(page)).toBeVisible();
  const phases = await watchPhases(page);
  // Only the last second is played, to save time.
  await video(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
  await expect(overlay(page)).toHaveCount(0, { timeout: 30_000 });
  expect(await phases()).toEqual(['shrinking', 'fading']);
});

test('the intro video is not even requested on other pages, nor on the home page with reduced motion', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().includes('/media/intro') && films.push(request.url()));
  await open(page, '/policies', 1440);
  await page.waitForLoadState('networkidle');
  await openHome(page, 1440);
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});

test('a visitor who pressed a key before the page hydrated is not interrupted', async ({ page }) => {
  const code = await delayResponses(page, '**/_builds/shell/**/*.js');
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
  code.deliver();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(video(page)).toHaveCount(0);
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
