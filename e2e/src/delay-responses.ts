import type { Page } from '@playwright/test';

/** Responses that a test delivers to a page when it chooses. */
interface DelayedResponses {
  /** Whether the page has requested any of them. */
  areRequested(): boolean;
  /** Delivers the delayed responses, and all later ones without delay. */
  deliver(): void;
}

/** Delays all further responses from these addresses until `deliver()` is called. */
export async function delayResponses(page: Page, addresses: string): Promise<DelayedResponses> {
  let isRequested = false;
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route(addresses, async (route) => {
    isRequested = true;
    await delivered;
    await route.continue();
  });
  return { areRequested: () => isRequested, deliver };
}
