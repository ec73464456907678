import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { outsideFolder } from '@viit/packages/testing/outside-folder';
import { buildSection, packedToolkit, packToolkit, titleOf } from '../../src/built-section.ts';
import { test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';
import { buildShell, checkOutTag, lastToolkitTag } from '../../src/tagged-checkout.ts';

/*
 * The last released toolkit and its shell, with the current ones. They are built from the tag, so this runs from the first tag
 * `toolkit-<version>` on, in the full series.
 */

const tag = lastToolkitTag();
test.skip(Boolean(process.env.E2E_URL) || !isFull, 'publishes to a separate site, in the full series');
test.skip(!tag, 'no toolkit has been released: this commit has no tag toolkit-<version> before it');
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const folder = outsideFolder();
let checkout: string;
test.afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  if (checkout) fs.rmSync(checkout, { recursive: true, force: true });
});

test('a section that was built with the last released toolkit runs in the shell of today', async ({
  page,
  published,
}) => {
  checkout = checkOutTag(tag ?? '');
  const toolkit = await packToolkit(checkout);
  const dist = await buildSection({
    ...{ folder: path.join(folder, 'observatory'), name: 'observatory', toolkit, site: published.address },
  });
  await published.viit(['publish', 'observatory', '--dist', dist]);
  await expectRunning(page, `${published.address}/observatory`, 'observatory');
});

test('a section that is built with the toolkit of today runs in the shell of the last release, or is refused with the reason', async ({
  page,
  published,
}) => {
  await packToolkit();
  const site = published.address;
  const dist = await buildSection({
    ...{ folder: path.join(folder, 'planetarium'), name: 'planetarium', toolkit: packedToolkit, site },
  });
  await published.viit(['publish', 'planetarium', '--dist', dist]);
  const shell = await buildShell(checkout);
  const preview = ['preview', 'shell', '--as', 'previous-shell', '--dist', shell];
  const result = await published.viit<{ link: string }>(preview).catch(String);
  if (typeof result === 'string') {
    // After a new major version: the previous shell names the compatible range.
    expect(result).toMatch(/toolkit-unmet|peer-unmet/);
    expect(result).toContain('planetarium 1.0.0');
    return;
  }
  await page.goto(result.link);
  await expectRunning(page, `${site}/planetarium`, 'planetarium');
  const { base } = JSON.parse(fs.readFileSync(path.join(shell, 'manifest.json'), 'utf8'));
  expect(await page.content()).toContain(base);
});

/** Opens a section's first page: it hydrates, its components work, and nothing is written to the console. */
async function expectRunning(page: Page, address: string, name: string): Promise<void> {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: titleOf(name) })).toBeVisible();
  const [first, second] = [page.locator('details').first(), page.locator('details').nth(1)];
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open');
  expect(problems).toEqual([]);
}
