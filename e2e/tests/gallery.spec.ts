import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, expectNoViolations, test } from '../src/shared-page.ts';

const root = path.resolve(import.meta.dirname, '../..');

test.skip(Boolean(process.env.E2E_URL), 'the gallery is built from the sources, not served by a site');

test('the gallery shows the examples of every component, and axe finds nothing at narrow and wide widths', async ({
  sharedPage,
}) => {
  const folder = execFileSync(process.execPath, ['--import', 'tsx', 'platform/build/src/gallery.ts'], { cwd: root })
    .toString()
    .trim();
  const problems: string[] = [];
  sharedPage.on('console', (message) => {
    // Some examples show the fallback for a missing picture.
    const isMissing = /\.jpg$/.test(message.location().url) && message.text().includes('404');
    if (/error|warning/.test(message.type()) && !isMissing) problems.push(message.text());
  });
  sharedPage.on('pageerror', (error) => problems.push(error.message));
  await sharedPage.route('http://gallery.example/**', (route) => {
    const file = path.join(folder, path.basename(new URL(route.request().url()).pathname) || 'index.html');
    return fs.existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: 'Not found' });
  });
  await sharedPage.goto('http://gallery.example/');
  const components = fs
    .readdirSync(path.join(root, 'shared/ui/src'))
    .filter((name) => fs.existsSync(path.join(root, 'shared/ui/src', name, `${name}.examples.tsx`)));
  await expect(sharedPage.getByRole('navigation', { name: 'Components' }).getByRole('link')).toHaveText(components);
  const frames = await sharedPage.locator('[data-example]').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(frames.length).toBeGreaterThan(components.length);
  for (const width of [360, 1440]) {
    await sharedPage.setViewportSize({ width, height: 900 });
    await expectNoViolations(sharedPage, `at ${width} px`);
  }
  // The pause control exists only without reduced motion.
  await sharedPage.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(sharedPage.locator('#pause-button').getByRole('button').first()).toBeVisible();
  await expectNoViolations(sharedPage, 'with motion', '#pause-button');
  await sharedPage.emulateMedia({ reducedMotion: 'reduce' });
  expect(problems).toEqual([]);
});
