import { setImmediate } from 'node:timers/promises';
import type { RemovedPage } from '@viit/contract/registry-api';
import { getOrSet } from '@viit/core/get-or-set';
import { mapInBatches } from '@viit/core/map-in-batches';
import type { Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import { addressesIn } from '../collections/entry-texts.ts';
import { readTargets } from '../pages/page-summaries.ts';
import { readLists } from '../parts/parts.ts';
import type { Release } from '../releases/releases.ts';
import { canonicalPath, parseLink } from './links.ts';

/** A page may have 25 000 links. */
const pagesTogether = 5;

/** On remaining live pages, and in lists. */
export async function findLinks(
  sql: Sql,
  { entries, parts }: Release,
  addresses: readonly string[],
): Promise<RemovedPage[]> {
  const leaving = new Set(addresses);
  const staying = entries.flatMap(({ pages }) => pages).filter(({ path }) => !leaving.has(path));
  const wanted = new Set(addresses.map(canonicalPath));
  const fromPages = new Map<string, string[]>();
  for (let from = 0; from < staying.length; from += pagesTogether) {
    const some = staying.slice(from, from + pagesTogether);
    const targets = await readTargets(
      sql,
      some.map(({ key }) => key),
    );
    const sources = some.map(({ path, key }) => ({ path, base: path, links: targets.get(key)?.links ?? [] }));
    await addSources(fromPages, sources, wanted);
  }
  const lists = await readLists(sql, parts, (await readBuilds(sql, entries)).values());
  const inLists = await mapInBatches([...lists], ([path, list]) => ({
    path,
    base: '/',
    links: [...addressesIn(list)],
  }));
  const fromLists = new Map<string, string[]>();
  await addSources(fromLists, inLists, wanted);
  return addresses.map((address) => {
    const link = canonicalPath(address);
    return { address, pages: fromPages.get(link) ?? [], lists: fromLists.get(link) ?? [] };
  });
}

interface LinkSource {
  path: string;
  base: string;
  links: readonly string[];
}

/** Reads each source once: a build may remove tens of thousands of addresses. */
async function addSources(
  found: Map<string, string[]>,
  sources: readonly LinkSource[],
  wanted: ReadonlySet<string>,
): Promise<void> {
  for (const { path, base, links } of sources) {
    const linked = await mapInBatches(links, (href) => linkedPath(href, base));
    for (const link of new Set(linked)) {
      if (link !== undefined && wanted.has(link)) getOrSet(found, link, () => []).push(path);
    }
    await setImmediate();
  }
}

/** Within this site. @param base the address of the page. */
function linkedPath(href: string, base: string): string | undefined {
  const origin = 'https://site.invalid';
  const url = parseLink(href, base, origin);
  return url?.origin === origin ? canonicalPath(url.pathname) : undefined;
}
