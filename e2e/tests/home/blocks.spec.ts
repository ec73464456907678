import type { Page } from '@playwright/test';
import { narrow } from '../../src/series.ts';
import { bringIntoView, expect, test } from './home-test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Checks each block. The step that leaves the page comes last. */
const steps: Record<string, (page: Page, width: number) => Promise<void>> = {
  'figures count up, and their final values are in the text from the start': countUp,
  'a placed student is in the middle for 4 s, on wide screens between two neighbours': rotateStudents,
  'each of the twelve pins of the map shows its location': pressPins,
  'the programmes switch between levels, and a link leads to the top of a department': switchProgrammes,
};

for (const width of narrow) {
  test(`at ${width} px figures, placed students, the campus map and the programmes work`, async ({ page, home }) => {
    test.slow();
    await home(width);
    for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(page, width));
  });
}

async function countUp(page: Page, width: number): Promise<void> {
  const stats = region(page, 'VIIT at a Glance');
  const running = stats.locator('[data-running]');
  await expect(stats.getByText('7000+', { exact: true })).toHaveCount(1);
  if (width < 1024) await expect(running).toHaveCount(8);
  await bringIntoView(page, stats);
  for (const item of await stats.getByRole('listitem').all()) await item.scrollIntoViewIfNeeded();
  await page.clock.runFor(2500);
  await expect(running).toHaveCount(0);
  await expect(stats.getByText('16.4 acres')).toBeVisible();
}

async function rotateStudents(page: Page, width: number): Promise<void> {
  const placements = region(page, 'Placements');
  const students = placements.getByRole('list', { name: 'Placed students' });
  await bringIntoView(page, students);
  const name = () => students.getByRole('heading', { level: 4 }).textContent();
  await expect(students.getByRole('heading', { level: 4 })).toHaveCount(1);
  const start = await name();
  // Only the neighbours are visible beside it.
  const shown = await students
    .locator(':scope > li')
    .evaluateAll((all) => all.filter((card) => card.checkVisibility({ visibilityProperty: true })).length);
  expect(shown).toBe(width > 768 ? 3 : 1);
  await page.clock.runFor(4000);
  await expect(students.getByRole('heading', { level: 4 })).not.toHaveText(start ?? '');
  await placements.getByRole('button', { name: 'Pause placed students' }).click();
  await placements.getByRole('button', { name: 'Previous student' }).click();
  expect(await name()).toBe(start);
  await placements.getByRole('button', { name: 'Previous student' }).click();
  expect(await name()).not.toBe(start);
  await placements.getByRole('button', { name: 'Next student' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await name()).toBe(start);
}

async function pressPins(page: Page, width: number): Promise<void> {
  const campus = region(page, 'Explore Campus');
  const map = campus.getByRole('img', { name: /Map of the campus/ });
  await bringIntoView(page, campus);
  const box = await map.boundingBox();
  expect((100 * (box?.height ?? 0)) / (box?.width ?? 1)).toBeCloseTo(52.45, 0);
  const pins = campus.getByRole('group', { name: 'Places on the map' }).getByRole('button');
  await expect(pins).toHaveCount(12);
  await expect(campus.getByRole('button', { pressed: true })).toHaveAccessibleName('Dharithri Block');
  await expect(campus.getByRole('heading', { level: 3 })).toHaveText('Dharithri Block');
  for (const pin of await pins.all()) {
    const name = (await pin.getAttribute('aria-label')) ?? '';
    await pin.click();
    await expect(campus.getByRole('heading', { level: 3 })).toHaveText(name);
  }
  const heading = await campus.getByRole('heading', { level: 3 }).boundingBox();
  const isBeside = (heading?.x ?? 0) > (box?.x ?? 0) + (box?.width ?? 0);
  expect(isBeside).toBe(width > 1024);
}

async function switchProgrammes(page: Page): Promise<void> {
  const programs = region(page, 'Programs');
  await bringIntoView(page, programs);
  await expect(programs.getByRole('link')).toHaveCount(12);
  await programs.getByRole('button', { name: 'Postgraduate' }).click();
  await expect(programs.getByRole('link')).toHaveCount(11);
  await page.clock.resume();
  await programs.getByRole('link', { name: 'M.Tech in Machine Design' }).click();
  await expect(page).toHaveURL('/department/mtech_design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Machine Design/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('on wide screens a programme card grows on hover and focus, and shows its description', async ({ page, home }) => {
  await home(1440);
  const programs = region(page, 'Programs');
  await bringIntoView(page, programs);
  const link = programs.getByRole('link', { name: 'Civil Engineering' });
  const card = programs.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Civil Engineering' }) });
  const small = (await card.boundingBox())?.width ?? 0;
  await card.hover();
  await expect.poll(async () => (await card.boundingBox())?.width ?? 0).toBeGreaterThan(small * 1.2);
  await expect(card.getByText(/Structures, soils, water resources and roads/)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await card.boundingBox())?.width ?? 0).toBeLessThan(small * 1.05);
  await link.focus();
  await expect.poll(async () => (await card.boundingBox())?.width ?? 0).toBeGreaterThan(small * 1.2);
});
