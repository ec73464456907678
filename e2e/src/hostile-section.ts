import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  consoleAttacks,
  networkAttacks,
  type ScriptAttack,
  scriptAttacks,
  storageAttacks,
} from '@viit/test/hostile-section';
import { writeNextBuild } from '@viit/test/next-build';
import { navigateTo } from './navigate-to.ts';
import type { PublishedSite } from './published-site.ts';
import { expect, untilHydrated } from './site-test.ts';

/** All attacks by script. */
export const browserAttacks: readonly ScriptAttack[] = [
  ...networkAttacks,
  ...storageAttacks,
  ...scriptAttacks,
  ...consoleAttacks,
];

/** The script of the section: it runs the attack that the document names, and writes the outcome there. */
const script = `
;(function () {
  var run = { ${browserAttacks.map(({ id, run }) => `'${id}': ${run.toString()}`).join(',\n')} };
  var id = typeof document === 'object' && document.documentElement && document.documentElement.dataset.attack;
  if (!Object.keys(run).includes(id)) return;
  var write = function (outcome) { document.documentElement.dataset.attack = outcome };
  Promise.resolve().then(run[id]).then(
    function (result) { write(result === 'stopped' ? 'stopped' : 'done') },
    function (error) { write('stopped by ' + error.name) }
  );
})();`;

/** Public files that the attacks name. */
const files = {
  'public/hostile/sw.js': "onfetch = (event) => event.respondWith(new Response('attacked'))",
  'public/hostile/module.js': 'export {};',
  'public/documents/hostile/paper.pdf': '%PDF-1.4',
};

/** Publishes the section whose script attacks, with its own token: a copy of the exams section with a few more public files. */
export async function publishHostileScript(published: PublishedSite): Promise<void> {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-hostile-'));
  const dist = path.resolve(import.meta.dirname, '../../remotes/exams/dist');
  writeNextBuild(dist, out, { name: 'hostile', version: '1.0.0', added: { 'client/remoteEntry.js': script }, files });
  const { token } = await published.viit<{ token: string }>(['token', 'create', 'hostile:publish']);
  await published.viit(['publish', 'hostile', '--dist', out], token);
  fs.rmSync(out, { recursive: true });
}

/** Opens a page; a second time where the first response has deleted cookies that a script had set. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  if (response?.status() === 431) await page.goto(path);
}

/** Opens a page without the section's code, and navigates to the section's page, where its script attacks. */
export async function visitAttack(page: Page, attack: ScriptAttack, consoleAddress = ''): Promise<void> {
  await open(page, '/redirect');
  await untilHydrated(page);
  await page.evaluate((data) => void Object.assign(document.documentElement.dataset, data), {
    ...{ attack: attack.id, console: consoleAddress },
  });
  await navigateTo(page, '/hostile/exams');
  const outcome = attack.outcome === 'contained' ? /^stopped/ : /^done$/;
  await expect(page.locator('html')).toHaveAttribute('data-attack', outcome, { timeout: 10_000 });
}

/** What another section's page looks like. */
export async function look(page: Page): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/policies');
  await untilHydrated(page);
  // Whether the fonts are used depends on how fast the page came.
  await page.evaluate(() => document.documentElement.setAttribute('data-fonts', 'later'));
  return page.screenshot({ animations: 'disabled' });
}

/** Uses the pages of other sections: navigation to another page, one of its controls, and Back. */
export async function expectThatOthersWork(page: Page): Promise<void> {
  await navigateTo(page, '/empowering-strategies');
  await untilHydrated(page);
  const entry = page.locator('main details[name]').nth(1);
  await entry.locator('summary').click();
  await expect(entry).toHaveAttribute('open');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Policies/ })).toBeVisible();
}

/** The site's data in the browser, except the shell's own entry. */
export const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    const { storageBuckets } = navigator as { storageBuckets?: { keys(): Promise<string[]> } };
    return [
      ...Object.keys(localStorage).filter((key) => key !== 'viit-fonts'),
      ...Object.keys(sessionStorage),
      ...(window.name ? [window.name] : []),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ...(await caches.keys()),
      ...files,
      ...((await storageBuckets?.keys()) ?? []),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ];
  });

/** All styles of the document: addresses, and the texts of those without one. */
export const stylesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].map(
      (sheet) => sheet.href ?? [...sheet.cssRules].map((rule) => rule.cssText).join('\n'),
    ),
  );
