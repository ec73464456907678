import type { Page } from '@playwright/test';
import { lengthenTimers as inPage } from './engines/in-page.ts';

/**
 * In documents that the page loads from now on, makes timers of exactly this time, in ms, last for a minute: what they end may take
 * longer on a busy machine. Not for tests of such a timer.
 */
export const lengthenTimers = (page: Page, time: number): Promise<unknown> => page.addInitScript(inPage, time);

/** Before a page is opened: navigation from it takes as long as it needs, instead of a page load after 3 s (R102). */
export const keepDocument = (page: Page): Promise<unknown> => lengthenTimers(page, 3000);
