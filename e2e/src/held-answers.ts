import type { Page } from '@playwright/test';

/** Answers that wait on their way to a page. */
interface HeldAnswers {
  /** Whether the page has asked for any of them. */
  areAskedFor(): boolean;
  /** Lets them through, and all that follow. */
  letGo(): void;
}

/** From now on the answers to these addresses wait until they are let go. */
export async function holdAnswers(page: Page, addresses: string): Promise<HeldAnswers> {
  let asked = false;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  return { areAskedFor: () => asked, letGo };
}
