import type { Comparison } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { describeItem } from '../pages/summarize-page.ts';
import { kindOf, readContent } from '../parts/parts.ts';
import type { PageDifference } from './compare-page.ts';
import { hasChanges } from './diff-text.ts';
import type { ReleaseSide } from './release-side.ts';

/** Public files that are new, gone or have other bytes. */
export function compareFiles(from: ReleaseSide, to: ReleaseSide): Comparison['files'] {
  const files: Comparison['files'] = [];
  for (const path of new Set([...from.files.keys(), ...to.files.keys()])) {
    const old = from.files.get(path);
    const now = to.files.get(path);
    if (old?.sha384 === now?.sha384) continue;
    files.push({
      ...{ path, section: (now ?? old)?.section ?? '' },
      change: !old ? 'added' : !now ? 'removed' : 'changed',
      bytes: { from: old?.size ?? 0, to: now?.size ?? 0 },
    });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The items of lists that are new and gone. An item that changed is both. */
export async function compareLists(
  sql: Sql,
  from: ReadonlyMap<string, string>,
  to: ReadonlyMap<string, string>,
): Promise<Comparison['lists']> {
  const differs = ([name, hash]: [string, string]) =>
    kindOf(name) === 'list' && !(from.get(name) === hash && to.get(name) === hash);
  const old = (await readContent(sql, new Map([...from].filter(differs)))).lists;
  const now = (await readContent(sql, new Map([...to].filter(differs)))).lists;
  return [...new Set([...old.keys(), ...now.keys()])].sort().map((list) => {
    const [before, after] = [old, now].map((lists) => (lists.get(list) ?? []).map(describeItem));
    return { list, added: without(after, before), removed: without(before, after) };
  });
}

type ListItem = ReturnType<typeof describeItem>;

function without(items: ListItem[] = [], others: ListItem[] = []): string[] {
  const hashes = new Set(others.map(({ hash }) => hash));
  return items.filter(({ hash }) => !hashes.has(hash)).map(({ label }) => label);
}

/** Groups the changes outside `main`: one in the menu is the same on every page. */
export function groupFrames(differences: readonly PageDifference[]): Comparison['frames'] {
  const frames = new Map<string, Comparison['frames'][number]>();
  for (const { page, frame } of differences) {
    if (!hasChanges(frame)) continue;
    const key = JSON.stringify(frame);
    const group = frames.get(key) ?? { pages: [], change: frame };
    group.pages.push(page.path);
    frames.set(key, group);
  }
  return [...frames.values()];
}

/** How many pages there are of each kind of change. */
export function countPages(pages: Comparison['pages'], total: number): Comparison['counts'] {
  const count = (test: (page: Comparison['pages'][number]) => boolean) => pages.filter(test).length;
  const isScriptsOnly = ({ change, kinds }: Comparison['pages'][number]) =>
    change === 'changed' && kinds.every((kind) => kind === 'scripts');
  const [added, removed, moved] = (['added', 'removed', 'moved'] as const).map((kind) =>
    count(({ change }) => change === kind),
  ) as [number, number, number];
  const scriptsOnly = count(isScriptsOnly);
  const changed = count((page) => page.change === 'changed' && !isScriptsOnly(page));
  return { added, removed, moved, changed, scriptsOnly, unchanged: total - added - moved - changed - scriptsOnly };
}
