import { open } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

/* Pictures that cannot be loaded (spec 3, section 8). */

const functionaries = {
  '/iic-cell': ['Dr. M. Raja Sekhar', 'Dr. Y. Sravani'],
  '/media-cell': ['Dr. G. Sarada Devi', 'Mr. K. Praveen Kumar'],
};
for (const [path, names] of Object.entries(functionaries)) {
  test(`${path}: a functionary whose photo fails has the default portrait`, async ({ page }) => {
    await page.route(/(president|convener|coordinator)[^/]*\.svg$/, (route) => route.abort());
    await open(page, path, 1440, 900);
    for (const name of names) {
      // The name stands beside it, so readers skip the drawing.
      const portrait = page.locator(`main svg[aria-label="${name}"]`);
      await page.getByText(name).first().scrollIntoViewIfNeeded();
      await expect(portrait).toBeVisible();
      await expect(page.locator(`main img[alt="${name}"]`)).toHaveCount(0);
    }
  });
}

test('/iqac: where the hero cannot be loaded the default banner stands in its place', async ({ page }) => {
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
