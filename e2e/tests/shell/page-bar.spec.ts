import type { Page } from '@playwright/test';
import { isFull } from '../../src/series.ts';
import { horizontalOverflow, open, openHome, scrollPosition } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

const labels = 'About,Accreditations,Stats,Programs,Active Cells,Placements,Campus,News,Contact'.split(',');
const bar = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

/** The top edge of the block that a link leads to, and the bottom edge of the fixed bars above it. */
const edges = (page: Page, name: string) =>
  link(page, name).evaluate((anchor: HTMLAnchorElement) => {
    const block = document.querySelector(anchor.hash)?.getBoundingClientRect().top ?? Number.NaN;
    const fixed = document.querySelector('[data-page-bar]')?.getBoundingClientRect().bottom ?? Number.NaN;
    return [Math.round(block), Math.round(fixed)] as const;
  });

for (const width of isFull ? [769, 961, 1024, 1153, 1440] : [769, 1440]) {
  test(`at ${width} px the page bar has its nine links, all inside the bar, in and below the hero`, async ({
    page,
  }) => {
    await openHome(page, width);
    await expect(bar(page).getByRole('link')).toHaveText(['VIIT home', ...labels]);
    for (const position of ['top', 'below the hero']) {
      const boxes = await bar(page)
        .locator('li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
      const list = await bar(page).getByRole('list').boundingBox();
      for (const [index, box] of boxes.entries()) {
        expect(box.left, `${labels[index]}, ${position}`).toBeGreaterThanOrEqual(Math.floor(list?.x ?? 0));
        expect(box.right, `${labels[index]}, ${position}`).toBeLessThanOrEqual(
          Math.ceil((list?.x ?? 0) + (list?.width ?? 0)),
        );
      }
      expect(await horizontalOverflow(page), position).toBe(0);
      await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
    }
    const [header, barBox] = await Promise.all([page.getByRole('banner').boundingBox(), bar(page).boundingBox()]);
    expect(barBox?.y, 'the bar is below the header').toBe((header?.y ?? 0) + (header?.height ?? 0));
  });
}

test('each link scrolls its block to the lower edge of the bar, About to the top, and is then marked', async ({
  page,
}) => {
  await openHome(page, 1440);
  await link(page, 'About').click();
  await expect.poll(async () => (await edges(page, 'About'))[0]).toBe(0);
  for (const name of labels.slice(1, -1)) {
    await link(page, name).click();
    // The header appears and disappears with the hero. The block ends up close below the fixed bars.
    await expect
      .poll(async () => {
        const [block, fixed] = await edges(page, name);
        return block >= fixed - 1 && block - fixed < 40;
      }, name)
      .toBe(true);
    await expect(bar(page).locator('[aria-current="location"]')).toHaveText(name);
  }
  await link(page, 'Contact').click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page).toHaveURL('/#contact');
});

test('a link of the page bar scrolls smoothly, through the positions in between', async ({ page }) => {
  await open(page, '/', 1440);
  await page.keyboard.press('Escape');
  // Smooth scrolling starts when the browser is idle, and the intro video fades.
  await expect(page.locator('html')).toHaveClass(/\blenis\b/);
  await expect(page.getByRole('dialog', { name: 'Intro video' })).toHaveCount(0);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
  });
  await link(page, 'Campus').click();
  await expect
    .poll(async () => {
      const [block, fixed] = await edges(page, 'Campus');
      return block >= fixed - 1 && block - fixed < 40;
    })
    .toBe(true);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  const end = await scrollPosition(page);
  expect(positions.filter((top) => top > 0.1 * end && top < 0.9 * end).length).toBeGreaterThan(0);
  await expect(page).toHaveURL('/#campus');
});
