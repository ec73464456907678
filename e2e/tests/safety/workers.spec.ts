import type { Page } from '@playwright/test';
import { startHijackedSite } from '../../src/hijacked-site.ts';
import { requestKind, responseKinds } from '../../src/response-kinds.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

/** The service workers of the site in this browser. */
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map((one) => one.scope));

/** Tries to register a worker from the page, from a frame and from a window with each of these addresses. */
const registerFrom = (page: Page, addresses: readonly string[], script: string) =>
  page.evaluate(
    async ([list, worker]) => {
      const tryIn = async (target: Window | null) => {
        try {
          await target?.navigator.serviceWorker.register(worker);
          return target ? 'registered' : 'no window';
        } catch (error) {
          return (error as Error).name;
        }
      };
      // A window that was closed, and a download, never show their address: for these, a second.
      const untilOpen = async (target: Window | null, end = performance.now() + 1000) => {
        const isOpen = () => {
          try {
            return target?.location.href !== 'about:blank' && target?.document.readyState === 'complete';
          } catch {
            return true;
          }
        };
        while (target && !target.closed && performance.now() < end && !isOpen())
          await new Promise(requestAnimationFrame);
      };
      const outcomes = { page: await tryIn(window) } as Record<string, string>;
      for (const address of list) {
        const frame = document.body.appendChild(Object.assign(document.createElement('iframe'), { src: address }));
        await untilOpen(frame.contentWindow);
        outcomes[`frame with ${address}`] = await tryIn(frame.contentWindow);
        frame.remove();
        const opened = window.open(address);
        await untilOpen(opened);
        outcomes[`window with ${address}`] = await tryIn(opened);
        opened?.close();
      }
      return outcomes;
    },
    [addresses, script] as const,
  );

test('no page, no frame and no window with a file can register a service worker, and none controls a page', async ({
  page,
  request,
}) => {
  const table = await (await request.get('/_registry.json')).json();
  const script = table.sections.exams.entry as string;
  await page.goto('/policies');
  await untilHydrated(page);
  const files = ['/exams', table.documents[0].href, script, '/favicon.svg', '/_registry.json', '/none.pdf', '/healthz'];
  const outcomes = await registerFrom(page, files, script);
  expect(Object.keys(outcomes)).toHaveLength(1 + 2 * files.length);
  const registered = Object.entries(outcomes).flatMap(([place, outcome]) => (outcome === 'registered' ? [place] : []));
  expect(registered).toEqual([]);
  expect(await registrations(page)).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
});

test('each request for the script of a service worker gets one that removes itself', async ({ request }) => {
  for (const kind of await responseKinds(request)) {
    if (kind.method || kind.name === 'malformed address') continue;
    const headers = { ...kind.headers, 'service-worker': 'script' };
    const response = await requestKind(request, { ...kind, status: 200, headers });
    expect(response.headers()['content-type'], kind.name).toMatch(/^text\/javascript/);
    expect(response.headers()['cache-control'], kind.name).toBe('no-store');
  }
});

test('a visitor whose browser a service worker has taken over gets the site back, and nothing of it remains', async ({
  page,
  address,
}) => {
  const hijacked = await startHijackedSite(address);
  try {
    await page.goto(hijacked.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    hijacked.restore();
    await page.goto(`${hijacked.address}/policies#anti-ragging`);
    await expect(page.getByRole('heading', { level: 1, name: /Policies/ })).toBeVisible({ timeout: 15_000 });
    await expect.poll(() => registrations(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto(`${hijacked.address}/iqac`);
    await expect(page.getByRole('heading', { level: 1, name: /Quality/ })).toBeVisible();
  } finally {
    await hijacked.close();
  }
});
