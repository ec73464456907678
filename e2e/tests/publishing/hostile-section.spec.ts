import type { Browser, BrowserContext } from '@playwright/test';
import { watchLeftBehind } from '@viit/test-kit/left-behind';
import {
  browserAttacks,
  expectThatOthersWork,
  look,
  open,
  publishHostileScript,
  storedIn,
  stylesIn,
  visitAttack,
} from '../../src/hostile-section.ts';
import { navigateTo } from '../../src/navigate-to.ts';
import { operatorToken, type PublishedSite, test } from '../../src/published-site.ts';
import { isFull, isLong } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/*
 * A section whose script attacks in the browser (platform/test/fixtures/hostile-section): one attack of each category, and with
 * FULL=1 all. After each, the pages of the others look the same and work, and nothing is left in the browser.
 */

test.skip(Boolean(process.env.E2E_URL) || !isLong, 'publishes to a separate site, with LONG=1');
// One after the other in one worker, so that the section is published once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const attacks = browserAttacks.filter(
  ({ category }, i) => isFull || browserAttacks.findIndex((one) => one.category === category) === i,
);

/** The live release before the section was published. */
let release: string;
let picture: Buffer;
let styles: string[];

test.beforeAll('the section is published', async ({ published, browser }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage({ baseURL: published.address });
  picture = await look(page);
  styles = await stylesIn(page);
  await page.close();
  const before = await published.read('/policies');
  release = (await published.viit<{ release: string }>(['status'])).release;
  await publishHostileScript(published);
  expect(await published.read('/policies'), 'the bytes of the other pages').toBe(before);
});

for (const attack of attacks) {
  test(`${attack.category}: a section that ${attack.aim} is ${attack.outcome} (${attack.id})`, async ({
    browser,
    published,
  }) => {
    const context = await openVisitor(browser, published);
    const page = await context.newPage();
    const leftBehind = await watchLeftBehind(page);
    await visitAttack(page, attack, published.console);
    const report = attack.report && new RegExp(attack.report, 'm');
    if (report) {
      await navigateTo(page, '/redirect');
      await expect.poll(async () => (await leftBehind()).join('\n')).toMatch(report);
    }
    expect((await look(page)).equals(picture), 'another page looks the same').toBe(true);
    await expectThatOthersWork(page);
    await expect.poll(() => storedIn(page), { timeout: 15_000 }).toEqual([]);
    await context.close();
  });
}

test('a visitor whose browser sends too many cookies gets a message once, and then the page', async ({
  browser,
  published,
}) => {
  const context = await browser.newContext({ baseURL: published.address });
  const cookie = (name: string) => ({ name, value: 'x'.repeat(4000), url: published.address });
  await context.addCookies(Array.from({ length: 12 }, (_, i) => cookie(`hostile${i}`)));
  const page = await context.newPage();
  await page.goto('/policies');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies too large' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Policies/ })).toBeVisible();
  await context.close();
});

test('when the section is withdrawn, nothing of it is left in a browser that visited it', async ({
  browser,
  published,
}) => {
  const context = await openVisitor(browser, published);
  const page = await context.newPage();
  for (const id of ['script-worker', 'storage-all', 'script-adopted', 'storage-bomb']) {
    const attack = browserAttacks.find((one) => one.id === id);
    if (attack) await visitAttack(page, attack);
  }
  await published.viit(['rollback', '--release', release, '--yes']);

  await open(page, '/hostile/exams');
  await expect(page, 'the section has no page any more').toHaveURL('/');
  expect((await look(page)).equals(picture), 'another page looks the same').toBe(true);
  expect(await stylesIn(page)).toEqual(styles);
  await expectThatOthersWork(page);
  await expect.poll(() => storedIn(page), { timeout: 15_000 }).toEqual([]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name.startsWith('hostile'))).toEqual([]);
  expect(context.serviceWorkers()).toEqual([]);
  await context.close();
});

/** An operator who has opened a preview before, with a secret that no script may read, and is signed in to the console. */
async function openVisitor(browser: Browser, { address, console }: PublishedSite): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address });
  const secret = { name: 'viit_preview', value: 'x'.repeat(24), url: address, httpOnly: true };
  await context.addCookies([secret]);
  const signedIn = { headers: { origin: console }, data: { token: operatorToken } };
  expect((await context.request.post(`${console}/session`, signedIn)).status()).toBe(200);
  return context;
}
