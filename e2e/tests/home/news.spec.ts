import type { Page } from '@playwright/test';
import { isFull, wide } from '../../src/series.ts';
import { untilAnimationsEnd } from '../../src/shell.ts';
import { bringIntoView, expect, test } from './home-test.ts';

const news = (page: Page) => page.getByRole('region', { name: 'News & Upcoming Events' });
const front = (page: Page) => news(page).getByRole('heading', { level: 3 });
const first = 'Tide and Code: 30 hours on coastal data';
const second = 'Materials for Salt Air: corrosion and coatings';
const last = 7;

/** Swipes across the front card, in px: negative to the left. */
async function swipe(page: Page, across: number): Promise<void> {
  const box = await front(page).boundingBox();
  if (!box) throw new Error('no card in front');
  const [x, y] = [180 - across / 2, box.y + 10];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 5; step++) await touch('touchMove', x + (across * step) / 5);
  await touch('touchEnd');
  await session.detach();
}

test.describe('the event card', () => {
  test.use({ hasTouch: true });

  for (const width of isFull ? [360, 768] : [360]) {
    test(`at ${width} px a swipe of 50 px changes it: left to the next event, right to the previous one`, async ({
      page,
      home,
    }) => {
      await home(width);
      await bringIntoView(page, news(page).getByRole('list', { name: 'Events' }));
      await expect(front(page)).toHaveText(first);
      await swipe(page, -44);
      await expect(front(page)).toHaveText(first);
      await swipe(page, -56);
      await expect(front(page)).toHaveText(second);
      await swipe(page, 56);
      await expect(front(page)).toHaveText(first);
      await swipe(page, 56);
      await expect(news(page).getByText(`${last} / 7`)).toBeVisible();
    });

    test(`at ${width} px it shows the event's steps and location, and opens its picture`, async ({ page, home }) => {
      await home(width);
      await bringIntoView(page, news(page).getByRole('list', { name: 'Events' }));
      await expect(front(page)).toHaveCount(1);
      const steps = news(page).getByRole('list', { name: 'Event timeline' }).getByRole('listitem');
      await expect(steps).toHaveText(['Registration Open', '11 Dec 2026', 'Results Announcement']);
      await expect(news(page).getByText('Dharithri Block, second floor')).toBeVisible();
      const register = news(page).getByRole('link', { name: /^Register Now/ });
      await expect(register).toHaveAttribute('target', '_blank');
      await news(page)
        .getByRole('button', { name: /^Tap to view/ })
        .tap();
      const viewer = page.getByRole('dialog', { name: first });
      await expect(viewer.getByRole('img', { name: first })).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(viewer).toBeVisible();
      await viewer.getByRole('button', { name: 'Close' }).tap();
      await expect(viewer).toBeHidden();
      await news(page).getByRole('button', { name: 'Next event' }).tap();
      await expect(front(page)).toHaveText(second);
    });
  }
});

for (const width of wide) {
  test(`at ${width} px events change every 5 s, wait 6 s longer after a manual change, and stop while paused`, async ({
    page,
    home,
  }) => {
    await home(width);
    await bringIntoView(page, news(page).getByRole('heading', { level: 2 }));
    const count = (at: number) => expect(news(page).getByText(`${at} / 7`)).toBeVisible();
    await count(1);
    await page.clock.runFor(5000);
    await count(2);
    await news(page).getByRole('button', { name: 'Next event' }).click();
    await page.mouse.move(0, 0);
    await count(3);
    // The wait of 6 s ends, and the page starts an interval of 5 s.
    await page.clock.runFor(6000);
    await page.clock.runFor(3000);
    await count(3);
    await page.clock.runFor(2500);
    await count(4);
    await news(page).getByRole('button', { name: 'Pause events' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    await count(4);
    await news(page).getByRole('button', { name: 'Play events' }).click();
    await news(page).getByRole('button', { name: 'Previous event' }).focus();
    await page.keyboard.press('Enter');
    await count(3);
  });
}

for (const width of isFull ? [1024, 1440] : [1440]) {
  test(`at ${width} px dragging the timeline of dates selects nothing; clicking a date or a card behind selects it`, async ({
    page,
    home,
  }) => {
    await home(width);
    const dates = news(page).getByRole('list', { name: 'Event dates' });
    await bringIntoView(page, news(page).getByRole('list', { name: 'Events' }));
    await page.clock.runFor(700);
    const box = await dates.boundingBox();
    if (!box) throw new Error('no timeline of dates');
    const position = () => dates.evaluate((list) => list.parentElement?.scrollLeft ?? 0);
    const before = await position();
    await page.mouse.move(width * 0.7, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(width * 0.5, box.y + 50, { steps: 5 });
    await page.mouse.up();
    expect((await position()) - before).toBeGreaterThan(100);
    await expect(front(page)).toHaveText(first);
    await dates.getByRole('button', { name: /VLSI layout design/ }).click();
    await expect(news(page).getByText('3 / 7')).toBeVisible();
    await expect(dates.getByRole('button', { name: /VLSI layout design/ })).toHaveAttribute('aria-current', 'true');
    await untilAnimationsEnd(news(page).getByRole('list', { name: 'Events' }));
    const behind = await news(page).locator('[data-position="second"]').boundingBox();
    if (!behind) throw new Error('no card behind');
    await page.mouse.click(behind.x + behind.width - 6, behind.y + behind.height / 2);
    await expect(news(page).getByText('4 / 7')).toBeVisible();
  });
}
