import { expect, test } from '../../src/shared-page.ts';
import { untilHydrated } from '../../src/site-test.ts';

for (const path of ['/courses-offered', '/placements/PlacementDetails', '/exams/timetables']) {
  test(`${path}: on paper the panels of all tabs can be read, each below the name of its tab`, async ({
    sharedPage,
  }) => {
    await sharedPage.goto(path);
    await untilHydrated(sharedPage);
    const panels = sharedPage.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    await expect(panels.filter({ visible: true })).not.toHaveCount(await panels.count());
    await sharedPage.emulateMedia({ media: 'print' });
    await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
    const names = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
    await sharedPage.emulateMedia({ media: null });
    for (const name of names) expect(name).toMatch(/^"./);
  });
}
