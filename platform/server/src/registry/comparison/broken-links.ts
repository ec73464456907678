import type { Comparison } from '@viit/contract/registry-api';
import type { PageTargets } from '../pages/process-page.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';
import { linkResolver } from './resolve-link.ts';

/** A release with the links and ids of its pages. */
export interface LinkedSide {
  side: ReleaseSide;
  /** By key of the rendered page. */
  targets: ReadonlyMap<string, PageTargets>;
  origin: string;
}

type Reason = Comparison['brokenLinks'][number]['reason'];

/**
 * The links of a release that lead nowhere and did not in the former one: links that are new, and links whose target is gone. A new
 * page also has the links of the header, the menu and the footer; those that led nowhere before are not its own.
 * @param textOf the text of a link, where the page was read.
 */
export function findBrokenLinks(
  from: LinkedSide,
  to: LinkedSide,
  textOf: (page: SidePage, href: string) => string,
): Comparison['brokenLinks'] {
  const leadsBefore = linkChecker(from);
  const leadsNow = linkChecker(to);
  const found = new Map<string, Comparison['brokenLinks'][number]>();
  const isInFrame = linksOfFrame(from);
  for (const [id, page] of to.side.pages) {
    const before = from.side.pages.get(id);
    const hrefsBefore = new Set(before && from.targets.get(before.key)?.links);
    for (const href of to.targets.get(page.key)?.links ?? []) {
      const reason = leadsNow(href, page);
      if (!reason || ((before ? hrefsBefore.has(href) : isInFrame(href)) && leadsBefore(href, before ?? page)))
        continue;
      const link = found.get(href) ?? { href, text: textOf(page, href), reason, pages: [] };
      link.pages.push({ path: page.path, section: page.section });
      found.set(href, link);
    }
  }
  return [...found.values()];
}

/** Whether a link is outside of the pages' own content: on most pages of a release. Counted when it is first asked for. */
function linksOfFrame({ side, targets }: LinkedSide): (href: string) => boolean {
  const counts = new Map<string, number>();
  return (href) => {
    if (counts.size === 0) {
      for (const { key } of side.pages.values()) {
        for (const link of new Set(targets.get(key)?.links)) counts.set(link, (counts.get(link) ?? 0) + 1);
      }
    }
    return (counts.get(href) ?? 0) > side.pages.size / 2;
  };
}

/** Returns why a link leads nowhere, and nothing where it leads somewhere or to another site. */
function linkChecker({ side, targets, origin }: LinkedSide): (href: string, page: SidePage) => Reason | undefined {
  const resolve = linkResolver(side, origin);
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = ({ key }: SidePage) => {
    const known = ids.get(key) ?? new Set(targets.get(key)?.ids);
    ids.set(key, known);
    return known;
  };
  return (href, page) => {
    const target = resolve(href, page);
    if (target === 'outside') return undefined;
    if (target === 'malformed') return 'no-such-address';
    if (!target.page) return target.isFile ? undefined : 'no-such-address';
    return target.id === '' || idsOf(target.page).has(target.id) ? undefined : 'no-such-fragment';
  };
}
