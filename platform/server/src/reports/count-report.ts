import { createHash } from 'node:crypto';
import { type Report, type ReportedProblem, type ReportedView, vitalNames } from '@viit/contract/reports';
import { storableText } from '@viit/core/storable-text';
import { type Attribution, attribute, others } from './attribute.ts';
import { bucketOf } from './histogram.ts';
import type { KnownRelease, KnownReleases } from './known-releases.ts';
import { type Frame, parseStack } from './parse-stack.ts';

/** What a count belongs to. */
export interface CountKey {
  preview: string;
  release: string;
  shell: string;
  section: string;
  version: string;
  page: string;
  kind: string;
}

interface Count extends CountKey {
  count: number;
  /** For vitals. */
  bucket?: number;
}

/** An example of an error, as it is stored. */
export interface Sample {
  release: string;
  shell: string;
  navigation: string;
  connection: string;
  browser: string;
  frames: Frame[];
}

export interface Problem extends Pick<CountKey, 'preview' | 'section' | 'version' | 'page' | 'kind'> {
  fingerprint: string;
  message: string;
  sample: Sample;
}

/** What a report adds to the counts. */
export interface CountedReport {
  counts: Count[];
  problems: Problem[];
  /** Views and errors that name a release, section, version or page that does not exist. */
  invented: number;
}

/** A vital above this is slow: then the element is stored that it was measured on. */
const slow = { LCP: 2500, INP: 200 } as const;

/** Turns a report into counts. What names something that was never served is left out. */
export function countReport(report: Report, known: KnownReleases, browser: string): CountedReport {
  const counted: CountedReport = { counts: [], problems: [], invented: 0 };
  for (const view of report.views) {
    const release = findRelease(report, view, known);
    if (release) countView(counted, { report, view, release, known, browser });
    else counted.invented += 1;
  }
  return counted;
}

/** The release that has these versions and this page: the one that the browser names, else the latest. */
function findRelease({ shell, release }: Report, view: ReportedView, { releases }: KnownReleases) {
  return releases.find(({ id, builds }) => {
    const build = builds.get(view.section);
    return (
      (release === undefined || release === id) &&
      builds.get('shell')?.version === shell &&
      build?.version === view.version &&
      build.routes.includes(view.page)
    );
  });
}

interface ViewContext {
  report: Report;
  view: ReportedView;
  release: KnownRelease;
  known: KnownReleases;
  browser: string;
}

function countView(counted: CountedReport, context: ViewContext): void {
  const { report, view, release, known } = context;
  const { section, version, page } = view;
  const key = { preview: known.preview, release: release.id, shell: report.shell, section, version, page };
  if (!view.isCounted) counted.counts.push({ ...key, kind: 'view', count: 1 });
  for (const vital of vitalNames) {
    const value = view.vitals[vital];
    if (value === undefined) continue;
    counted.counts.push({ ...key, kind: vital, count: 1, bucket: bucketOf(vital, value) });
  }
  for (const vital of ['LCP', 'INP'] as const) {
    const element = view.elements[vital];
    if (element && (view.vitals[vital] ?? 0) > slow[vital]) {
      counted.problems.push(toProblem(context, key, { kind: `slow-${vital}`, message: element }, []));
    }
  }
  countProblems(counted, context, key);
}

/** Counts errors, and for each section at fault one failed view, unless an earlier report has done so. */
function countProblems(counted: CountedReport, context: ViewContext, key: Omit<CountKey, 'kind'>): void {
  const { view, release, known } = context;
  const atFault = new Map<string, Attribution>();
  for (const problem of view.problems) {
    const frames = parseStack(problem.stack ?? '');
    const found = attribute(problem, frames, { section: view.section, version: view.version, release, known });
    if (!found) {
      counted.invented += 1;
      continue;
    }
    atFault.set(found.section, found);
    counted.counts.push({ ...key, ...found, kind: problem.kind, count: problem.count });
    counted.problems.push(toProblem(context, { ...key, ...found }, problem, frames));
  }
  if (view.hadErrors) return;
  for (const found of atFault.values()) {
    if (found.section !== others.extension) counted.counts.push({ ...key, ...found, kind: 'failed-view', count: 1 });
  }
}

function toProblem(
  { report, view, browser }: ViewContext,
  key: Omit<CountKey, 'kind'>,
  problem: Pick<ReportedProblem, 'message'> & { kind: string; source?: string | undefined },
  frames: Frame[],
): Problem {
  const { preview, release, shell, section, version, page } = key;
  const { kind } = problem;
  const message = cleanMessage(problem.source ? `${problem.message}: ${problem.source}` : problem.message);
  const first = frames.find(({ file }) => file.includes(`/${section}/`)) ?? frames[0];
  const location = first ? `${first.file}:${first.line}:${first.column}` : '';
  return {
    ...{ preview, section, version, page, kind, message },
    fingerprint: hash([preview, section, version, page, kind, message.replace(/\d+/g, '0'), location]),
    sample: { release, shell, navigation: view.navigation, connection: report.connection, browser, frames },
  };
}

/**
 * A message without the queries and fragments of addresses, which can contain what a visitor typed, on one line. Each pattern
 * also matches an address without a query and a word without a domain: otherwise it would search the same text from every letter.
 */
const cleanMessage = (message: string): string => {
  const clean = message
    .replace(/(\/[^\s?#'"`]*)(?:[?#][^\s'"`)]*)?/g, '$1')
    .replace(/[\w.+-]+(@[\w-]+(?:\.[\w-]+)+)?/g, (word, domain?: string) => (domain ? '…' : word))
    .replace(/[\s\0]+/g, ' ')
    .trim();
  return storableText(clean, 300);
};

const hash = (values: readonly string[]) => createHash('sha256').update(values.join('\0')).digest('hex').slice(0, 32);
