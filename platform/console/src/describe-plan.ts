import { describeShort } from '@viit/contract/describe-short';
import type { Comparison } from '@viit/contract/registry-api';

/** @param sections only the builds and pages of these; all by default. */
export function describePlan(comparison: Comparison, sections?: readonly string[]): string[] {
  const isIncluded = (section: string) => sections === undefined || sections.includes(section);
  const builds = comparison.builds.filter(({ name }) => isIncluded(name));
  const removed = removedAddresses(comparison, sections);
  return [
    ...builds.map(({ name, from, to }) => `${name}: ${from?.version ?? 'nothing'} → ${to?.version ?? 'goes away'}.`),
    ...describeShort({
      counts: sections ? countPages(comparison, sections) : comparison.counts,
      brokenLinks: comparison.brokenLinks,
      overBudget: comparison.overBudget.filter(() => sections === undefined),
      grown: [],
    }),
    ...(removed.length > 0 ? [`These addresses stop working: ${removed.join(', ')}.`] : []),
  ];
}

/** Without a redirect. Confirming a plan that names them permits their removal. */
export const removedAddresses = ({ pages }: Comparison, sections?: readonly string[]): string[] =>
  pages
    .filter(({ section }) => sections === undefined || sections.includes(section))
    .flatMap(({ change, path, movedFrom, redirectsTo }) => {
      if (redirectsTo !== undefined) return [];
      if (change === 'removed') return [path];
      return change === 'moved' && movedFrom !== undefined ? [movedFrom] : [];
    });

function countPages({ pages }: Comparison, sections: readonly string[]): Comparison['counts'] {
  const own = pages.filter(({ section }) => sections.includes(section));
  const count = (change: string) => own.filter((page) => page.change === change && !isScriptsOnly(page)).length;
  return {
    ...{ added: count('added'), removed: count('removed'), moved: count('moved'), changed: count('changed') },
    ...{ scriptsOnly: own.filter(isScriptsOnly).length, unchanged: 0 },
  };
}

const isScriptsOnly = ({ change, kinds }: Comparison['pages'][number]): boolean =>
  change === 'changed' && kinds.every((kind) => kind === 'scripts');
