import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Navigates from any page by a link that it adds. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}
