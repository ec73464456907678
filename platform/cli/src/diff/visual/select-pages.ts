import type { ComparedPages, Comparison } from '@viit/contract/registry-api';

/** A page that a browser opens on both sides. */
export type SelectedPage = ComparedPages['pages'][number];

/**
 * The pages to open: those that differ, and one of each section and layout, because an unchanged section inside a new shell is
 * where surprises are. Sections that the comparison leaves out are left out here too.
 * @param all every page instead.
 */
export function selectPages({ pages }: ComparedPages, comparison: Comparison, all: boolean): SelectedPage[] {
  const compared = pages.filter(({ section }) => !comparison.outdated.includes(section));
  if (all) return compared;
  const changed = new Set(comparison.pages.flatMap(({ path, movedFrom }) => [path, movedFrom]));
  const kinds = new Set<string>();
  return compared.filter(({ path, section, layout, from, to }) => {
    const kind = `${section} ${layout}`;
    const isFirst = from !== null && to !== null && !kinds.has(kind);
    if (isFirst) kinds.add(kind);
    return isFirst || changed.has(path);
  });
}
