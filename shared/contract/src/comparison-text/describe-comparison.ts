import { formatKilobytes } from '../file-size.ts';
import type { Comparison, PageChange } from '../registry-api/comparisons.ts';
import type { StyleChange } from '../registry-api/style-changes.ts';
import { describeKinds, describePageChange, describeRegion } from './describe-page.ts';
import { describeCounts } from './describe-short.ts';
import { describeBytes, listNames, plural } from './phrases.ts';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const indent = (lines: readonly string[], first = '  '): string[] =>
  lines.map((line, i) => `${i === 0 ? first : `${first}    `}${line}`);

export function describeComparison(comparison: Comparison): string[] {
  const { from, to, counts, outdated } = comparison;
  return [
    `What changes for visitors from ${describeSide(from)} to ${describeSide(to)}:`,
    `${capitalize(describeCounts(counts))}; ${plural(counts.unchanged, 'page')} ${counts.unchanged === 1 ? 'stays' : 'stay'} the same.`,
    ...(outdated.length > 0
      ? [
          `${listNames(outdated)} ${outdated.length === 1 ? 'has' : 'have'} gone live in another version since this preview was made, and ${outdated.length === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
    ...describeBuilds(comparison),
    ...describeBroken(comparison),
    ...describeBudgets(comparison),
    ...describePages(comparison),
    ...describeFrames(comparison),
    ...describeStyles(comparison),
    ...describeFiles(comparison),
    ...describeLists(comparison),
  ];
}

const describeSide = ({ name, release }: Comparison['from']): string =>
  release === null || name === `release ${release}` ? name : `${name} (release ${release})`;

function describeBuilds({ builds }: Comparison): string[] {
  if (builds.length === 0) return [];
  const lines = builds.map(({ name, from, to, entry }) => {
    const versions = !from
      ? `${to?.version} (new)`
      : !to
        ? `${from.version} (goes away)`
        : `${from.version} → ${to.version}`;
    // Hashes in an entry compress a little differently each time.
    const isResized = Math.abs(entry.to - entry.from) >= 100;
    const details = [to?.by && `by ${to.by}`, isResized && `entry ${describeBytes(entry)}`].filter(Boolean);
    return `  ${name} ${versions}${details.length > 0 ? `, ${details.join(', ')}` : ''}`;
  });
  return ['', 'Versions', ...lines];
}

function describeBroken({ brokenLinks }: Comparison): string[] {
  if (brokenLinks.length === 0) return [];
  const lines = brokenLinks.map(({ href, text, reason, pages }) => {
    const why = reason === 'no-such-fragment' ? 'that page has no such fragment' : 'no such address';
    return `  ${href}${text && ` ("${text}")`} on ${listNames(pages.map(({ path, section }) => `${path} of ${section}`))}: ${why}`;
  });
  return ['', 'Links that now lead nowhere', ...lines];
}

function describeBudgets({ overBudget }: Comparison): string[] {
  if (overBudget.length === 0) return [];
  const lines = overBudget.map(
    ({ name, bytes, limit }) => `  ${name}: ${formatKilobytes(bytes)} of ${formatKilobytes(limit)}`,
  );
  return ['', 'Over budget', ...lines];
}

/** A new shell's changes on every page are listed once. */
const isSurroundings = ({ change, kinds }: PageChange): boolean =>
  change === 'changed' && kinds.every((kind) => kind === 'frame' || kind === 'styles');

function describePages({ pages }: Comparison): string[] {
  const sections = [...new Set(pages.map(({ section }) => section))].sort();
  return sections.flatMap((section) => {
    const own = pages.filter((page) => page.section === section);
    const alike = own.filter(isSurroundings);
    const [first] = alike;
    if (!first || alike.length <= 3) return ['', section, ...own.flatMap((page) => indent(describePageChange(page)))];
    const kinds = describeKinds([...new Set(alike.flatMap((page) => page.kinds))]);
    return [
      '',
      section,
      ...own.filter((page) => !isSurroundings(page)).flatMap((page) => indent(describePageChange(page))),
      `  ${plural(alike.length, 'page')} differ only in ${kinds}, such as ${first.path}`,
    ];
  });
}

const describeFrames = ({ frames }: Comparison): string[] =>
  frames.flatMap(({ pages, change }) => [
    '',
    `Header, menu or footer of ${plural(pages.length, 'page')}, such as ${listNames(pages)}`,
    ...describeRegion(change).map((line) => `  ${line}`),
  ]);

function describeStyles({ styles }: Comparison): string[] {
  return styles.flatMap((change) => [
    '',
    `Styles of ${describeStyled(change)}`,
    ...change.rules
      .slice(0, maxRules)
      .map(({ rule, removed, added }) => `  ${rule}: ${describeDeclarations(removed, added)}`),
    ...describeMore(Math.max(0, change.rules.length - maxRules) + change.moreRules),
  ]);
}

const maxRules = 10;

const describeMore = (count: number): string[] =>
  count > 0 ? [`  … and ${plural(count, 'more changed rule')} (all of them with --json or --html)`] : [];

export const describeStyled = ({ section, pages }: StyleChange): string => {
  if (pages.length > 0) return `${listNames(pages)} of ${section}`;
  return section === 'shell' ? 'the shell, on every page' : `every page of ${section}`;
};

const describeDeclarations = (removed: readonly string[], added: readonly string[]): string =>
  [...removed.map((one) => `[-${one}-]`), ...added.map((one) => `{+${one}+}`)].join(' ');

function describeFiles({ files }: Comparison): string[] {
  if (files.length === 0) return [];
  const words = { added: 'new', removed: 'goes away', changed: 'changes' };
  const lines = files.map(({ path, section, change, bytes }) => {
    const size = describeBytes(bytes);
    return `  ${path} of ${section}: ${words[change]}${size && `, ${size}`}`;
  });
  return ['', 'Files', ...lines];
}

function describeLists({ lists }: Comparison): string[] {
  if (lists.length === 0) return [];
  const lines = lists.flatMap(({ list, added, removed }) => [
    `  ${list}${added.length + removed.length === 0 ? ': the same items in another order' : ''}`,
    ...removed.map((item) => `      [-${item}-]`),
    ...added.map((item) => `      {+${item}+}`),
  ]);
  return ['', 'Lists', ...lines];
}
