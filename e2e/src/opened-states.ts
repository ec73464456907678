import type { Page } from '@playwright/test';
import { inspectOpenedStates } from '@viit/test-kit/opened-states';
import { expect } from './site-test.ts';

/** Expects that axe finds nothing in what opens on a page: each tab of each list of tabs, and every `<details>`. */
export async function expectNoViolationsWhenOpened(page: Page): Promise<void> {
  for (const { state, found } of await inspectOpenedStates(page)) expect.soft(found, state).toEqual([]);
}
