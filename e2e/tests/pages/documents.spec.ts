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

for (const { path } of routes.filter(({ section }) => section !== 'shell')) {
  test(`${path}: each document link says its type and size and opens in a new tab, without a script`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = await page
      .locator('a:is([href^="/documents/"], [href^="/pdfs/"], [href^="/timetables/"])')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((link): DocumentLink => {
          const described = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
          return {
            href: link.pathname,
            words: `${link.textContent} ${described}`,
            target: link.target,
            rel: link.rel,
          };
        }),
      );
    for (const link of links) {
      expect(link.words, link.href).toMatch(/(PDF|Image), \d+(\.\d)? (KB|MB)/);
      expect(link, link.href).toMatchObject({ target: '_blank', rel: 'noopener' });
    }
  });
}
