import type { Page } from '@playwright/test';
import { isFull } from '../../src/series.ts';
import { expect, expectNoViolations, test } from '../../src/shared-page.ts';
import { untilHydrated } from '../../src/site-test.ts';

/* States other than tabs, accordions and dialogs, which accessibility.spec.ts checks on each page. */

async function open(page: Page, address: string, width = 1024): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
}

const tables = [
  { path: '/administration', filter: 'Find an office or a person', query: 'dean', rows: 12 },
  { path: '/governing-body', filter: 'Find a member', query: 'industrialist', rows: 2 },
  { path: '/academic-council', filter: 'Find a member', query: 'jntuk', rows: 3 },
  { path: '/ed-cell', filter: 'Find a member', query: 'student member', rows: 2 },
  { path: '/iic-cell', filter: 'Find a member of the faculty', query: 'coordinator', rows: 6 },
];
// All tables use one component: checks the longest one, and one beside another.
const sample = ['/administration', '/iic-cell'];
for (const { path, filter, query, rows } of tables.filter((table) => isFull || sample.includes(table.path))) {
  for (const width of isFull ? [320, 1024] : [320]) {
    test(`${path}: its table is filtered at ${width} px, and axe finds nothing with some rows or none`, async ({
      sharedPage,
    }) => {
      await open(sharedPage, path, width);
      const box = sharedPage.getByRole('searchbox', { name: filter });
      await box.fill(query);
      await expect(sharedPage.getByRole('status').filter({ hasText: `${rows} of` })).toBeVisible();
      await expect(sharedPage.getByRole('table').filter({ visible: true }).getByRole('rowheader')).toHaveCount(
        path === '/iic-cell' ? rows + 5 : rows,
      );
      await expectNoViolations(sharedPage, 'with some rows', 'main');
      await box.fill('zzz');
      await expect(sharedPage.getByRole('status').filter({ hasText: '0 of' })).toBeVisible();
      await expectNoViolations(sharedPage, 'with none', 'main');
    });
  }
}

test('policies are filtered by name; axe finds nothing with one or none', async ({ sharedPage }) => {
  await open(sharedPage, '/policies', 360);
  const box = sharedPage.getByRole('searchbox', { name: 'Find a policy' });
  await box.fill('scribe');
  await expect(sharedPage.getByRole('list', { name: 'Policy documents' }).getByRole('link')).toHaveCount(1);
  await expectNoViolations(sharedPage, 'with one', 'main');
  await box.fill('zzz');
  await expect(sharedPage.getByText('Try a shorter word')).toBeVisible();
  await expectNoViolations(sharedPage, 'with none', 'main');
});

for (const [path, count] of [
  ['/exams/timetables', 48],
  ['/exams/notifications', 30],
] as const) {
  test(`${path}: axe finds nothing with more entries, with results or none; the address contains the filter`, async ({
    sharedPage,
  }) => {
    await open(sharedPage, path, 360);
    const items = sharedPage.locator('main ol > li:visible');
    await expect(items).toHaveCount(10);
    await sharedPage.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => items.count()).toBeGreaterThan(10);
    await expectNoViolations(sharedPage, 'with more loaded', 'main');
    await sharedPage.getByRole('searchbox', { name: 'Search all years' }).fill('m.tech regular');
    await expect(sharedPage).toHaveURL(/\?q=m\.tech\+regular$/);
    await expect(sharedPage.getByRole('status').filter({ hasText: `of ${count}` })).toBeVisible();
    await expectNoViolations(sharedPage, 'with findings', 'main');
    await sharedPage.reload();
    await untilHydrated(sharedPage);
    await expect(sharedPage.getByRole('searchbox', { name: 'Search all years' })).toHaveValue('m.tech regular');
    await sharedPage.getByRole('searchbox', { name: 'Search all years' }).fill('zzz');
    await expect(sharedPage.getByText(/Try fewer words/)).toBeVisible();
    await expectNoViolations(sharedPage, 'with none', 'main');
  });
}

test('each year of training can be selected; axe finds nothing in the last one', async ({ sharedPage }) => {
  await open(sharedPage, '/placements/TrainingProcess', 360);
  const year = sharedPage.getByRole('combobox', { name: 'Year' });
  await expect(year).toHaveValue('2018-19');
  await year.selectOption('2023-24');
  const report = sharedPage.getByRole('link', { name: 'View Full Report for 2023-24' });
  await expect(report).toBeVisible();
  await expect(report).toHaveAttribute('target', '_blank');
  await expect(sharedPage.getByRole('link', { name: 'View Full Report for 2018-19' })).toBeHidden();
  await expectNoViolations(sharedPage, 'with 2023-24', 'main');
});

test('the carousel of certificates wraps in both directions; axe finds nothing on another slide', async ({
  sharedPage,
}) => {
  await open(sharedPage, '/rankings', 768);
  const carousel = sharedPage.locator('[aria-roledescription=carousel]');
  await expect(carousel.getByText('1 / 3')).toBeVisible();
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(carousel.getByText('3 / 3')).toBeVisible();
  await expectNoViolations(sharedPage, 'with the third slide', 'main');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByText('1 / 3')).toBeVisible();
});

test('the arrow keys along the column or row of departments select the next one', async ({ sharedPage }) => {
  for (const [width, key] of [
    [1440, 'ArrowDown'],
    [768, 'ArrowRight'],
  ] as const) {
    await open(sharedPage, '/placements/PlacementDetails', width);
    await sharedPage.getByRole('tab', { name: 'Computer Science & Engineering' }).focus();
    await sharedPage.keyboard.press(key);
    await expect(sharedPage.getByRole('tab', { name: 'CSE (Artificial Intelligence)' })).toBeFocused();
  }
});
