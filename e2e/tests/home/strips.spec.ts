import type { Locator, Page } from '@playwright/test';
import { untilIslandsHydrated } from '@viit/test-kit/islands';
import { wide } from '../../src/series.ts';
import { bringIntoView, countEndlessAnimations, cycleSeconds, expect, test } from './home-test.ts';

/* The endless animations: announcements and strips, with the duration of a cycle (R23.2, R27.1, R28.6). */

const cells = (page: Page) => page.getByRole('group', { name: 'Cells and councils', exact: true });

const strips = [
  {
    label: 'announcements',
    seconds: 40,
    region: (page: Page) => page.getByRole('region', { name: 'Announcements', exact: true }),
  },
  { label: 'cells and councils', seconds: 45, region: cells },
  {
    label: 'recruiters',
    seconds: 20,
    region: (page: Page) => page.getByRole('group', { name: 'Recruiters', exact: true }),
  },
  {
    label: 'student quotes',
    seconds: 70,
    region: (page: Page) => page.getByRole('group', { name: 'Student quotes', exact: true }),
  },
];

for (const width of wide) {
  test(`at ${width} px each strip moves in its own cycle, and stops by its control, on hover and on focus`, async ({
    page,
    home,
  }) => {
    test.slow();
    await home(width);
    for (const { label, seconds, region } of strips) {
      await test.step(`${label}, a cycle of ${seconds} s`, () => useStrip(page, region(page), label, seconds));
    }
  });
}

async function useStrip(page: Page, strip: Locator, label: string, seconds: number): Promise<void> {
  await bringIntoView(page, strip);
  const expectRunning = () => expect.poll(() => countEndlessAnimations(strip)).toBeGreaterThan(0);
  const expectStopped = () => expect.poll(() => countEndlessAnimations(strip)).toBe(0);
  expect(await cycleSeconds(strip)).toEqual([seconds]);
  await expectRunning();
  await strip.getByRole('button', { name: `Pause ${label}` }).click();
  await page.mouse.move(0, 0);
  await expectStopped();
  await strip.getByRole('button', { name: `Play ${label}` }).click();
  await page.mouse.move(0, 0);
  await expectRunning();
  const box = await strip.boundingBox();
  if (!box) throw new Error(`the strip of ${label} is not visible`);
  // Below the page bar, and in one step: on the way the menu would open and, with the clock paused, never close.
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(160, box.height / 2));
  await expectStopped();
  await page.mouse.move(0, 0);
  await expectRunning();
  const links = strip.getByRole('link');
  if ((await links.count()) === 0) return;
  await page.keyboard.press('Shift');
  await links.first().focus();
  await expectStopped();
}

test('on wide screens a card of the cells is larger, the nearer it is to the middle', async ({ page, home }) => {
  await home(1440);
  const strip = cells(page);
  await bringIntoView(page, strip);
  await strip.getByRole('button', { name: 'Pause cells and councils' }).click();
  const cards = await strip.locator('li > *').evaluateAll((all) =>
    all
      .map((card) => {
        const { left, width } = card.getBoundingClientRect();
        return { away: Math.abs(left + width / 2 - innerWidth / 2), scale: width / (card as HTMLElement).offsetWidth };
      })
      .filter(({ away }) => away < innerWidth / 2)
      .sort((a, b) => a.away - b.away),
  );
  expect(cards.length).toBeGreaterThan(3);
  expect(cards[0]?.scale).toBeGreaterThan(1);
  expect(cards.at(-1)?.scale).toBeLessThan(0.95);
});

test('a cell with a page says so and leads to its top; a cell without one has no link', async ({ page, home }) => {
  await home(1024);
  const strip = cells(page);
  await bringIntoView(page, strip);
  await expect(strip.getByRole('link').filter({ hasText: 'Click to explore' })).toHaveCount(6);
  await expect(strip.getByRole('link')).toHaveCount(6);
  await expect(strip.getByRole('link', { name: /explore/ })).toHaveCount(0);
  await strip.getByRole('button', { name: 'Pause cells and councils' }).click();
  await strip.getByRole('link', { name: /Discipline Cell/ }).press('Enter');
  await page.clock.resume();
  await expect(page).toHaveURL('/discipline-cell');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('with reduced motion nothing moves by itself, and all content is visible', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await home(1440);
  await untilIslandsHydrated(page);
  const count = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await countEndlessAnimations(page.locator('main'))).toBe(0);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await count('1 / 5');
  await expect(page.getByText('1 / 7')).toBeVisible();
  for (const figure of ['100%', '16.4 acres', '7000+', '37 LPA', '4.2 LPA', '1893+', '163+']) await count(figure);
});
