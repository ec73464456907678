import type { PageTable } from '@viit/contract';
import { pathsOf } from '@viit/contract/path';
import { describeConnectionError } from '@viit/core/connection-error';
import { testedSite } from './tested-site.ts';

/** VIIT_SITE. @throws Error that says how to set it. */
export function siteUnderTest(): string {
  const site = process.env.VIIT_SITE ?? '';
  if (URL.canParse(site) && /^https?:/.test(site)) return site;
  throw new Error(
    'VIIT_SITE names no site. Set it to an address such as https://www.viit.example, or to the secret link of a preview.',
  );
}

/** @param site its address, or a preview's secret link. */
export async function readPageTable(site = siteUnderTest()): Promise<PageTable> {
  const { baseURL = site, storageState } = testedSite(site);
  const cookies = typeof storageState === 'object' ? storageState.cookies : [];
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const response = await fetch(new URL('/_registry.json', baseURL), { headers }).catch((error: unknown) => {
    throw new Error(describeConnectionError('site', baseURL, error, 'Is VIIT_SITE its address?'));
  });
  if (response.ok) return (await response.json()) as PageTable;
  throw new Error(`${baseURL} has no page table: /_registry.json responded with ${response.status}.`);
}

/** `path` has no route parameters. */
export interface SitePage {
  path: string;
  section: string;
}

export const listPages = ({ pages }: PageTable, section?: string): SitePage[] =>
  pages
    .filter((row) => section === undefined || row.section === section)
    .flatMap((row) => pathsOf(row).map((path) => ({ path, section: row.section })));
