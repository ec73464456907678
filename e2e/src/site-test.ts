import type { Page } from '@playwright/test';

export { plainText } from '@viit/test-kit/expect-readable';
export { expect, test } from '@viit/test-kit/fixtures';
export { untilHydrated, untilShellStarted } from '@viit/test-kit/hydration';

/** The names of the sections whose entry a page requests, in order. */
export function watchEntries(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    const found = /\/_builds\/([a-z-]+)\/[0-9a-f]{12}\/remoteEntry\.js/.exec(request.url());
    if (found?.[1] && !entries.includes(found[1])) entries.push(found[1]);
  });
  return entries;
}
