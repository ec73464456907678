import type { Page } from '@playwright/test';
import type { PageTable } from '@viit/contract';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../../src/site-test.ts';

interface DocumentLink {
  href: string;
  /** Its text and its description. */
  text: string;
  target: string;
  rel: string;
}

const sections = [...new Set(routes.map(({ section }) => section))].filter((section) => section !== 'shell');

for (const section of sections) {
  test(`${section}: each document link shows its type and size, or that it is not yet supplied, and opens in a new tab, without a script`, async ({
    page,
    request,
  }) => {
    const table = (await (await request.get('/_registry.json')).json()) as PageTable;
    const sizes = new Map(table.documents.map(({ href, size }) => [href, size]));
    for (const { path } of routes.filter((route) => route.section === section)) {
      for (const link of await documentLinks(page, await (await request.get(path)).text())) {
        const size =
          sizes.get(link.href) === null ? /(PDF|Image), not yet supplied/ : /(PDF|Image), \d+(\.\d)? (KB|MB)/;
        expect(link.text, `${path}: ${link.href}`).toMatch(size);
        expect(link, `${path}: ${link.href}`).toMatchObject({ target: '_blank', rel: 'noopener' });
      }
    }
  });
}

/** The links to documents in the HTML of a page. Its scripts do not run. */
const documentLinks = (page: Page, html: string): Promise<DocumentLink[]> =>
  page.evaluate((source) => {
    const sent = new DOMParser().parseFromString(source, 'text/html');
    const links = sent.querySelectorAll<HTMLAnchorElement>(
      'a:is([href^="/documents/"], [href^="/pdfs/"], [href^="/timetables/"])',
    );
    return [...links].map((link) => {
      const described = sent.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
      return {
        href: link.getAttribute('href') ?? '',
        text: `${link.textContent} ${described}`,
        target: link.target,
        rel: link.rel,
      };
    });
  }, html);
