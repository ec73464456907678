import { describeBytes, describeChange, describeKinds } from '@viit/contract/comparison-text';
import { formatKilobytes } from '@viit/contract/file-size';
import { escapeHtml } from '@viit/contract/html';
import type { Comparison, PageChange } from '@viit/contract/registry-api';
import { isShiftDifferent, type VisualComparison, type VisualPage } from '../visual/visual-comparison.ts';
import { list, regionHtml } from './region-html.ts';
import { viewerHtml } from './viewer-html.ts';

/** Filters of the page. */
type Tag = 'text' | 'look' | 'findings';

export interface ComparedPage {
  path: string;
  section: string;
  tags: Tag[];
  change: PageChange | undefined;
  visual: VisualPage | undefined;
}

/** Joins the findings of registry and browser by page. */
export function mergePages({ pages }: Comparison, visual: VisualComparison | undefined): ComparedPage[] {
  const looks = new Map((visual?.pages ?? []).map((page) => [page.path, page]));
  const merged = pages.map((change) => ({
    path: change.path,
    section: change.section,
    change,
    visual: looks.get(change.path),
  }));
  const known = new Set(pages.map(({ path }) => path));
  const others = [...looks.values()].filter(({ path }) => !known.has(path));
  return [
    ...merged,
    ...others.map((page) => ({ path: page.path, section: page.section, change: undefined, visual: page })),
  ].map((page) => ({ ...page, tags: tagsOf(page) }));
}

function tagsOf({ change, visual }: Pick<ComparedPage, 'change' | 'visual'>): Tag[] {
  const isText =
    change && (change.change !== 'changed' || change.kinds.some((kind) => kind !== 'styles' && kind !== 'scripts'));
  const isLook = visual ? visual.widths.some((one) => one.changedPercent > 0) : change?.kinds.includes('styles');
  const hasFindings = visual && visual.axe.added.length + visual.console.added.length > 0;
  return [
    ...(isText ? (['text'] as const) : []),
    ...(isLook ? (['look'] as const) : []),
    ...(hasFindings ? (['findings'] as const) : []),
  ];
}

/** Open, so that it is readable without its script. */
export function comparedPageHtml(page: ComparedPage): string {
  const { path, change, visual, tags } = page;
  const chips = [change ? describeChange(change) : '', change ? describeKinds(change.kinds) : 'looks different'].filter(
    Boolean,
  );
  const most = Math.max(0, ...(visual?.widths.map(({ changedPercent }) => changedPercent) ?? []));
  const isPair = change?.change !== 'added' && change?.change !== 'removed';
  const look = most > 0 && isPair ? `<span class="chip look">up to ${most}% of the picture</span>` : '';
  return `<details class="page" data-tags="${tags.join(' ')}" open><summary><h3>${escapeHtml(path)}</h3> <span class="title">${escapeHtml(change?.title ?? '')}</span> ${chips.map((chip) => `<span class="chip">${escapeHtml(chip)}</span>`).join(' ')} ${look}</summary>${change ? detailsHtml(change) : ''}${visual ? visualHtml(visual) : ''}${change ? list('Sizes', sizeLines(change)) : ''}</details>`;
}

/** All text of a new or removed page would hide the other differences. */
function detailsHtml(change: PageChange): string {
  if (change.change !== 'added' && change.change !== 'removed') return changeHtml(change);
  const label = change.change === 'added' ? 'What it says' : 'What it said';
  return `<details><summary>${label}</summary>${changeHtml(change)}</details>`;
}

function changeHtml(change: PageChange): string {
  const pair = (title: string, values: { from: string; to: string } | undefined) =>
    list(title, values ? [`<del>${escapeHtml(values.from)}</del> <ins>${escapeHtml(values.to)}</ins>`] : []);
  const { added, removed } = change.structuredData;
  const isPair = change.change === 'changed' || change.change === 'moved';
  return [
    pair('Title', change.newTitle),
    pair('Description', change.newDescription),
    regionHtml(change.main),
    list(
      'Structured data',
      isPair
        ? [
            ...removed.map((line) => `<del>${escapeHtml(line)}</del>`),
            ...added.map((line) => `<ins>${escapeHtml(line)}</ins>`),
          ]
        : [],
    ),
  ].join('');
}

function sizeLines({ bytes }: PageChange): string[] {
  const line = (name: string, size: { from: number; to: number }, limit: number | null = null) => {
    const difference = describeBytes(size);
    const budget = limit === null ? '' : `; the budget is ${formatKilobytes(limit)}`;
    return difference ? [`${name}: ${difference}, now ${formatKilobytes(size.to)}${budget}`] : [];
  };
  return [
    ...line('HTML, compressed', bytes.html),
    ...line('Styles', bytes.styles),
    ...line('Scripts, compressed', bytes.scripts, bytes.scriptLimit),
  ];
}

function visualHtml(visual: VisualPage): string {
  const { axe, console, layoutShift } = visual;
  const findings = (name: string, { added, removed }: VisualPage['axe']) =>
    list(name, [
      ...added.map((one) => `<ins>${escapeHtml(one)}</ins> is new`),
      ...removed.map((one) => `<del>${escapeHtml(one)}</del> is gone`),
    ]);
  const shift = isShiftDifferent(visual) ? [`${layoutShift.from} before, ${layoutShift.to} now`] : [];
  return [
    findings('Accessibility (axe)', axe),
    findings('Console', console),
    list('Layout shift', shift),
    viewerHtml(visual),
  ].join('');
}
