import type { BrowserSettings } from '@viit/contract';

let current: BrowserSettings = {};

/** From the rendered page. */
export const setBrowserSettings = (settings: BrowserSettings = {}): void => {
  current = settings;
};

export const browserSettings = (): BrowserSettings => current;
