import { budgets, shellRoom } from '@viit/contract';
import { formatKilobytes } from '@viit/contract/file-size';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import { type Blob, makeBlobSync, type Quality } from '../builds/blobs.ts';
import type { PageContent } from './page-content.ts';
import { hashPage, splitPage } from './page-hashes.ts';
import type { PageSummary } from './page-summary.ts';
import { indexPage, type SearchIndex } from './search-entries.ts';
import { maxSummaryLength, summarizePage } from './summarize-page.ts';

export interface PageTargets {
  links: string[];
  ids: string[];
}

export interface StoredSummary {
  sha384: string;
  visibleHash: string;
  styleHash: string;
  targets: PageTargets;
  summary: PageSummary;
}

export interface PageTask {
  html: string;
  /** For example `The page /exams of exams`. */
  name: string;
  quality: Quality;
  /** The change does not name its section. */
  isForeign?: boolean;
}

export interface ProcessedPage {
  blob: Blob;
  summary: StoredSummary;
  index: SearchIndex;
}

/** Runs in a process: a page can take long. */
export function processPage({ html, name, quality, isForeign }: PageTask): ProcessedPage {
  if (findUnstorable(html) !== undefined) throw unstorableText(name, 'its HTML');
  const { content, ...row } = readRow(html, name);
  const inSummary = findUnstorable(row.summary);
  if (inSummary !== undefined) throw unstorableText(name, inSummary);
  const blob = makeBlobSync('page.html', Buffer.from(html), quality);
  checkPage(html, name, (blob.gzip ?? blob.bytes).length, budgets.document * (isForeign ? shellRoom : 1));
  return { blob, summary: { sha384: blob.sha384, ...row }, index: indexPage(blob.sha384, row.summary, content) };
}

function readRow(html: string, name: string): Omit<StoredSummary, 'sha384'> & { content: PageContent } {
  try {
    const parts = splitPage(html);
    const { summary, content } = summarizePage(parts);
    const links = [...summary.main.links, ...summary.frame.links].map(({ href }) => href);
    const row = { ...hashPage(parts), targets: { links: [...new Set(links)], ids: summary.ids }, summary };
    if (JSON.stringify(row).length <= maxSummaryLength(html)) return { ...row, content };
  } catch (error) {
    // JSON can also nest deeper than the stack.
    if (!(error instanceof RangeError)) throw error;
  }
  throw new Refusal(
    'page-too-complex',
    `${name} nests its elements too deeply, or repeats its texts too often in nested headings and links. Nest fewer.`,
  );
}

/** @param bytes gzip size. */
function checkPage(html: string, name: string, bytes: number, limit: number): void {
  if (![...html.matchAll(/<title>([^<]*)<\/title>/g)].some(([, title]) => title?.trim())) {
    throw new Refusal(
      'page-without-title',
      `${name} has no title when it is rendered. Give it one in src/pages.ts; the shell must write it into the HTML.`,
    );
  }
  if (bytes > limit) {
    throw new Refusal(
      'page-too-large',
      `${name} is ${formatKilobytes(bytes)} compressed; the budget is ${formatKilobytes(budgets.document)}. Show less of it at first, or split the page.`,
    );
  }
}

const unstorableText = (name: string, place: string) =>
  new Refusal(
    'page-text-invalid',
    `${name} has a NUL character or half of a surrogate pair in ${place}, which cannot be stored. Correct the text.`,
  );
