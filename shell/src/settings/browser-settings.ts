import type { BrowserSettings } from '@viit/contract';

let current: BrowserSettings = {};

/** Takes over the settings that the rendered page carries. The shell calls it when it starts. */
export const setBrowserSettings = (settings: BrowserSettings = {}): void => {
  current = settings;
};

/** The settings of the server's environment (docs/operating.md). */
export const browserSettings = (): BrowserSettings => current;
