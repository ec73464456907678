import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

/** Forbidden actions that a script in a page can still do. */
const possibleIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The browser lets the code that a debugger runs turn texts into code, until it first waits.
    await new Promise((resolve) => setTimeout(resolve));
    const script = () => document.createElement('script');
    const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes };
    const attempts: Record<string, () => unknown> = {
      'add a script from a public file': () => Object.assign(script(), { src: '/exams/more.js' }),
      'add a script from another site': () => Object.assign(script(), { src: 'https://evil.example/_builds/a.js' }),
      'add a script as data': () => Object.assign(script(), { src: 'data:text/javascript,0' }),
      'add a script as text': () => Object.assign(script(), { text: '0' }),
      'turn a text into HTML': () => Object.assign(document.createElement('div'), { innerHTML: '<b>' }),
      'turn a text into a document': () => new DOMParser().parseFromString('<b>', 'text/html'),
      'turn a text into code': () => new Function('0'),
      'define a policy': () => trustedTypes.createPolicy('mine', {}),
      'replace the policy': () => trustedTypes.createPolicy('default', {}),
    };
    return Object.entries(attempts).flatMap(([what, attempt]) => {
      try {
        attempt();
        return [what];
      } catch {
        return [];
      }
    });
  });

test('in every kind of page only scripts of builds can be added, and texts become neither HTML nor code', async ({
  page,
}) => {
  for (const path of ['/', '/department/cse', '/department/none', '/policies', '/exams', '/redirect']) {
    await page.goto(path);
    await untilHydrated(page);
    expect(await possibleIn(page), path).toEqual([]);
  }
});

test('what scripts of the site store is known: no cookie, and one entry of the local storage', async ({ page }) => {
  for (const path of ['/', '/nothing/here', '/policies', '/placements/about-t', '/exams', '/iqac']) {
    await page.goto(path);
    await untilHydrated(page);
  }
  const stored = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage).filter((key) => key !== 'viit-fonts'),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  expect(stored).toEqual({ cookies: '', local: [], session: [], databases: [], caches: [] });
});
