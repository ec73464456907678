import type { Locator, Page } from '@playwright/test';
import { untilAllAlive } from '../../src/parts.ts';
import { widths } from '../../src/series.ts';
import { cycleOf, expect, look, runningIn, test } from './moving-home.ts';

/* What runs without end: the notice board and the strips, with their cycles (spec 1, section 9). */

const strips = [
  {
    label: 'announcements',
    seconds: 40,
    strip: (page: Page) => page.getByRole('region', { name: 'Announcements', exact: true }),
  },
  { label: 'cells', seconds: 45, strip: (page: Page) => page.getByRole('region', { name: 'cells', exact: true }) },
  { label: 'recruiters', seconds: 20, strip: (page: Page) => page.getByRole('region', { name: 'recruiters' }) },
  { label: 'student quotes', seconds: 70, strip: (page: Page) => page.getByRole('region', { name: 'student quotes' }) },
];

for (const width of widths) {
  test(`at ${width} px each strip runs at its own pace, and stops by its control, under the mouse and for the keyboard`, async ({
    page,
    home,
  }) => {
    test.slow();
    await home(width);
    for (const { label, seconds, strip } of strips) {
      await test.step(`${label}, ${seconds} s`, () => expectStops(page, label, seconds, strip(page)));
    }
  });
}

async function expectStops(page: Page, label: string, seconds: number, strip: Locator): Promise<void> {
  await look(page, strip);
  const runs = () => expect.poll(() => runningIn(strip)).toBeGreaterThan(0);
  const stands = () => expect.poll(() => runningIn(strip)).toBe(0);
  expect(await cycleOf(strip)).toEqual([seconds]);
  await runs();
  await strip.getByRole('button', { name: `Pause ${label}` }).click();
  await page.mouse.move(0, 0);
  await stands();
  await strip.getByRole('button', { name: `Play ${label}` }).click();
  await page.mouse.move(0, 0);
  await runs();
  const box = await strip.boundingBox();
  if (!box) throw new Error(`the strip of ${label} is not rendered`);
  // Below the page's bars, and in one move: on the way lies the menu, which would open and, with the clock stopped, never close.
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(160, box.height / 2));
  await stands();
  await page.mouse.move(0, 0);
  await runs();
  const links = strip.getByRole('link');
  if ((await links.count()) === 0) return;
  await page.keyboard.press('Shift');
  await links.first().focus();
  await stands();
}

test('on wide screens a card of the cells is larger the nearer it is to the middle', async ({ page, home }) => {
  await home(1440);
  const strip = page.getByRole('region', { name: 'cells', exact: true });
  await look(page, strip);
  await strip.getByRole('button', { name: 'Pause cells' }).click();
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

test('a cell with a page says so and leads to its top; one without says nothing', async ({ page, home }) => {
  await home(1024);
  const strip = page.getByRole('region', { name: 'cells', exact: true });
  await look(page, strip);
  await expect(strip.getByRole('link', { name: /Click to explore/ })).toHaveCount(6);
  await expect(strip.getByRole('link')).toHaveCount(6);
  await strip.getByRole('button', { name: 'Pause cells' }).click();
  await strip.getByRole('link', { name: /Discipline Cell/ }).press('Enter');
  await page.clock.resume();
  await expect(page).toHaveURL('/discipline-cell');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('with reduced motion nothing moves by itself, and everything is within reach', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await home(1440);
  await untilAllAlive(page);
  const count = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await runningIn(page.locator('main'))).toBe(0);
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await count('1 / 5');
  await expect(page.getByText('1 / 7')).toBeVisible();
  for (const figure of ['100%', '16.4 acres', '7000+', '37 LPA', '4.2 LPA', '1893+', '163+']) await count(figure);
});
