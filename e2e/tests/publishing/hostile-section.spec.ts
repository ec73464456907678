import {
  browserAttacks,
  expectThatOthersWork,
  look,
  moveTo,
  publishHostileScript,
  storedIn,
  stylesIn,
  visitAttack,
} from '../../src/hostile-section.ts';
import { watchLeftBehind } from '../../src/left-behind.ts';
import { test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/*
 * A section whose script attacks in the browser (platform/test/fixtures/hostile-section): one attack of each category, and with
 * FULL=1 all. After each, the pages of the others look the same and work, and nothing is left in the browser.
 */

test.skip(Boolean(process.env.E2E_URL), 'publishes to a separate site');
test.describe.configure({ timeout: 120_000 });

const attacks = browserAttacks.filter(
  ({ category }, i) => isFull || browserAttacks.findIndex((one) => one.category === category) === i,
);

/** The live release before the section was published. */
let release: string;
let picture: Buffer;
let styles: string[];

test.beforeAll('the section is published', async ({ published, browser }) => {
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
    const context = await browser.newContext({ baseURL: published.address });
    const page = await context.newPage();
    const leftBehind = await watchLeftBehind(page);
    await visitAttack(page, attack);
    const report = attack.report && new RegExp(attack.report, 'm');
    if (report) {
      await moveTo(page, '/redirect');
      await expect.poll(async () => (await leftBehind()).join('\n')).toMatch(report);
    }
    if (attack.message) {
      await page.goto('/policies');
      await expect(page.getByRole('heading', { level: 1, name: attack.message })).toBeVisible();
    }
    expect((await look(page)).equals(picture), 'another page looks the same').toBe(true);
    await expectThatOthersWork(page);
    await expect.poll(() => storedIn(page), { timeout: 15_000 }).toEqual([]);
    await context.close();
  });
}

test('when the section is withdrawn, nothing of it is left in a browser that visited it', async ({
  browser,
  published,
}) => {
  const context = await browser.newContext({ baseURL: published.address });
  const page = await context.newPage();
  for (const id of ['script-worker', 'storage-all', 'storage-cookie', 'script-adopted', 'storage-bomb']) {
    const attack = browserAttacks.find((one) => one.id === id);
    if (attack) await visitAttack(page, attack);
  }
  await published.viit(['rollback', '--release', release]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies too large' })).toBeVisible();
  await page.reload();
  await expect(page, 'the section has no page any more').toHaveURL('/');
  expect((await look(page)).equals(picture), 'another page looks the same').toBe(true);
  expect(await stylesIn(page)).toEqual(styles);
  await expectThatOthersWork(page);
  await expect.poll(() => storedIn(page), { timeout: 15_000 }).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(context.serviceWorkers()).toEqual([]);
  await context.close();
});
