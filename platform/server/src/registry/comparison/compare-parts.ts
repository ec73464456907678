import type { ChangedBuild, Comparison } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { describeItem } from '../pages/summarize-page.ts';
import { listAddress, shownLists } from '../parts/lists.ts';
import { kindOf, readLists } from '../parts/parts.ts';
import { pairBy } from './diff-text.ts';
import { entrySize, type Scripts } from './page-sizes.ts';
import { changedKeys, type ReleaseSide } from './release-side.ts';

export interface Sides {
  from: ReleaseSide;
  to: ReleaseSide;
}

export async function compareBuilds(
  sql: Sql,
  { from, to }: Sides,
  names: readonly string[],
  scripts: Scripts,
): Promise<ChangedBuild[]> {
  const switches = await sql.query<{ name: string; identity: string; at: string; by: string }>(
    `select distinct on (p.name, p.identity) p.name, p.identity, s.created_at as at, s.author as by
     from release_build p join channel_switch s on s.release = p.release
     where p.name in (select jsonb_array_elements_text($1::jsonb)) order by p.name, p.identity, s.id`,
    [JSON.stringify(names)],
  );
  const describe = ({ builds }: ReleaseSide, name: string): ChangedBuild['from'] => {
    const build = builds.get(name);
    if (!build) return null;
    const published = switches.find((one) => one.name === name && one.identity === build.manifest.identity);
    return { version: build.version, by: published?.by ?? null, at: published?.at ?? null };
  };
  return names.map((name) => ({
    ...{ name, from: describe(from, name), to: describe(to, name) },
    entry: { from: entrySize(from.builds.get(name), scripts), to: entrySize(to.builds.get(name), scripts) },
  }));
}

export const compareFiles = ({ from, to }: Sides): Comparison['files'] =>
  changedKeys(from.files, to.files, (file) => file?.sha384).map((path) => {
    const [old, now] = [from.files.get(path), to.files.get(path)];
    return {
      ...{ path, section: (now ?? old)?.section ?? '' },
      change: !old ? 'added' : !now ? 'removed' : 'changed',
      bytes: { from: old?.size ?? 0, to: now?.size ?? 0 },
    };
  });

/** A changed item is both added and removed. */
export async function compareLists(sql: Sql, { from, to }: Sides): Promise<Comparison['lists']> {
  const keys = [changedKeys(from.parts, to.parts, String), changedKeys(from.contentTimes, to.contentTimes, String)];
  const changed = [...new Set(keys.flat())].filter((name) => kindOf(name) === 'collection');
  const shownIn = async ({ parts, contentTimes, builds }: ReleaseSide) => {
    const named = changed.flatMap((name) => (parts.has(name) ? [[name, parts.get(name) ?? ''] as const] : []));
    const lists = await readLists(sql, new Map(named), builds.values());
    return shownLists(lists, { parts, contentTimes }, builds.values());
  };
  const [old, now] = [await shownIn(from), await shownIn(to)];
  return changed.map((name) => {
    const list = listAddress(name);
    const items = (lists: typeof old) => (lists.get(list) ?? []).map(describeItem);
    const { added, removed } = pairBy(items(old), items(now), ({ hash }) => hash);
    return { list, added: added.map(({ label }) => label), removed: removed.map(({ label }) => label) };
  });
}

export function countPages(pages: Comparison['pages'], total: number): Comparison['counts'] {
  const counts = { added: 0, removed: 0, moved: 0, changed: 0, scriptsOnly: 0 };
  for (const { change, kinds } of pages) {
    counts[change === 'changed' && kinds.every((kind) => kind === 'scripts') ? 'scriptsOnly' : change]++;
  }
  return { ...counts, unchanged: total - (pages.length - counts.removed) };
}
