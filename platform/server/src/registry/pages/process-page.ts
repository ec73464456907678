import { sha384 } from '@viit/contract/integrity';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import { type Blob, makeBlobSync, type Quality } from '../builds/blobs.ts';
import { type IndexedPage, indexPage } from './index-page.ts';
import { hashPage, splitPage } from './page-hashes.ts';
import { type PageSummary, summarizePage } from './summarize-page.ts';

/** Where a page's links lead, and which fragments it has. */
export interface PageTargets {
  links: string[];
  ids: string[];
}

/** A row of the table of summaries. */
export interface StoredSummary {
  /** Of the HTML. */
  sha384: string;
  visibleHash: string;
  styleHash: string;
  targets: PageTargets;
  summary: PageSummary;
}

/** A page to read. Without `quality` it is not compressed. */
export interface PageTask {
  html: string;
  /** What refusals call it, such as `The page /exams of exams`. */
  name: string;
  quality?: Quality;
}

/** Everything that is stored about a page. */
export interface ProcessedPage {
  blob: Blob | undefined;
  summary: StoredSummary;
  index: IndexedPage;
}

/** The summary of a page repeats its texts, but not often. The largest of the site is a tenth of its HTML. */
const summaryPerHtml = 4;

/** Compresses, summarises and indexes a rendered page. It runs in a worker: a page can be made to take long. @throws Refusal */
export function processPage({ html, name, quality }: PageTask): ProcessedPage {
  if (findUnstorable(html) !== undefined) throw unstorableText(name, 'its HTML');
  const summary = makeSummary(html);
  const inSummary = findUnstorable(summary.summary);
  if (inSummary !== undefined) throw unstorableText(name, inSummary);
  if (JSON.stringify(summary).length > 100_000 + html.length * summaryPerHtml) {
    throw new Refusal(
      'page-too-complex',
      `${name} repeats its texts too often in nested headings and links. Nest fewer.`,
    );
  }
  const blob = quality && makeBlobSync('page.html', Buffer.from(html), quality);
  return { blob, summary, index: indexPage(summary.sha384, summary.summary) };
}

const unstorableText = (name: string, place: string) =>
  new Refusal(
    'page-text-invalid',
    `${name} has a NUL character or half of a surrogate pair in ${place}, which cannot be stored. Correct the text.`,
  );

function makeSummary(html: string): StoredSummary {
  const parts = splitPage(html);
  const summary = summarizePage(parts);
  const links = [...summary.main.links, ...summary.frame.links].map(({ href }) => href);
  const targets = { links: [...new Set(links)], ids: summary.ids };
  return { sha384: sha384(Buffer.from(html)), ...hashPage(parts), targets, summary };
}
