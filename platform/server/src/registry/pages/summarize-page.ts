import { cut } from '@viit/core/storable-text';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { hashText, type PageParts } from './page-hashes.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A part of a page as visitors find it. */
export interface PageRegion {
  /** One text per paragraph, heading, list item, button and so on, in order. */
  text: string[];
  links: { href: string; text: string }[];
  /** Address and alternative text of each picture. */
  images: string[];
}

/** What visitors and search engines find on a page. */
export interface PageSummary {
  title: string;
  description: string;
  noindex: boolean;
  /** Words that the page declares for the site's search; missing where it declares none. */
  keywords?: string;
  /** With their level: "h2 Time tables". */
  headings: string[];
  main: PageRegion;
  /** Everything outside `main`: header, menus, footer. */
  frame: PageRegion;
  /** Each value with its path: "BreadcrumbList.itemListElement.0.name: Home". */
  structuredData: string[];
  /** The items of each list of the content API that is in the page. */
  lists: Record<string, { label: string; hash: string }[]>;
  /** Size of the inlined styles, in bytes. */
  styleBytes: number;
  ids: string[];
}

/** Elements inside a line of text; all others begin a text of their own. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements whose content is no text for visitors. */
const invisibleElements: ReadonlySet<string> = new Set('link meta noscript script style svg template title'.split(' '));

export const emptyRegion = (): PageRegion => ({ text: [], links: [], images: [] });

export const emptySummary = (): PageSummary => ({
  ...{ title: '', description: '', noindex: false, headings: [], structuredData: [], lists: {}, ids: [] },
  ...{ main: emptyRegion(), frame: emptyRegion(), styleBytes: 0 },
});

/** Reads what visitors find on a rendered page. */
export function summarizePage({ visible, styles }: PageParts): PageSummary {
  const page = { ...emptySummary(), styleBytes: Buffer.byteLength(styles) };
  /** Collected until a block ends. */
  let text = '';
  const endBlock = (region: PageRegion) => {
    const line = normalizeSpace(text);
    if (line) region.text.push(line);
    text = '';
  };
  const readChildren = (nodes: readonly Node[], region: PageRegion): void =>
    nodes.forEach((node, i) => {
      text += spaceBetween(nodes[i - 1], node);
      if ('value' in node) text += node.value;
      else if ('tagName' in node) readElement(node, region);
    });
  const readElement = (node: Element, region: PageRegion): void => {
    if (readHidden(node, page)) return;
    const own = node.tagName === 'main' ? page.main : region;
    const isInline = inlineElements.has(node.tagName);
    if (!isInline) endBlock(region);
    readAttributes(node, page, own);
    readChildren(node.childNodes, own);
    if (!isInline) endBlock(own);
  };
  readChildren(parse(visible).childNodes, page.frame);
  return page;
}

const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Styles set adjacent elements apart, such as the title and the text of a card: their words are not one word. */
const spaceBetween = (before: Node | undefined, node: Node): string =>
  before && 'tagName' in before && 'tagName' in node ? ' ' : '';

/** Reads elements that have no text for visitors. @returns whether it was one. */
function readHidden(node: Element, page: PageSummary): boolean {
  const { tagName } = node;
  if (tagName === 'title' && node.parentNode?.nodeName === 'head') page.title = textOf(node);
  if (tagName === 'meta') readMeta(node, page);
  if (tagName === 'script') readScript(node, page);
  return invisibleElements.has(tagName);
}

function readAttributes(node: Element, page: PageSummary, region: PageRegion): void {
  const { tagName } = node;
  const id = attribute(node, 'id');
  if (id && !/^id-\d+$/.test(id)) page.ids.push(id);
  if (/^h[1-6]$/.test(tagName)) page.headings.push(`${tagName} ${textOf(node)}`);
  const href = tagName === 'a' && attribute(node, 'href');
  if (href) region.links.push({ href, text: textOf(node) || (attribute(node, 'aria-label') ?? '') });
  const src = /^(img|source|video|iframe)$/.test(tagName) && (attribute(node, 'src') ?? attribute(node, 'srcset'));
  if (src) region.images.push([src, attribute(node, 'alt')].filter(Boolean).join(' — '));
}

function readMeta(node: Element, page: PageSummary): void {
  const content = attribute(node, 'content') ?? '';
  if (attribute(node, 'name') === 'description') page.description = content;
  if (attribute(node, 'name') === 'keywords') page.keywords = content;
  if (attribute(node, 'name') === 'robots' && /noindex/.test(content)) page.noindex = true;
}

function readScript(node: Element, page: PageSummary): void {
  const value = parseJson(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
  if (attribute(node, 'type') === 'application/ld+json') page.structuredData.push(...flatten(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [address, items] of Object.entries(value)) {
      if (Array.isArray(items)) page.lists[address] = items.map(describeItem);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An item of a list, by the property that people recognise it by. */
export function describeItem(item: unknown): { label: string; hash: string } {
  const { title, name, student, company } = (item ?? {}) as Record<string, unknown>;
  const label = [title ?? name ?? student, company].filter((one) => typeof one === 'string').join(', ');
  const json = JSON.stringify(item) ?? '';
  return {
    label: label || cut(json, 80),
    hash: hashText(json).slice(0, 16),
  };
}

function flatten(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name ? `${name}.${key}` : key));
}

const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

const rawTextOf = (node: Element): string =>
  node.childNodes
    .map((child, i) => {
      if ('value' in child) return child.value;
      if (!('tagName' in child) || invisibleElements.has(child.tagName)) return '';
      const space = spaceBetween(node.childNodes[i - 1], child);
      return space + (inlineElements.has(child.tagName) ? rawTextOf(child) : ` ${rawTextOf(child)} `);
    })
    .join('');

const textOf = (node: Element): string => normalizeSpace(rawTextOf(node));
