import { createHash } from 'node:crypto';
import { type Report, type ReportedView, vitalNames } from '@viit/contract/reports';
import { storableText } from '@viit/core/storable-text';
import { type Attribution, attribute, others, type Situation } from './attribute.ts';
import { bucketOf } from './histogram.ts';
import type { KnownReleases } from './known-releases.ts';
import { type Frame, parseStack } from './parse-stack.ts';

export interface CountKey {
  preview: string;
  release: string;
  shell: string;
  section: string;
  version: string;
  page: string;
  kind: string;
}

type ViewKey = Omit<CountKey, 'kind'>;

interface Count extends CountKey {
  count: number;
  /** For vitals. */
  bucket?: number;
}

export interface Sample extends Pick<ViewKey, 'release' | 'shell'> {
  navigation: string;
  connection: string;
  browser: string;
  frames: Frame[];
}

export interface Problem extends Omit<CountKey, 'release' | 'shell'> {
  fingerprint: string;
  message: string;
  sample: Sample;
}

export interface CountedReport {
  counts: Count[];
  problems: Problem[];
  /** Views and errors with an unknown release, section, version or page. */
  unknown: number;
}

/** Above this, the measured element is stored. */
const slow = { LCP: 2500, INP: 200 } as const;

/** Skips anything that was never served. */
export function countReport(report: Report, known: KnownReleases, browser: string): CountedReport {
  const counted: CountedReport = { counts: [], problems: [], unknown: 0 };
  const { shell, connection } = report;
  for (const view of report.views) {
    const release = findRelease(report, view, known);
    if (!release) {
      counted.unknown += 1;
      continue;
    }
    const { section, version, page, navigation } = view;
    const key = { preview: known.preview, release: release.id, shell, section, version, page };
    const sample = { release: release.id, shell, navigation, connection, browser };
    countView(counted, view, key, sample, { section, version, release, known });
  }
  return counted;
}

/** Prefers the release that the browser names. */
const findRelease = ({ shell, release }: Report, view: ReportedView, { releases }: KnownReleases) =>
  releases.find(({ id, builds }) => {
    const build = builds.get(view.section);
    return (
      (release === undefined || release === id) &&
      builds.get('shell')?.version === shell &&
      build?.version === view.version &&
      build.routes.includes(view.page)
    );
  });

function countView(
  counted: CountedReport,
  view: ReportedView,
  key: ViewKey,
  sample: Omit<Sample, 'frames'>,
  situation: Situation,
): void {
  const count = (kind: string, more: Partial<Count> = {}) => counted.counts.push({ ...key, kind, count: 1, ...more });
  if (!view.isCounted) count('view');
  for (const vital of vitalNames) {
    const value = view.vitals[vital];
    if (value !== undefined) count(vital, { bucket: bucketOf(vital, value) });
  }
  for (const vital of ['LCP', 'INP'] as const) {
    const element = view.elements[vital];
    if (!element || (view.vitals[vital] ?? 0) <= slow[vital]) continue;
    counted.problems.push(toProblem(key, `slow-${vital}`, element, { ...sample, frames: [] }));
  }
  const atFault = new Map<string, Attribution>();
  for (const problem of view.problems) {
    const frames = parseStack(problem.stack ?? '');
    const found = attribute(problem, frames, situation);
    if (!found) {
      counted.unknown += 1;
      continue;
    }
    atFault.set(found.section, found);
    count(problem.kind, { ...found, count: problem.count });
    const message = problem.source ? `${problem.message}: ${problem.source}` : problem.message;
    counted.problems.push(toProblem({ ...key, ...found }, problem.kind, message, { ...sample, frames }));
  }
  // An earlier report may have counted the failed view.
  if (view.hadErrors) return;
  for (const found of atFault.values()) if (found.section !== others.extension) count('failed-view', found);
}

function toProblem({ preview, section, version, page }: ViewKey, kind: string, text: string, sample: Sample): Problem {
  const message = cleanMessage(text);
  const first = sample.frames.find(({ file }) => file.includes(`/${section}/`)) ?? sample.frames[0];
  const location = first ? `${first.file}:${first.line}:${first.column}` : '';
  const fingerprint = hash([preview, section, version, page, kind, message.replace(/\d+/g, '0'), location]);
  return { preview, section, version, page, kind, message, fingerprint, sample };
}

/** Removes queries and fragments, which can contain what a visitor typed. The optional groups avoid quadratic matching time. */
const cleanMessage = (message: string): string => {
  const clean = message
    .replace(/(\/[^\s?#'"`]*)(?:[?#][^\s'"`)]*)?/g, '$1')
    .replace(/[\w.+-]+(@[\w-]+(?:\.[\w-]+)+)?/g, (word, domain?: string) => (domain ? '…' : word))
    .replace(/[\s\0]+/g, ' ')
    .trim();
  return storableText(clean, 300);
};

const hash = (values: readonly string[]) => createHash('sha256').update(values.join('\0')).digest('hex').slice(0, 32);
