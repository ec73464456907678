import { z } from 'zod';
import { buildName } from './manifest.ts';

/*
 * What browsers send to `POST /_reports` about errors and loading times (R118). Strict: a field that is not listed here, such as
 * an identifier of a visitor, is refused.
 */

/** What a report can be about, besides vitals. */
export const problemKinds = [
  'error',
  'rejection',
  'boundary',
  'resource',
  'integrity',
  'csp',
  'trusted-types',
  'hydration',
  'data',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** The vitals that are measured: LCP, INP and TTFB in milliseconds, CLS as a number without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** How a visitor arrived at a page. `soft` is a move within the document. */
export const navigationTypes = ['navigate', 'reload', 'back-forward', 'prerender', 'soft'] as const;

/** The browser's own classes of connections; most browsers do not say. */
export const connectionClasses = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

const version = z
  .string()
  .max(80)
  .regex(/^[0-9A-Za-z.+-]+$/);
const route = z
  .string()
  .max(200)
  .regex(/^\/[A-Za-z0-9/_:-]*$/);
const milliseconds = z.number().min(0).max(600_000);
/** Tags, ids and classes of an element and its parents; no text of the page. */
const elementPath = z
  .string()
  .max(150)
  .regex(/^[\w .#>:-]+$/);

const problemSchema = z.strictObject({
  kind: z.enum(problemKinds),
  message: z.string().max(300),
  /** Stack trace, as the browser writes it. */
  stack: z.string().max(3000).optional(),
  /** Address of the file that failed, of the blocked address, or of the list. */
  source: z.string().max(300).optional(),
  /** The section whose error boundary caught it. */
  section: buildName.optional(),
  /** How often it happened since the last report. */
  count: z.number().int().min(1).max(1000),
});
export type ReportedProblem = z.infer<typeof problemSchema>;

const viewSchema = z.strictObject({
  /** Section and version of the page on screen. */
  section: buildName,
  version,
  /** The page's route, such as `/department/:code`: never its address. */
  page: route,
  navigation: z.enum(navigationTypes),
  /** Whether an earlier report has counted this view, and whether it had an error already. */
  isCounted: z.boolean(),
  hadErrors: z.boolean(),
  vitals: z.strictObject({
    LCP: milliseconds.optional(),
    INP: milliseconds.optional(),
    CLS: z.number().min(0).max(1000).optional(),
    TTFB: milliseconds.optional(),
  }),
  /** The elements that LCP and INP were measured on. */
  elements: z.strictObject({ LCP: elementPath.optional(), INP: elementPath.optional() }),
  problems: z.array(problemSchema).max(10),
});
export type ReportedView = z.infer<typeof viewSchema>;

/** A report of the reporter: the views of one document since its last report. */
export const reportSchema = z.strictObject({
  /** Version of the shell. */
  shell: version,
  /** Left out where the browser does not know it. */
  release: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  connection: z.enum(connectionClasses),
  views: z.array(viewSchema).min(1).max(20),
});
export type Report = z.infer<typeof reportSchema>;

const text = z.string().max(4000).optional();
const position = z.number().optional();

/** A violation as browsers send it to `report-uri`. Fields that are not listed, such as the referrer, are dropped. */
const reportUriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': position,
    'column-number': position,
  }),
});

/** Violations as browsers send them to an endpoint of the Reporting API. */
const reportToSchema = z
  .array(
    z.object({
      type: z.string().max(100),
      body: z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: position.nullable(),
        columnNumber: position.nullable(),
      }),
    }),
  )
  .min(1)
  .max(20);

export const policyReportSchema = z.union([reportUriSchema, reportToSchema]);
export type PolicyReport = z.infer<typeof policyReportSchema>;
