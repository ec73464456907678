import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Moves to another page as a click on a link does, from any page: the link is added for the move. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}
