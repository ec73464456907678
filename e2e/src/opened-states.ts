import type { Page } from '@playwright/test';
import { expectNoViolations } from './shared-page.ts';
import { expect } from './site-test.ts';

/** Expects that axe finds nothing in what opens on a page: each tab of each list of tabs, and every `<details>`. */
export async function expectNoViolationsWhenOpened(page: Page): Promise<void> {
  const tabs = await page
    .locator('main [role=tablist]')
    .evaluateAll((lists) => lists.map((list) => list.children.length));
  for (let index = 1; index < Math.max(0, ...tabs); index++) {
    expect.soft(await page.evaluate(chooseTabs, index), `tab ${index + 1} of each list`).toEqual([]);
    await expectNoViolations(page, `with tab ${index + 1} of each list chosen`, 'main');
  }
  if ((await page.locator('main details').count()) === 0) return;
  expect.soft(await page.evaluate(toggleDetails), '<details> that do not open or close').toEqual([]);
  await expectNoViolations(page, 'with every <details> open', 'main');
}

/** Chooses the tab at this index in each list of tabs that is shown. @returns the tabs that were not selected. */
async function chooseTabs(index: number): Promise<string[]> {
  const stuck: string[] = [];
  for (const list of document.querySelectorAll('main [role=tablist]')) {
    const tab = list.querySelectorAll<HTMLElement>('[role=tab]')[index];
    if (!tab?.checkVisibility()) continue;
    tab.click();
    await new Promise(requestAnimationFrame);
    if (tab.ariaSelected !== 'true') stuck.push(tab.outerHTML);
  }
  return stuck;
}

/**
 * Opens and closes each `<details>` by its summary, and leaves all open. In a group, opening one must close the others.
 * @returns those that did not open or close.
 */
async function toggleDetails(): Promise<string[]> {
  const stuck: string[] = [];
  const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  const shown = all.filter((details) => details.querySelector('summary')?.checkVisibility());
  for (const details of shown) {
    for (const isOpen of [!details.open, details.open]) {
      details.querySelector('summary')?.click();
      await new Promise(requestAnimationFrame);
      const others = shown.filter(
        (other) => other !== details && details.name && other.name === details.name && other.open,
      );
      if (details.open !== isOpen || (isOpen && others.length > 0)) stuck.push(details.outerHTML.slice(0, 200));
    }
  }
  for (const details of all) details.removeAttribute('name');
  for (const details of all) details.open = true;
  return stuck;
}
