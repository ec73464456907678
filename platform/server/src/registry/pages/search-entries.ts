import { isSafeAddress } from '@viit/contract/address';
import { cut } from '@viit/core/storable-text';
import type { PageRegion, PageSummary } from './page-summary.ts';
import { correctableWords, searchText } from './search-text.ts';

export interface SearchEntry {
  kind: 'page' | 'document' | 'person' | 'notice';
  title: string;
  /** Headings, description and search words, or a person's position; ranks below the title. */
  subject: string;
  /** For the excerpt; ranks lowest. */
  detail: string;
  /** Empty for the page itself. */
  href: string;
}

export interface IndexedPage {
  rows: object[];
  words: string[];
}

/** In characters. */
const limits = { text: 20_000, detail: 6_000, title: 300, entries: 500 };

const documentAddress = /^\/[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|webp)$/i;
/** With a form of address. */
const personName = /^(?:Dr|Prof|Sri|Shri|Smt|Mr|Mrs|Ms)\.?\s+\p{L}[^:;!?]{2,58}$/u;
const noticeLists = /^\/api\/(?:announcement|newsEvents)\/list$/;

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

/** Omits header, menus and footer, which are on every page. */
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

/** Titles omit type, size and the hint about a new tab. */
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

/** The text after a name is the position. */
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

/** Announcements, news and events, with the link that names them. */
const notices = ({ lists, main }: PageSummary, pageTitle: string): SearchEntry[] =>
  Object.entries(lists)
    .filter(([address]) => noticeLists.test(address))
    .flatMap(([, items]) => items)
    // Each type searches all links.
    .slice(0, limits.entries)
    .map(({ label }) => ({
      ...{ kind: 'notice' as const, title: cut(label, limits.title), subject: '', detail: pageTitle },
      href: main.links.find(({ href, text }) => text.includes(label) && isSafeAddress(href))?.href ?? '',
    }));

const unique = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...new Map(entries.map((entry) => [`${entry.kind} ${entry.title} ${entry.href}`, entry])).values(),
];
