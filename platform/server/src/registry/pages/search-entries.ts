import { isSafeAddress } from '@viit/contract/address';
import { cut } from '@viit/core/storable-text';
import { textLimits } from '../document-text/text-limits.ts';
import type { PageContent } from './page-content.ts';
import type { PageRegion, PageSummary } from './page-summary.ts';
import { correctableWords, searchText } from './search-text.ts';

export interface SearchEntry {
  kind: 'page' | 'document' | 'person' | 'notice';
  title: string;
  /** Headings, description and search words, or a person's position; ranks below the title. */
  subject: string;
  /** For the excerpt; ranks lowest. */
  detail: string;
  /** Empty for the page itself; `#…` for a place on it. */
  href: string;
}

export interface SearchIndex {
  rows: object[];
  words: string[];
}

/** In characters. */
const limits = { text: 20_000, detail: 6_000, title: 300, entries: 500, terms: textLimits.characters };

const documentAddress = /^\/[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|webp)$/i;
/** With a form of address. */
const personName = /^(?:Dr|Prof|Sri|Shri|Smt|Mr|Mrs|Ms)\.?\s+\p{L}[^:;!?]{2,58}$/u;
const noticeLists = /^\/api\/(?:announcement|newsEvents)\/list$/;

export const indexPage = (sha384: string, summary: PageSummary, content: PageContent): SearchIndex =>
  indexEntries(sha384, searchEntries(summary, content), content.path);

/**
 * The pages of a PDF. Results take its title from a link to it. One without text has an entry that no search finds, so that it is not
 * read again. @param address its words count too.
 */
export const indexDocument = (sha384: string, address: string, pages: readonly string[]): SearchIndex =>
  indexEntries(
    sha384,
    (pages.length > 0 ? pages : ['']).map((detail, i) => ({
      ...{ kind: 'document', title: '', subject: pages.length > 0 ? address : '', detail, href: `#page=${i + 1}` },
    })),
    '',
  );

/** @param path of the page, whose words name it and its people. */
function indexEntries(sha384: string, entries: readonly SearchEntry[], path: string): SearchIndex {
  const texts = entries.map(({ title, subject, detail }) => `${title} ${subject} ${detail}`);
  const names = pathWords(path);
  return {
    rows: entries.map(({ kind, title, subject, detail, href }, position) => ({
      ...{ sha384, position, kind, title, href, detail: cut(detail, limits.detail) },
      titleText: terms(kind === 'page' ? `${title} ${names.at(-1)}` : title),
      subjectText: terms([subject, ...(kind === 'person' || kind === 'page' ? names : [])].join(' ')),
      detailText: terms(detail),
    })),
    words: correctableWords(texts.join(' ')),
  };
}

/** PostgreSQL takes 1 MB of all words of an entry; one character may become 18. */
const terms = (text: string): string => cut(searchText(cut(text, limits.terms)), limits.terms);

/** `/department/cse_ds` is `department` and `cseds`: CSE is another department. */
const pathWords = (path: string): string[] => path.replace(/[^\p{L}\p{N}/]/gu, '').split('/');

/** Omits header, menus, footer and controls. */
export function searchEntries(page: PageSummary, content: PageContent): SearchEntry[] {
  const title = cut(page.title.replace(/\s+\|\s+VIIT$/, ''), limits.title);
  const headings = page.headings.map((heading) => heading.replace(/^h\d /, ''));
  return [
    {
      kind: 'page',
      title,
      subject: cut([...headings, page.description, page.keywords ?? ''].join('\n'), limits.text),
      detail: cut([page.description, ...content.text.map(documentTitle)].join('\n'), limits.text),
      href: '',
    },
    ...unique([
      ...withoutLongerNames([...collectionEntries(content, title), ...people(content, title)]),
      ...notices(page, title),
      ...documents(page.main, title),
    ]).slice(0, limits.entries),
  ];
}

