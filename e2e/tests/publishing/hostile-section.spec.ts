import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type ScriptAttack, scriptAttacks } from '@viit/test/hostile-section';
import { writeNextBuild } from '@viit/test/next-build';
import { watchLeftBehind } from '../../src/left-behind.ts';
import { type PublishedSite, test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect, untilHydrated } from '../../src/site-test.ts';

/*
 * A section whose script attacks in the browser (platform/test/fixtures/hostile-section): one attack of each outcome, and with
 * FULL=1 all. The section is a copy of the exams section; an attribute of the document names the attack.
 */

test.skip(Boolean(process.env.E2E_URL), 'publishes to a separate site');
test.describe.configure({ timeout: 120_000 });

const root = path.resolve(import.meta.dirname, '../../..');

/** The script of the section: it runs the attack that the document names, and writes the outcome there. */
const script = `
;(function () {
  var run = { ${scriptAttacks.map(({ id, run }) => `'${id}': ${run.toString()}`).join(',\n')} };
  var id = typeof document === 'object' && document.documentElement && document.documentElement.dataset.attack;
  if (!Object.keys(run).includes(id)) return;
  var write = function (outcome) { document.documentElement.dataset.attack = outcome };
  Promise.resolve().then(run[id]).then(
    function (result) { write(result === 'stopped' ? 'stopped' : 'done') },
    function (error) { write('stopped by ' + error.name) }
  );
})();`;

const attacks = scriptAttacks.filter(
  ({ outcome }, i) => isFull || scriptAttacks.findIndex((one) => one.outcome === outcome) === i,
);

let picture: Buffer;

/** What another section's page looks like to a new visitor. */
async function look(page: Page, published: PublishedSite): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${published.address}/policies`);
  await untilHydrated(page);
  // Whether the fonts are used depends on how fast the page came.
  await page.evaluate(() => document.documentElement.setAttribute('data-fonts', 'later'));
  return page.screenshot({ animations: 'disabled' });
}

test.beforeAll('the section is published', async ({ published, browser }) => {
  const page = await browser.newPage();
  picture = await look(page, published);
  await page.close();
  const before = await published.read('/policies');
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-hostile-'));
  const dist = path.join(root, 'remotes/exams/dist');
  writeNextBuild(dist, out, { name: 'hostile', version: '1.0.0', added: { 'client/remoteEntry.js': script } });
  await published.viit(['publish', 'hostile', '--dist', out]);
  fs.rmSync(out, { recursive: true });
  expect(await published.read('/policies'), 'the bytes of the other pages').toBe(before);
});

for (const attack of attacks) {
  test(`a section that ${attack.aim} is ${attack.outcome} (${attack.id})`, async ({ browser, published }) => {
    await runAttack(browser, published, attack);
  });
}

async function runAttack(
  browser: Browser,
  { address, ...published }: PublishedSite,
  attack: ScriptAttack,
): Promise<void> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  const leftBehind = await watchLeftBehind(page);
  await page.goto('/redirect');
  await untilHydrated(page);
  await page.evaluate((id) => document.documentElement.setAttribute('data-attack', id), attack.id);
  await moveTo(page, '/hostile/exams');
  const outcome = attack.outcome === 'contained' ? /^stopped/ : /^done$/;
  await expect(page.locator('html')).toHaveAttribute('data-attack', outcome, { timeout: 10_000 });
  await moveTo(page, '/redirect');
  if (attack.report)
    await expect.poll(async () => (await leftBehind()).join('\n')).toMatch(new RegExp(attack.report, 'm'));
  // The next visit of another section's page is what it was, and the shell has deleted what was stored.
  expect((await look(page, { address, ...published })).equals(picture), 'looks the same').toBe(true);
  await expect.poll(() => storedIn(page), { timeout: 15_000 }).toEqual([]);
  await context.close();
}

async function moveTo(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await expect(page).toHaveURL(href);
}

const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key !== 'viit-fonts'),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
