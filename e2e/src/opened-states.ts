import type { Page } from '@playwright/test';
import { inspectOpenedStates } from '@viit/test-kit/opened-states';
import { expect } from './site-test.ts';

/**
 * Expects that axe finds nothing on a page, nor in what opens on it: every `<details>`, and each tab of each list of tabs.
 * @param without selectors of parts that another check covers.
 */
export async function expectNoViolationsWhenOpened(page: Page, without: string[] = []): Promise<void> {
  for (const { state, found } of await inspectOpenedStates(page, without)) expect.soft(found, state).toEqual([]);
}
