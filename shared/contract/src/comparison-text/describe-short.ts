import type { Comparison, ShortComparison } from '../registry-api/comparisons.ts';
import { describeBytes, listNames, plural } from './phrases.ts';

/** "3 pages change, 1 is new, none goes away". */
export function describeCounts({ added, removed, moved, changed, scriptsOnly }: Comparison['counts']): string {
  if (added + removed + moved + changed + scriptsOnly === 0) return 'no page changes';
  return [
    changed === 0 ? 'no page changes' : `${plural(changed, 'page')} ${changed === 1 ? 'changes' : 'change'}`,
    ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} new`] : []),
    ...(moved > 0 ? [`${moved} ${moved === 1 ? 'moves' : 'move'} to another address`] : []),
    removed === 0 ? 'none goes away' : `${removed} ${removed === 1 ? 'goes' : 'go'} away`,
    ...(scriptsOnly > 0 ? [`${scriptsOnly} ${scriptsOnly === 1 ? 'changes' : 'change'} only in scripts`] : []),
  ].join(', ');
}

export function describeShort({ counts, brokenLinks, overBudget, grown }: ShortComparison): string[] {
  const [largest] = grown;
  const script = largest && describeBytes(largest.bytes);
  const first = `${describeCounts(counts)}${script ? `; ${script} script on ${largest.path}` : ''}.`;
  return [
    first.charAt(0).toUpperCase() + first.slice(1),
    ...(brokenLinks.length > 0
      ? [
          `${plural(brokenLinks.length, 'link')} now ${brokenLinks.length === 1 ? 'leads' : 'lead'} nowhere: ${listNames(
            brokenLinks.map(({ href, pages }) => `${href} on ${listNames(pages.map(({ path }) => path))}`),
          )}.`,
        ]
      : []),
    ...(overBudget.length > 0 ? [`Over budget: ${listNames(overBudget.map(({ name }) => name))}.`] : []),
  ];
}
