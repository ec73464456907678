import type { Page } from 'playwright-core';
import { findViolations, findViolationsOutside } from './axe.ts';

export interface StateFindings {
  state: string;
  found: string[];
}

/**
 * Opens each `<details>` and runs axe on the page, then on the panels of each further tab.
 * @param without selectors of parts that another check covers.
 */
export async function inspectOpenedStates(page: Page, without: string[] = []): Promise<StateFindings[]> {
  const states: StateFindings[] = [];
  if ((await page.locator('main details').count()) > 0)
    states.push({ state: '<details> that do not open or close', found: await page.evaluate(toggleDetails) });
  states.push({ state: 'axe with every <details> open', found: await findViolationsOutside(page, without) });
  const tabs = await page
    .locator('main [role=tablist]')
    .evaluateAll((lists) => lists.map((list) => list.children.length));
  for (let index = 1; index < Math.max(0, ...tabs); index++) {
    states.push({ state: `tab ${index + 1} of each list`, found: await page.evaluate(chooseTabs, index) });
    states.push({
      state: `axe with tab ${index + 1} of each list chosen`,
      found: await findViolations(page, 'main [role=tabpanel]'),
    });
  }
  return states;
}

/** @returns tabs that were not selected. */
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

/** Opening one must close the others of its group. @returns those that failed. */
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
