import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../../src/site-test.ts';

interface DocumentLink {
  href: string;
  /** What the link says of itself, by its text or its description. */
  words: string;
  target: string;
  rel: string;
}

/** Reads a page as it is sent, in a window without scripts. */
test.use({ javaScriptEnabled: false });

const sections = [...new Set(routes.map(({ section }) => section))].filter((section) => section !== 'shell');

for (const section of sections) {
  test(`${section}: each document link says its type and size and opens in a new tab, without a script`, async ({
    page,
  }) => {
    for (const { path } of routes.filter((route) => route.section === section)) {
      await page.goto(path);
      for (const link of await documentLinks(page)) {
        expect(link.words, `${path}: ${link.href}`).toMatch(/(PDF|Image), \d+(\.\d)? (KB|MB)/);
        expect(link, `${path}: ${link.href}`).toMatchObject({ target: '_blank', rel: 'noopener' });
      }
    }
  });
}

const documentLinks = (page: Page): Promise<DocumentLink[]> =>
  page.locator('a:is([href^="/documents/"], [href^="/pdfs/"], [href^="/timetables/"])').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => {
      const described = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      return {
        href: link.pathname,
        words: `${link.textContent} ${described}`,
        target: link.target,
        rel: link.rel,
      };
    }),
  );
