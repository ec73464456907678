import type { Page } from '@playwright/test';
import { untilIslandsHydrated } from '../src/islands.ts';
import { routes } from '../src/routes.ts';
import { untilHydrated } from '../src/site-test.ts';
import { expect, expectNoFindings, expectNoSidewaysScroll, test } from '../src/steady-page.ts';

/** Every page; of the departments, which are one page with other data, the longest and the one that is unlike the others. */
const pages = routes.filter(({ path }) => !path.startsWith('/department/') || /\/(cse|basic)$/.test(path));

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // A new document, where the last test stood on the same page with another fragment.
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
  if (!address.includes('#')) await untilIslandsHydrated(page);
}

for (const { path } of pages) {
  test(`${path}: axe finds nothing, narrow, wide and in all that opens; nothing reaches past the side`, async ({
    steady,
  }) => {
    await open(steady, path, 360);
    await expectNoFindings(steady, 'at 360 px');
    await expectNoSidewaysScroll(steady);
    await steady.setViewportSize({ width: 1440, height: 900 });
    await expectNoFindings(steady, 'at 1440 px');
    const tabs = await steady
      .locator('main [role=tablist]')
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    for (let turn = 1; turn < Math.max(0, ...tabs); turn++) {
      expect(await steady.evaluate(chooseTabs, turn), `tab ${turn + 1} of each list`).toEqual([]);
      await expectNoFindings(steady, `with tab ${turn + 1} of each list chosen`, 'main');
    }
    if ((await steady.locator('main details').count()) === 0) return;
    expect(await steady.evaluate(toggleParts), 'parts that do not open or close').toEqual([]);
    await expectNoFindings(steady, 'with every part open', 'main');
  });
}

/** Chooses this tab of each list of tabs that is shown. @returns those that did not follow. */
async function chooseTabs(turn: number): Promise<string[]> {
  const stuck: string[] = [];
  for (const list of document.querySelectorAll('main [role=tablist]')) {
    const tab = list.querySelectorAll<HTMLElement>('[role=tab]')[turn];
    if (!tab?.checkVisibility()) continue;
    tab.click();
    await new Promise(requestAnimationFrame);
    if (tab.ariaSelected !== 'true') stuck.push(tab.outerHTML);
  }
  return stuck;
}

/** Opens and closes each part by its summary, one open at a time where they are a group; leaves all open. @returns those that did not follow. */
async function toggleParts(): Promise<string[]> {
  const stuck: string[] = [];
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  const shown = parts.filter((part) => part.querySelector('summary')?.checkVisibility());
  for (const part of shown) {
    for (const wanted of [!part.open, part.open]) {
      part.querySelector('summary')?.click();
      await new Promise(requestAnimationFrame);
      const others = shown.filter((other) => other !== part && part.name && other.name === part.name && other.open);
      if (part.open !== wanted || (wanted && others.length > 0)) stuck.push(part.outerHTML.slice(0, 200));
    }
  }
  for (const part of parts) part.removeAttribute('name');
  for (const part of parts) part.open = true;
  return stuck;
}

test('axe finds nothing in any open menu', async ({ steady }) => {
  await open(steady, '/rti', 1440);
  const buttons = steady.getByRole('navigation', { name: 'Main' }).getByRole('button', { expanded: false });
  const names = await buttons.allInnerTexts();
  expect(names.length).toBeGreaterThan(6);
  expect(names).toContain('Quick Access');
  for (const name of names) {
    const button = steady.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoFindings(steady, `with ${name} open`);
  }
});

test('axe finds nothing in a department’s recruitments, opened', async ({ steady }) => {
  await open(steady, '/placements/PlacementDetails', 360);
  const tile = steady.locator('main button[aria-haspopup=dialog]').first();
  await tile.click();
  await expect(steady.getByRole('dialog')).toBeVisible();
  await expectNoFindings(steady, 'with the dialog open');
});

const fragments = {
  '/ipr-cell': ['functions', 'committee', 'patents', 'roles', 'track'],
  '/iqac': ['criterion-1', 'criterion-10'],
};
for (const [path, ids] of Object.entries(fragments)) {
  for (const id of ids) {
    test(`axe finds nothing on ${path}#${id}`, async ({ steady }) => {
      await open(steady, `${path}#${id}`, 1024);
      await expect(steady.locator(`#${id}`)).toBeVisible();
      await expectNoFindings(steady, 'wide');
      await expectNoSidewaysScroll(steady);
    });
  }
}

test('axe finds nothing on the form for a department that is not there', async ({ steady }) => {
  await open(steady, '/department/xyz', 360);
  await expectNoFindings(steady, 'not found');
});
