import type { ComparedPages, Comparison } from '@viit/contract/registry-api';
import { CliError } from '../../cli-error.ts';

export type SelectedPage = ComparedPages['pages'][number];

/** `changed`: pages that differ, and one of each section and layout. Otherwise all, or these addresses. */
export type Selection = 'changed' | 'all' | readonly string[];

/**
 * A new shell can break unchanged sections. Omits the sections that the comparison omits.
 * @throws CliError if a page does not exist.
 */
export function selectPages({ pages }: ComparedPages, comparison: Comparison, selection: Selection): SelectedPage[] {
  const compared = pages.filter(({ section }) => !comparison.outdated.includes(section));
  if (selection === 'all') return compared;
  if (selection !== 'changed') return selection.map((address) => findPage(compared, address));
  const changed = new Set(comparison.pages.map(({ path }) => path));
  const kinds = new Set<string>();
  return compared.filter(({ path, section, layout, from, to }) => {
    const kind = `${section} ${layout}`;
    const isFirst = from !== null && to !== null && !kinds.has(kind);
    if (isFirst) kinds.add(kind);
    return isFirst || changed.has(path);
  });
}

function findPage(pages: readonly SelectedPage[], address: string): SelectedPage {
  const page = pages.find(({ path, movedFrom }) => path === address || movedFrom === address);
  if (page) return page;
  throw new CliError('argument-invalid', `Neither release has a page ${address}. Name one such as /exams/timetables.`);
}
