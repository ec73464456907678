import type { PageTable } from '@viit/contract';
import { expectReadableWithout } from './expect-readable.ts';
import { expect, test } from './fixtures.ts';
import { findHtmlErrors } from './html-validity.ts';
import { inspectPage } from './inspect-page.ts';
import { collectLinks, describeBrokenLink, findBrokenLinks } from './links.ts';
import { listPages } from './site-address.ts';
import { codeFaults } from './site-faults.ts';

interface Selection {
  /** By default all sections. */
  section?: string | undefined;
}

/** Tests of HTML, links, hydration, console, accessibility and text without JavaScript for every page. */
export function testPages(table: PageTable, { section }: Selection = {}): void {
  for (const { path } of listPages(table, section)) {
    test(`${path} works in a browser, is accessible, and has all of its text without JavaScript`, async ({
      page,
      browser,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const noScript = await browser.newPage({ javaScriptEnabled: false });
      const findings = await inspectPage(page, noScript, path);
      await noScript.close();
      expect(findings).toEqual([]);
    });

    test(`${path} is valid HTML, and the links in its content lead somewhere`, async ({ request }) => {
      const read = async (address: string) => {
        const response = await request.get(address, { maxRedirects: 0 });
        return response.status() === 200 ? response.text() : undefined;
      };
      const html = (await read(path)) ?? '';
      expect.soft(await findHtmlErrors(html)).toEqual([]);
      const links = collectLinks(new Map([[path, html]])).filter(({ own }) => own.length > 0);
      const broken = await findBrokenLinks(links, {
        readPage: async (address) => (/\.[a-z0-9]+$/i.test(address) ? undefined : read(address)),
        fileStatus: async (address) => (await request.get(address, { maxRedirects: 0 })).status(),
      });
      expect(broken.map(describeBrokenLink)).toEqual([]);
    });
  }
}

/** Tests of each section's first page without the section's code (R102). */
export function testFaults(table: PageTable, { section }: Selection = {}): void {
  const pages = listPages(table, section).filter((page) => page.section !== 'shell');
  for (const name of new Set(pages.map((page) => page.section))) {
    const path = pages.find((page) => page.section === name)?.path ?? '/';
    for (const fault of codeFaults) {
      test(`${name}, ${fault}: ${path} can be read in full, a notice appears, and Retry makes the page interactive`, async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectReadableWithout(page, site, { section: name, path, fault });
      });
    }
  }
}
