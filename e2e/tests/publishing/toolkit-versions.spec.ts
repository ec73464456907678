import fs from 'node:fs';
import path from 'node:path';
import type { ListedToolkit } from '@viit/contract/registry-api';
import { readToolkit, writeNextToolkit } from '@viit/packages/testing/next-toolkit';
import { outsideFolder } from '@viit/packages/testing/outside-folder';
import { writeNextBuild } from '@viit/test/next-build';
import { buildSection, packedToolkit, packToolkit, titleOf, useToolkit } from '../../src/built-section.ts';
import { navigateTo } from '../../src/navigate-to.ts';
import { test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';

/*
 * Two toolkits on one site: sections that were built with either run in one shell, and a shell that is too new for one of them is
 * refused. It packs the toolkit and builds sections, so it belongs to the full series.
 */

test.skip(Boolean(process.env.E2E_URL) || !isFull, 'publishes to a separate site, in the full series');
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const folder = outsideFolder();
const nextToolkit = path.join(folder, 'next-toolkit');
const museum = path.join(folder, 'museum');
const root = path.resolve(import.meta.dirname, '../../..');
let version: string;
let nextVersion: string;
/** Compatible with the next shell: not the first toolkit. */
let range: string;

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('one site serves both toolkits', async ({ published }) => {
  await packToolkit();
  version = readToolkit(packedToolkit).version;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  nextVersion = `${major}.${minor + 1}.0`;
  range = `>=${nextVersion} <${major + 1}`;
  await writeNextToolkit(packedToolkit, nextToolkit, {
    version: nextVersion,
    changes: {
      'ui/src/accordion/accordion.tsx': (text) => text.replace(/<details\n/, `$&data-ui="${nextVersion}"\n`),
    },
  });
  await published.viit(['publish', 'toolkit', '--dist', packedToolkit]);
  await published.viit(['publish', 'toolkit', '--dist', nextToolkit]);
  const toolkits = await published.viit<ListedToolkit[]>(['history', 'toolkit']);
  expect(toolkits.map((toolkit) => toolkit.version)).toEqual([nextVersion, version]);
  expect(toolkits.every(({ isCompatible }) => isCompatible)).toBe(true);
});

test('two sections that were built with different toolkits run in one shell, each as it was built', async ({
  page,
  published,
}) => {
  const site = published.address;
  const first = await buildSection({ folder: museum, name: 'museum', toolkit: packedToolkit, site });
  const second = await buildSection({
    ...{ folder: path.join(folder, 'theatre'), name: 'theatre', toolkit: nextToolkit, site },
  });
  expect([toolkitOf(first), toolkitOf(second)]).toEqual([version, nextVersion]);
  await published.viit(['publish', 'museum', '--dist', first]);
  await published.viit(['publish', 'theatre', '--dist', second]);

  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${site}/museum`);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(page.getByRole('heading', { level: 1, name: titleOf('museum') })).toBeVisible();
  await expect(page.locator('details').first()).not.toHaveAttribute('data-ui');

  await navigateTo(page, `${site}/theatre`);
  await expect(page.getByRole('heading', { level: 1, name: titleOf('theatre') })).toBeVisible();
  await expect(page.locator('details').first()).toHaveAttribute('data-ui', nextVersion);
  const closed = page.locator('details').nth(1);
  await closed.locator('summary').click();
  await expect(closed).toHaveAttribute('open', '');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.goto(`${site}/theatre`);
  await untilHydrated(page);
  expect(problems).toEqual([]);
});

test('a shell that a section is too old for is refused before it goes live, with the command that fixes the section', async ({
  published,
}) => {
  const shell = path.join(folder, 'next-shell');
  writeNextBuild(path.join(root, 'shell/dist'), shell, { version: '9.0.0', toolkit: range });
  const before = await published.read('/_registry.json');
  const attempts = [
    ['check', 'shell', '--dist', shell],
    ['publish', 'shell', '--dist', shell],
  ];
  for (const args of attempts) {
    const refusal = await published.viit(args).catch(String);
    expect(refusal).toContain('toolkit-unmet');
    expect(refusal).toContain(`museum 1.0.0 was built with the toolkit ${version}`);
    expect(refusal).not.toContain('theatre');
    expect(refusal).toContain(`npm install \\"@viit/toolkit@${range}\\"`);
  }
  expect(await published.read('/_registry.json')).toBe(before);

  // Does what the message advises: npm install, a raised version, publish.
  const manifest = path.join(museum, 'package.json');
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('"version": "1.0.0"', '"version": "1.1.0"'));
  await useToolkit(museum, nextToolkit);
  await published.viit(['publish', 'museum', '--dist', path.join(museum, 'dist')]);
  const preview = published.viit(['preview', 'shell', '--as', 'next-shell', '--dist', shell]);
  expect(await preview.then(() => 'the shell is compatible', String)).not.toContain('museum');
});

const toolkitOf = (dist: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8')).toolkit;
