import { expect, test, untilHydrated } from '../../src/site-test.ts';

for (const width of [1024, 1440]) {
  test(`at ${width} px the IQAC's menus are left and right of the content, and neither is cut in a window 900 px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/iqac#criterion-3');
    await untilHydrated(page);
    await expect(page.getByRole('link', { name: /Sustainability\/Green Initiatives/ }).first()).toBeVisible();
    const start = await page.getByRole('navigation', { name: 'About the cell' }).boundingBox();
    const content = await page.getByRole('heading', { level: 2, name: 'Infrastructure' }).boundingBox();
    const end = await page
      .getByRole('link', { name: /Sustainability\/Green Initiatives/ })
      .first()
      .boundingBox();
    if (!start || !content || !end) throw new Error('A menu or the content is not shown.');
    expect(start.x + start.width).toBeLessThan(content.x);
    expect(end.x).toBeGreaterThan(content.x + content.width);
    expect(start.y).toBeGreaterThan(0);
    expect(end.y + end.height).toBeLessThan(900);
  });
}
