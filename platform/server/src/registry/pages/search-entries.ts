import { isSafeAddress } from '@viit/contract/address';
import { cut } from '@viit/core/storable-text';
import type { PageRegion, PageSummary } from './page-summary.ts';
import { correctableWords, searchText } from './search-text.ts';

/** What search finds on a page: the page itself, and what a visitor may look for on it. */
export interface SearchEntry {
  kind: 'page' | 'document' | 'person' | 'notice';
  title: string;
  /** Words that count less than the title's: headings, description and search words of a page, the position of a person. */
  subject: string;
  /** Text for the excerpt. Its words count least. */
  detail: string;
  /** Where the entry leads; empty for the page that it is on. */
  href: string;
}

/** What search finds on a page, as it is stored. */
export interface IndexedPage {
  rows: object[];
  /** Words that a typo can be corrected to. */
  words: string[];
}

/** In characters: the longest text of a page that is indexed, and the longest excerpt text and title that are stored. */
const limits = { text: 20_000, detail: 6_000, title: 300, entries: 500 };

const documentAddress = /^\/[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|webp)$/i;
/** A name as the site writes it: with a form of address. */
const personName = /^(?:Dr|Prof|Sri|Shri|Smt|Mr|Mrs|Ms)\.?\s+\p{L}[^:;!?]{2,58}$/u;
const noticeLists = /^\/api\/(?:announcement|newsEvents)\/list$/;

/** Makes the rows of the search index for a page. @param sha384 of its HTML. */
export function indexPage(sha384: string, summary: PageSummary): IndexedPage {
  const entries = searchEntries(summary);
  const texts = entries.map(({ title, subject, detail }) => `${title} ${subject} ${detail}`);
  return {
    rows: entries.map(({ kind, title, subject, detail, href }, position) => ({
      ...{ sha384, position, kind, title, href, detail: cut(detail, limits.detail) },
      ...{ titleText: searchText(title), subjectText: searchText(subject), detailText: searchText(detail) },
    })),
    words: correctableWords(texts.join(' ')),
  };
}

/** Lists what search finds on a page. Header, menus and footer are on every page, so they are left out. */
export function searchEntries(page: PageSummary): SearchEntry[] {
  const title = cut(page.title.replace(/\s+\|\s+VIIT$/, ''), limits.title);
  const headings = page.headings.map((heading) => heading.replace(/^h\d /, ''));
  return [
    {
      kind: 'page',
      title,
      subject: cut([...headings, page.description, page.keywords ?? ''].join('\n'), limits.text),
      detail: cut([page.description, ...page.main.text].join('\n'), limits.text),
      href: '',
    },
    ...unique([...documents(page.main, title), ...people(page.main, title), ...notices(page, title)]).slice(
      0,
      limits.entries,
    ),
  ];
}

/** Files that the page links to, by the text of the link without type, size and the hint about the new tab. */
const documents = ({ links }: PageRegion, pageTitle: string): SearchEntry[] =>
  links
    .filter(({ href }) => documentAddress.test(href) && isSafeAddress(href))
    .map(({ href, text }) => ({
      ...{ kind: 'document' as const, title: documentTitle(text), subject: '', detail: pageTitle, href },
    }))
    .filter(({ title }) => title.length > 2 && title.length <= limits.title);

const documentTitle = (text: string): string =>
  text
    .replace(/\s*\(opens in a new tab\)/gi, '')
    .replace(/,?\s*\b(?:PDF|Image|DOCX?|Document)(?:, [\d.]+ [KM]B)?\s*$/, '')
    .trim();

/** Names of people with the text that follows, which is their position. */
const people = ({ text }: PageRegion, pageTitle: string): SearchEntry[] =>
  text.flatMap((line, i): SearchEntry[] => {
    if (!personName.test(line)) return [];
    const next = text[i + 1] ?? '';
    const position = next.length <= 80 && !personName.test(next) && !/\d{5}/.test(next) ? next : '';
    return [
      {
        ...{ kind: 'person' as const, title: line, subject: position, href: '' },
        detail: [position, pageTitle].filter(Boolean).join(', '),
      },
    ];
  });

/** Announcements, news and events, with the link whose text names them. */
const notices = ({ lists, main }: PageSummary, pageTitle: string): SearchEntry[] =>
  Object.entries(lists)
    .filter(([address]) => noticeLists.test(address))
    .flatMap(([, items]) => items)
    // Each looks through all links.
    .slice(0, limits.entries)
    .map(({ label }) => ({
      ...{ kind: 'notice' as const, title: cut(label, limits.title), subject: '', detail: pageTitle },
      href: main.links.find(({ href, text }) => text.includes(label) && isSafeAddress(href))?.href ?? '',
    }));

const unique = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...new Map(entries.map((entry) => [`${entry.kind} ${entry.title} ${entry.href}`, entry])).values(),
];
