import type { Page } from '@playwright/test';
import { untilHydrated } from '../../src/site-test.ts';
import { expect, expectNoFindings, test } from '../../src/steady-page.ts';

/* States beside the tabs, accordions and dialogs that accessibility.spec.ts checks on each page. */

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
for (const { path, filter, query, rows } of tables) {
  for (const width of [320, 1024]) {
    test(`${path}: its table is filtered at ${width} px, and axe finds nothing with some rows or none`, async ({
      steady,
    }) => {
      await open(steady, path, width);
      const box = steady.getByRole('searchbox', { name: filter });
      await box.fill(query);
      await expect(steady.getByRole('status').filter({ hasText: `${rows} of` })).toBeVisible();
      await expect(steady.getByRole('table').filter({ visible: true }).getByRole('rowheader')).toHaveCount(
        path === '/iic-cell' ? rows + 5 : rows,
      );
      await expectNoFindings(steady, 'with some rows', 'main');
      await box.fill('zzz');
      await expect(steady.getByRole('status').filter({ hasText: '0 of' })).toBeVisible();
      await expectNoFindings(steady, 'with none', 'main');
    });
  }
}

test('policies are filtered by name; axe finds nothing with one or none', async ({ steady }) => {
  await open(steady, '/policies', 360);
  const box = steady.getByRole('searchbox', { name: 'Find a policy' });
  await box.fill('scribe');
  await expect(steady.getByRole('list', { name: 'Policy documents' }).getByRole('link')).toHaveCount(1);
  await expectNoFindings(steady, 'with one', 'main');
  await box.fill('zzz');
  await expect(steady.getByText('Try a shorter word')).toBeVisible();
  await expectNoFindings(steady, 'with none', 'main');
});

for (const [path, count] of [
  ['/exams/timetables', 48],
  ['/exams/notifications', 30],
] as const) {
  test(`${path}: axe finds nothing with more entries, with results or none; the address contains the filter`, async ({
    steady,
  }) => {
    await open(steady, path, 360);
    const items = steady.locator('main ol > li:visible');
    await expect(items).toHaveCount(10);
    await steady.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => items.count()).toBeGreaterThan(10);
    await expectNoFindings(steady, 'with more loaded', 'main');
    await steady.getByRole('searchbox', { name: 'Find in all years' }).fill('m.tech regular');
    await expect(steady).toHaveURL(/\?q=m\.tech\+regular$/);
    await expect(steady.getByRole('status').filter({ hasText: `of ${count}` })).toBeVisible();
    await expectNoFindings(steady, 'with findings', 'main');
    await steady.reload();
    await untilHydrated(steady);
    await expect(steady.getByRole('searchbox', { name: 'Find in all years' })).toHaveValue('m.tech regular');
    await steady.getByRole('searchbox', { name: 'Find in all years' }).fill('zzz');
    await expect(steady.getByText(/Try fewer words/)).toBeVisible();
    await expectNoFindings(steady, 'with none', 'main');
  });
}

test('each year of training can be selected; axe finds nothing in the last one', async ({ steady }) => {
  await open(steady, '/placements/TrainingProcess', 360);
  const year = steady.getByRole('combobox', { name: 'Year' });
  await expect(year).toHaveValue('2018-19');
  await year.selectOption('2023-24');
  const report = steady.getByRole('link', { name: 'View Full Report for 2023-24' });
  await expect(report).toBeVisible();
  await expect(report).toHaveAttribute('target', '_blank');
  await expect(steady.getByRole('link', { name: 'View Full Report for 2018-19' })).toBeHidden();
  await expectNoFindings(steady, 'with 2023-24', 'main');
});

test('the carousel of certificates wraps in both directions; axe finds nothing on another slide', async ({
  steady,
}) => {
  await open(steady, '/rankings', 768);
  const carousel = steady.locator('[aria-roledescription=carousel]');
  await expect(carousel.getByText('1 / 3')).toBeVisible();
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(carousel.getByText('3 / 3')).toBeVisible();
  await expectNoFindings(steady, 'with the third slide', 'main');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByText('1 / 3')).toBeVisible();
});

test('the arrow keys along the column or row of departments select the next one', async ({ steady }) => {
  for (const [width, key] of [
    [1440, 'ArrowDown'],
    [768, 'ArrowRight'],
  ] as const) {
    await open(steady, '/placements/PlacementDetails', width);
    await steady.getByRole('tab', { name: 'Computer Science & Engineering' }).focus();
    await steady.keyboard.press(key);
    await expect(steady.getByRole('tab', { name: 'CSE (Artificial Intelligence)' })).toBeFocused();
  }
});
