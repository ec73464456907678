import {
  type PolicyReport,
  policyReportSchema,
  type Report,
  type ReportedProblem,
  reportSchema,
} from '@viit/contract/reports';
import { z } from 'zod';
import { findPage, type KnownReleases } from './known-releases.ts';

export type AnyReport = Report | EarlyReport | PolicyReport;

const anyReportSchema = z.union([reportSchema, policyReportSchema]);

/** Errors caught before the reporter loaded. */
interface EarlyReport {
  path: string;
  problems: ReportedProblem[];
}

/** @returns undefined if it is not a report. */
export function parseReport(text: string): AnyReport | undefined {
  if (text.startsWith('/')) return parseEarly(text);
  try {
    return anyReportSchema.parse(JSON.parse(text));
  } catch {
    // Not JSON, or an unknown field.
    return undefined;
  }
}

/** The path, then a line for each error with file, line, column and message. */
function parseEarly(text: string): EarlyReport | undefined {
  const [path = '', ...lines] = text.split('\n');
  if (!/^\/[^\s?#]{0,300}$/.test(path)) return undefined;
  const problems = lines.slice(0, 10).flatMap((one): ReportedProblem[] => {
    const position = /,(\d{0,9}),(\d{0,9}),/.exec(one);
    if (!position || position.index > 500) return [];
    const [found, line, column] = position;
    const source = one.slice(0, position.index);
    const message = one.slice(position.index + found.length).replace(/,$/, '');
    // A failed preload; the request that it was for fails too.
    if (message === '' && source === '') return [];
    if (message === '') return [{ kind: 'resource', message: 'did not load', source: source.slice(0, 300), count: 1 }];
    const stack = `at ${source}:${line}:${column}`;
    return [{ kind: 'error', message: message.slice(0, 300), stack, count: 1 }];
  });
  return { path, problems };
}

/** Attributes reports with a path to the latest release's page there. @returns undefined if there is no such page. */
export function toReport(report: AnyReport, known: KnownReleases): Report | undefined {
  if ('views' in report) return report;
  if ('path' in report) return about(report.path, report.problems, false, known);
  const violations = Array.isArray(report) ? report.map(({ body }) => body) : [fromReportUri(report['csp-report'])];
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)/.exec(violations[0]?.documentURL ?? '')?.[1] ?? '';
  return about(path, violations.slice(0, 10).map(fromViolation), true, known);
}

type Violation = Partial<Extract<PolicyReport, unknown[]>[number]['body']>;

const fromReportUri = (csp: Exclude<PolicyReport, unknown[]>['csp-report']): Violation => ({
  documentURL: csp['document-uri'],
  effectiveDirective: csp['effective-directive'] ?? csp['violated-directive'],
  blockedURL: csp['blocked-uri'],
  sourceFile: csp['source-file'],
  lineNumber: csp['line-number'],
  columnNumber: csp['column-number'],
});

function fromViolation({ effectiveDirective = '', ...violation }: Violation): ReportedProblem {
  const { blockedURL, sourceFile, lineNumber, columnNumber } = violation;
  return {
    kind: /trusted-types/.test(effectiveDirective) ? 'trusted-types' : 'csp',
    message: `${effectiveDirective.slice(0, 60)} blocked ${withoutQuery(blockedURL ?? 'something').slice(0, 200)}`,
    ...(sourceFile && { stack: `at ${sourceFile.slice(0, 500)}:${lineNumber ?? 0}:${columnNumber ?? 0}` }),
    ...(blockedURL && { source: blockedURL.slice(0, 300) }),
    count: 1,
  };
}

/** @param isCounted whether another report counts the view. */
function about(
  path: string,
  problems: ReportedProblem[],
  isCounted: boolean,
  known: KnownReleases,
): Report | undefined {
  const found = findPage(known, path);
  const shell = known.releases[0]?.builds.get('shell');
  if (!found || !shell) return undefined;
  const { name: section, version } = found.build;
  const view = { section, version, page: found.route, navigation: 'navigate', hadErrors: false } as const;
  return {
    shell: shell.version,
    connection: 'unknown',
    views: [{ ...view, isCounted, vitals: {}, elements: {}, problems }],
  };
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');