/** Those whose id is on the page: their text is that of the element. */
const collectionEntries = ({ items, anchors }: PageContent, pageTitle: string): SearchEntry[] =>
  items.slice(0, limits.entries).flatMap(({ id, label }): SearchEntry[] => {
    const lines = cutLines(anchors.get(id) ?? [], limits.text);
    if (lines.length === 0) return [];
    // Without a name, an entry is called by the beginning of its text.
    const title = label.startsWith('{') ? (lines[0] ?? '') : label;
    const others = lines.map(documentTitle).filter((line) => line && line !== title);
    if (!title) return [];
    return [
      {
        ...{ kind: personName.test(title) ? 'person' : 'notice', title: cut(title, limits.title), subject: id },
        ...{ detail: [...others, pageTitle].join(', '), href: `#${id}` },
      },
    ];
  });

/** The first ones. @param length of all of them. */
function cutLines(lines: readonly string[], length: number): string[] {
  let left = length;
  return lines.flatMap((line) => {
    const start = cut(line, Math.max(0, left));
    left -= line.length;
    return start ? [start] : [];
  });
}

/** Titles omit type, size and the hint about a new tab. */
const documents = ({ links }: PageRegion, pageTitle: string): SearchEntry[] =>
  links
    .filter(({ href }) => documentAddress.test(href) && isSafeAddress(href))
    .map(({ href, text }) => ({
      ...{ kind: 'document' as const, title: documentName(text), subject: '', detail: pageTitle, href },
    }))
    .filter(({ title }) => title.length > 2 && title.length <= limits.title);

const documentTitle = (text: string): string => documentName(text).replace(/,?\s*PDF, not yet supplied$/, '');

/** Keeps "not yet supplied". */
const documentName = (text: string): string =>
  text
    .replace(/\s*\(opens in a new tab\)/gi, '')
    .replace(/,?\s*\b(?:PDF|Image|DOCX?|Document)(?:, [\d.]+ [KM]B)?\s*$/, '')
    .trim();

/** From structured data, and from the text, where the position follows the name. */
function people({ things, text }: PageContent, pageTitle: string): SearchEntry[] {
  const positions = new Map<string, string>();
  for (const { type, name, jobTitle } of things) if (type === 'Person') positions.set(name, jobTitle);
  for (const [i, line] of text.entries()) {
    if (positions.get(line) ?? !personName.test(line)) continue;
    const next = text[i + 1] ?? '';
    positions.set(line, next.length <= 80 && !personName.test(next) && !/\d{5}/.test(next) ? next : '');
  }
  return [...positions].map(([name, position]) => ({
    ...{ kind: 'person' as const, title: cut(name, limits.title), subject: position, href: textFragment(name) },
    detail: [position, pageTitle].filter(Boolean).join(', '),
  }));
}

/** The browser finds the text itself (wicg.github.io/scroll-to-text-fragment). */
const textFragment = (text: string): string => `#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;

/** Announcements, news and events, with the link that names them. */
const notices = ({ lists, main }: PageSummary, pageTitle: string): SearchEntry[] =>
  Object.entries(lists)
    .filter(([address]) => noticeLists.test(address))
    .flatMap(([, items]) => items)
    // Each type searches all links.
    .slice(0, limits.entries)
    .map(({ label }) => {
      const link = main.links.find(({ href, text }) => text.includes(label) && isSafeAddress(href));
      return {
        ...{ kind: 'notice' as const, title: cut(label, limits.title), subject: '', detail: pageTitle },
        href: link?.href ?? textFragment(label),
      };
    });

/** Without names that end with the position of a person who is listed by name. */
function withoutLongerNames(entries: readonly SearchEntry[]): SearchEntry[] {
  const details = new Map<string, string>();
  for (const { kind, title, detail } of entries) {
    if (kind === 'person') details.set(title, `${details.get(title) ?? ''} ${detail.toLowerCase()}`);
  }
  return entries.filter(({ kind, title }) => {
    const spaces = kind === 'person' ? [...title.matchAll(/ /g)] : [];
    return !spaces.some(({ index }) =>
      details.get(title.slice(0, index))?.includes(title.slice(index + 1).toLowerCase()),
    );
  });
}

/** The first of each name, and of each document. */
function unique(entries: readonly SearchEntry[]): SearchEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ kind, title, href }) => {
    const identity = `${kind} ${title} ${kind === 'document' ? href : ''}`;
    return !seen.has(identity) && seen.add(identity);
  });
}
