import { cut } from '@viit/core/storable-text';
import { type SearchEntry, searchEntries } from './search-entries.ts';
import { correctableWords, searchText } from './search-text.ts';
import type { PageSummary } from './summarize-page.ts';

/** The longest excerpt text that is stored, in characters. */
const maxDetailLength = 6_000;

/** What search finds on a page, as it is stored. */
export interface IndexedPage {
  /** Of the HTML. */
  sha384: string;
  rows: ReturnType<typeof entryRow>[];
  /** Words that a typo can be corrected to. */
  words: string[];
}

/** Makes the rows of the search index for a page. @param sha384 of its HTML. */
export function indexPage(sha384: string, summary: PageSummary): IndexedPage {
  const entries = searchEntries(summary);
  return {
    sha384,
    rows: entries.map((entry, i) => entryRow(sha384, i, entry)),
    words: correctableWords(entries.map(allText).join(' ')),
  };
}

const allText = ({ title, subject, detail }: SearchEntry) => `${title} ${subject} ${detail}`;

const entryRow = (sha384: string, position: number, { kind, title, subject, detail, href }: SearchEntry) => ({
  ...{ sha384, position, kind, title, href, detail: cut(detail, maxDetailLength) },
  ...{ titleText: searchText(title), subjectText: searchText(subject), detailText: searchText(detail) },
});
