import { delayResponses } from '../../src/delay-responses.ts';
import { narrow } from '../../src/series.ts';
import { untilHydrated } from '../../src/site-test.ts';
import { expect, test } from './home-test.ts';

for (const width of narrow) {
  test(`at ${width} px the campus views change every 7 s and by the arrows, and stop while paused`, async ({
    page,
    home,
  }) => {
    await home(width);
    const hero = page.locator('[data-hero]');
    const shows = (count: string) => expect(hero.getByText(count)).toBeVisible();
    await shows('1 / 5');
    await page.clock.runFor(7000);
    await shows('2 / 5');
    await hero.getByRole('button', { name: 'Previous slide' }).click();
    await shows('1 / 5');
    await hero.getByRole('button', { name: 'Previous slide' }).click();
    await shows('5 / 5');
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await shows('1 / 5');
    await hero.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(width / 2, 200);
    await page.clock.runFor(30_000);
    await shows('1 / 5');
    await hero.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(width / 2, 200);
    await page.clock.runFor(7000);
    await shows('2 / 5');
  });

  test(`at ${width} px the view does not change while an arrow has the focus`, async ({ page, home }) => {
    await home(width);
    const hero = page.locator('[data-hero]');
    await hero.getByRole('button', { name: 'Next slide' }).focus();
    await page.clock.runFor(30_000);
    await expect(hero.getByText('1 / 5')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(hero.getByText('2 / 5')).toBeVisible();
  });
}

test('on wide screens the arrows appear on hover and focus; on narrow screens they are always visible', async ({
  page,
  home,
}) => {
  await home(1440);
  const next = page.getByRole('button', { name: 'Next slide' });
  await page.mouse.move(700, 20);
  await expect(next).toHaveCSS('opacity', '0');
  await page.mouse.move(700, 400);
  await expect(next).toHaveCSS('opacity', '1');
  await page.mouse.move(700, 20);
  await expect(next).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await next.focus();
  await expect(next).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 767, height: 740 });
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await expect(next).toHaveCSS('opacity', '1');
  const picture = await page.locator('[data-hero] ol').boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('with reduced motion the text on the picture does not move when the page hydrates', async ({ page }) => {
  const code = await delayResponses(page, '**/_builds/**/*.js');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/', { waitUntil: 'commit' });
  const count = page.getByText('1 / 5');
  await expect(count).toBeVisible();
  const before = await count.boundingBox();
  code.deliver();
  await untilHydrated(page);
  expect(await count.boundingBox()).toEqual(before);
});
