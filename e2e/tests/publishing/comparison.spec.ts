import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Comparison } from '@viit/contract/registry-api';
import { openComparisonFolder } from '../../../platform/cli/src/diff/html/comparison-folder.ts';
import type { VisualPage } from '../../../platform/cli/src/diff/visual/visual-comparison.ts';

/* The HTML of `viit diff --visual`, opened from disk. */

const nothing = { added: [], removed: [] };
const side = { release: '1', at: '2026-11-20T10:00:00.000Z', by: 'exams team', note: 'published exams' };
const comparison: Comparison = {
  from: { name: 'live', ...side },
  to: { name: 'autumn', ...side },
  ...{ builds: [], outdated: [], frames: [], styles: [], files: [], lists: [], overBudget: [], brokenLinks: [] },
  counts: { added: 0, removed: 0, moved: 0, changed: 2, scriptsOnly: 0, unchanged: 72 },
  pages: [],
};
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let folder: string;

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-comparison-'));
  const html = openComparisonFolder(folder);
  const stored = html.storePicture('one.png', picture);
  const pictures = { from: stored, to: stored };
  const area = { x: 0, y: 0, width: 1, height: 1 };
  const page = (address: string, added: string[]): VisualPage => ({
    ...{
      path: address,
      section: 'exams',
      console: nothing,
      axe: { added, removed: [] },
      layoutShift: { from: 0, to: 0 },
    },
    widths: [{ width: 360, changedPercent: 1.5, area, pictures }],
  });
  html.write(comparison, {
    same: [],
    identical: [],
    pages: [page('/exams', []), page('/exams/rules', ['label: input'])],
  });
});
test.afterAll(() => fs.rmSync(folder, { recursive: true }));
test.beforeEach(({ page }) => page.goto(pathToFileURL(path.join(folder, 'index.html')).href).then(() => undefined));

test('pictures are side by side with what differs outlined, and a slider lays them over each other', async ({
  page,
}) => {
  const pictures = page.getByRole('region', { name: 'Pictures of /exams at 360 px' });
  const [before, after] = [pictures.getByRole('figure').first(), pictures.getByRole('figure').last()];
  const place = async () => [await before.boundingBox(), await after.boundingBox()].map((box) => box?.x ?? 0);
  const [left, right] = await place();
  expect(right).toBeGreaterThan(left ?? 0);
  await expect(pictures.locator('.area').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Slider' }).first().check();
  const [lower, upper] = await place();
  expect(upper).toBe(lower);
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
  await page.getByRole('slider', { name: 'Before or after' }).first().press('End');
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
});

test('filters show only the pages with new findings', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'New findings (1)' }).check();
  await expect(page.getByRole('status')).toHaveText('1 of 2 pages');
  await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveText(['/exams/rules']);
});

test('a narrow screen starts with the slider, and paper has both pictures', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pictures = page.getByRole('region', { name: 'Pictures of /exams at 360 px' });
  await expect(pictures.getByText('before')).toBeVisible();
  await expect(pictures.getByRole('figure').last()).toHaveCSS('clip-path', 'none');
});
