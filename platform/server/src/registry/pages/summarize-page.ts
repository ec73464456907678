import { cut } from '@viit/core/storable-text';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { type ContentReader, type PageContent, readContent } from './page-content.ts';
import { hashText, type PageParts } from './page-hashes.ts';
import { emptySummary, type PageRegion, type PageSummary } from './page-summary.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** All other elements begin a new text. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const invisibleElements: ReadonlySet<string> = new Set('link meta noscript script style svg template title'.split(' '));

/** Nested headings and links repeat texts. The site's largest summary is a tenth of its HTML. */
export const maxSummaryLength = (html: string): number => 100_000 + html.length * 4;

/** Linear in the HTML. @throws RangeError for too deep nesting or too many repeated texts. */
export function summarizePage({ visible, styles }: PageParts): { summary: PageSummary; content: PageContent } {
  const content = readContent();
  const page = { ...emptySummary(), styleBytes: Buffer.byteLength(styles) };
  let left = maxSummaryLength(visible);
  const charge = (text: string): string => {
    left -= text.length;
    if (left < 0) throw new RangeError('The texts of the page repeat too often.');
    return text;
  };
  const texts: string[] = [];
  const textSince = (start: number): string => normalizeSpace(charge(texts.slice(start).join('')));
  let blockStart = 0;
  const endBlock = (region: PageRegion) => {
    const line = textSince(blockStart);
    if (line) region.text.push(line);
    blockStart = texts.push(' ');
    content.endLine();
  };
  const readChildren = (nodes: readonly Node[], region: PageRegion): void =>
    nodes.forEach((node, i) => {
      const text = areAdjacentElements(nodes[i - 1], node) ? ' ' : 'value' in node ? node.value : '';
      texts.push(text);
      content.add(text);
      if ('tagName' in node) readElement(node, region);
    });
  const readElement = (node: Element, region: PageRegion): void => {
    if (readHidden(node, page, content, charge)) return;
    const own = node.tagName === 'main' ? page.main : region;
    const isInline = inlineElements.has(node.tagName);
    if (!isInline) endBlock(region);
    const leave = content.enter(node, isInline);
    const start = texts.length;
    const heading = /^h[1-6]$/.test(node.tagName) && page.headings.push(node.tagName);
    const link = readAttributes(node, page, own);
    readChildren(node.childNodes, own);
    if (heading) page.headings[heading - 1] += ` ${textSince(start)}`;
    if (link) link.text = textSince(start) || (attribute(node, 'aria-label') ?? '');
    if (!isInline) endBlock(own);
    leave();
  };
  readChildren(parse(visible, { treeAdapter: limitedTree(visible.length / 2 + 1000) }).childNodes, page.frame);
  return { summary: page, content: content.result };
}

/** As in browsers. The parser's time can grow with open elements. */
const maxDepth = 512;

/** @param maxElements HTML can make the parser open elements repeatedly. */
function limitedTree(maxElements: number): typeof defaultTreeAdapter {
  let [depth, count] = [0, 0];
  const tree: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      if (++depth > maxDepth || ++count > maxElements) throw new RangeError('The page opens too many elements.');
    },
    onItemPop: () => void depth--,
    // Would compare each <html> and <body> with all previous ones.
    adoptAttributes() {},
    // Only called for content that tables cannot contain; the table is the last child.
    insertBefore(parent, node, table) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(table), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore: (parent, text, table) =>
      tree.insertBefore(parent, defaultTreeAdapter.createTextNode(text), table),
  };
  return tree;
}

const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Styles may separate them, such as a card's title and text. */
const areAdjacentElements = (before: Node | undefined, node: Node): boolean =>
  before !== undefined && 'tagName' in before && 'tagName' in node;

/** @throws RangeError if too many texts repeat. */
type Charge = (text: string) => string;

/** Elements without text for visitors. @returns whether it was one. */
function readHidden(node: Element, page: PageSummary, content: ContentReader, charge: Charge): boolean {
  const { tagName } = node;
  if (tagName === 'title' && node.parentNode?.nodeName === 'head') page.title = normalizeSpace(ownText(node));
  if (tagName === 'meta') readMeta(node, page);
  if (tagName === 'script') readScript(node, page, content, charge);
  if (tagName === 'link' && attribute(node, 'rel') === 'canonical') content.setAddress(attribute(node, 'href') ?? '');
  return invisibleElements.has(tagName);
}

/** The link's text is still missing. */
function readAttributes(node: Element, page: PageSummary, region: PageRegion): PageRegion['links'][number] | undefined {
  const { tagName } = node;
  const id = attribute(node, 'id');
  if (id && !/^id-\d+$/.test(id)) page.ids.push(id);
  const src = /^(img|source|video|iframe)$/.test(tagName) && (attribute(node, 'src') ?? attribute(node, 'srcset'));
  if (src) region.images.push([src, attribute(node, 'alt')].filter(Boolean).join(' — '));
  const href = tagName === 'a' && attribute(node, 'href');
  if (!href) return undefined;
  const link = { href, text: '' };
  region.links.push(link);
  return link;
}

function readMeta(node: Element, page: PageSummary): void {
  const content = attribute(node, 'content') ?? '';
  if (attribute(node, 'name') === 'description') page.description = content;
  if (attribute(node, 'name') === 'keywords') page.keywords = content;
  if (attribute(node, 'name') === 'robots' && /noindex/.test(content)) page.noindex = true;
}

function readScript(node: Element, page: PageSummary, content: ContentReader, charge: Charge): void {
  const value = parseJson(ownText(node));
  if (attribute(node, 'type') === 'application/ld+json') {
    content.addThings(value);
    flatten(value, '', (line) => page.structuredData.push(charge(line)));
  } else if (typeof value === 'object' && value !== null) {
    for (const [address, items] of Object.entries(value)) {
      if (!Array.isArray(items)) continue;
      page.lists[address] = items.map(describeItem);
      content.addItems(items.map((item, i) => ({ id: item?.id, label: page.lists[address]?.[i]?.label ?? '' })));
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

/** Labels an item by the property that people recognise. */
export function describeItem(item: unknown): { label: string; hash: string } {
  const { title, name, student, company } = (item ?? {}) as Record<string, unknown>;
  const label = [title ?? name ?? student, company].filter((one) => typeof one === 'string').join(', ');
  const json = JSON.stringify(item) ?? '';
  return {
    label: label || cut(json, 80),
    hash: hashText(json).slice(0, 16),
  };
}

function flatten(value: unknown, name: string, add: (line: string) => void): void {
  if (typeof value !== 'object' || value === null) add(`${name}: ${String(value)}`);
  else for (const [key, inner] of Object.entries(value)) flatten(inner, name ? `${name}.${key}` : key, add);
}

const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;

const ownText = (node: Element): string =>
  node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
