import type { Database } from '../../database/database.ts';
import { readTargets } from '../pages/page-summaries.ts';
import type { PageTargets } from '../pages/process-page.ts';
import type { PagePairs } from './pair-pages.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';
import { linkResolver } from './resolve-link.ts';

/** The links and ids of pages, by key of the rendered page. */
export type TargetsByKey = ReadonlyMap<string, PageTargets>;

/**
 * Reads the links and ids that show which links of `to` are broken and were not in `from`. Where nothing that could be linked to
 * is gone, these are those of the pages that may differ, and of the pages whose fragments they link to: a publish of one
 * section does not read the pages of all others.
 */
export async function readLinkTargets(
  database: Database,
  sides: { from: ReleaseSide; to: ReleaseSide },
  { other }: PagePairs,
  origin: string,
): Promise<TargetsByKey> {
  const changed = other.flatMap(({ from, to }) => [from, to].filter((page) => page !== undefined));
  const targets = await readTargets(database, keysOf(changed));
  const everyPage = () => readTargets(database, keysOf([...sides.from.pages.values(), ...sides.to.pages.values()]));
  if (!keepsAddresses(sides) || other.some(({ from, to }) => !from || !to || losesIds(from, to, targets))) {
    return everyPage();
  }
  const linked = Object.values(sides).flatMap((side) => linkedForFragments(side, changed, targets, origin));
  const missing = keysOf(linked).filter((key) => !targets.has(key));
  return new Map([...targets, ...(await readTargets(database, missing))]);
}

const keysOf = (pages: readonly SidePage[]): string[] => [...new Set(pages.map(({ key }) => key))];

/** Whether every address of `from` is one of `to`. */
const keepsAddresses = ({ from, to }: { from: ReleaseSide; to: ReleaseSide }): boolean =>
  [...from.pages.keys()].every((id) => to.pages.has(id)) &&
  [...from.files.keys()].every((address) => to.files.has(address)) &&
  [...from.formerPaths].every(([former, path]) => to.formerPaths.get(former) === path);

function losesIds(from: SidePage, to: SidePage, targets: TargetsByKey): boolean {
  const ids = new Set(targets.get(to.key)?.ids);
  return (targets.get(from.key)?.ids ?? []).some((id) => !ids.has(id));
}

/** The pages of a release that links of `pages` lead to with a fragment. */
function linkedForFragments(
  side: ReleaseSide,
  pages: readonly SidePage[],
  targets: TargetsByKey,
  origin: string,
): SidePage[] {
  const resolve = linkResolver(side, origin);
  return pages.flatMap((page) =>
    (targets.get(page.key)?.links ?? []).flatMap((href) => {
      const target = href.includes('#') ? resolve(href, page) : 'outside';
      return typeof target === 'object' && target.page && target.id !== '' ? [target.page] : [];
    }),
  );
}
