import { open } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

/* Pictures that cannot be loaded (R73.7, R75.4, R77.10). */

const functionaries = {
  '/iic-cell': ['Dr. M. Raja Sekhar', 'Dr. Y. Sravani'],
  '/media-cell': ['Dr. Rama Devi Kavuri', 'Mr. Sudheer Mamidi'],
};
for (const [path, names] of Object.entries(functionaries)) {
  test(`${path}: a functionary whose photo fails to load has the default portrait`, async ({ page }) => {
    await page.route(/(president|convener|coordinator)[^/]*\.svg$/, (route) => route.abort());
    await open(page, path, 1440, 900);
    for (const name of names) {
      // The name is beside it, so screen readers skip the drawing.
      const portrait = page.locator(`main svg[aria-label="${name}"]`);
      await page.getByText(name).first().scrollIntoViewIfNeeded();
      await expect(portrait).toBeVisible();
      await expect(page.locator(`main img[alt="${name}"]`)).toHaveCount(0);
    }
  });
}

test('/iqac: the default banner replaces a hero that cannot be loaded', async ({ page }) => {
  await page.route(/\/hero[^/]*\.svg$/, (route) => route.abort());
  await open(page, '/iqac', 1440, 900);
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate(
          (picture: HTMLImageElement) => `${picture.currentSrc.includes('default-banner')} ${picture.naturalWidth > 0}`,
        ),
    )
    .toBe('true true');
});
