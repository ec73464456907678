import type { ChangeKind, PageChange, RegionChange, TextChange } from '../registry-api/comparisons.ts';
import { describeBytes } from './phrases.ts';

const kindNames: Readonly<Record<ChangeKind, string>> = {
  title: 'title',
  description: 'description',
  indexing: 'visibility to search engines',
  text: 'text',
  headings: 'headings',
  links: 'links',
  images: 'pictures',
  structuredData: 'structured data',
  lists: 'lists',
  frame: 'header, menu or footer',
  markup: 'HTML without a change of text',
  styles: 'styles',
  scripts: 'scripts',
};

/** "text, links". */
export const describeKinds = (kinds: readonly ChangeKind[]): string => kinds.map((kind) => kindNames[kind]).join(', ');

/** `[-removed-]` and `{+added+}` words. */
const describeText = ({ words }: TextChange): string =>
  words
    .map(({ change, text }) => (change === 'removed' ? `[-${text}-]` : change === 'added' ? `{+${text}+}` : text))
    .join('');

/** @param most listed texts. */
export function describeRegion({ text, moreText, links, images }: RegionChange, most = 20): string[] {
  const more = Math.max(0, text.length - most) + moreText;
  return [
    ...text.slice(0, most).map(describeText),
    ...(more > 0 ? [`… and ${more} more changed texts (all of them with --json or --html)`] : []),
    ...links.moved.map((link) => `link "${link.text}" leads to ${link.to} instead of ${link.from}`),
    ...links.added.map(({ href, text }) => `new link "${text}" to ${href}`),
    ...links.removed.map(({ href, text }) => `link "${text}" to ${href} is gone`),
    ...images.added.map((image) => `new picture ${image}`),
    ...images.removed.map((image) => `picture ${image} is gone`),
  ];
}

/** Empty if unchanged. */
export function describeChange({ change, movedFrom, redirectsTo }: PageChange): string {
  if (change === 'added') return 'new';
  if (change === 'removed') return redirectsTo ? `goes away, redirects to ${redirectsTo}` : 'goes away';
  if (change === 'changed') return '';
  return `moves here from ${movedFrom}, ${redirectsTo ? 'which redirects' : 'which does not redirect'}`;
}

/** The address, then a line for each difference. */
export function describePageChange(page: PageChange): string[] {
  const { change, path, title, bytes } = page;
  const sizes = [
    ['HTML', bytes.html],
    ['styles', bytes.styles],
    ['scripts', bytes.scripts],
  ] as const;
  const changedSizes = sizes.flatMap(([name, size]) => (describeBytes(size) ? [`${name} ${describeBytes(size)}`] : []));
  const heading = [describeChange(page), describeKinds(page.kinds)].filter(Boolean).join('; ');
  if (change === 'added' || change === 'removed') return [`${path} (${title}): ${heading}`];
  return [
    `${path} (${title}): ${heading}`,
    ...(page.newTitle ? [`title: [-${page.newTitle.from}-]{+${page.newTitle.to}+}`] : []),
    ...(page.newDescription ? [`description: [-${page.newDescription.from}-]{+${page.newDescription.to}+}`] : []),
    ...describeRegion(page.main),
    ...page.structuredData.removed.map((line) => `structured data: [-${line}-]`),
    ...page.structuredData.added.map((line) => `structured data: {+${line}+}`),
    ...(changedSizes.length > 0 ? [changedSizes.join(', ')] : []),
  ];
}
