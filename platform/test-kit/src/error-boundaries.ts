import type { Page } from 'playwright-core';

export const isBoundaryShown = (): boolean =>
  document.querySelector('[role=alert] h1')?.textContent === 'This page has run into an error';

/** @returns a sentence for each page, block or feature that failed. */
export const findErrorBoundaries = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('[role=alert] h1, [role=status], main p')) {
      const text = element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (text === 'This page has run into an error') found.push('the page throws: its error boundary is shown');
      if (text === 'This part of the page cannot be shown at present.') {
        const block = element.closest('section, article')?.querySelector('h2, h3')?.textContent?.trim();
        found.push(`a block throws${block ? `: ${block}` : ''}`);
      }
      if (text.startsWith('Some features of this page could not be loaded') && element.checkVisibility())
        found.push("the section's code has not loaded: the notice about it is shown");
    }
    return found;
  });
