import { z } from 'zod';
import { buildName } from './manifest.ts';

/* What browsers send to `POST /_reports` (R118). Strict: an unknown field, such as an identifier, is refused. */

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

/** LCP, INP and TTFB in milliseconds; CLS has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** `soft` is navigation within the document. */
export const navigationTypes = ['navigate', 'reload', 'back-forward', 'prerender', 'soft'] as const;

/** As browsers name them. */
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
/** Tags, ids and classes; no text. */
const elementPath = z
  .string()
  .max(150)
  .regex(/^[\w .#>:-]+$/);

const problemSchema = z.strictObject({
  kind: z.enum(problemKinds),
  message: z.string().max(300),
  stack: z.string().max(3000).optional(),
  /** The file, the blocked address, or the list. */
  source: z.string().max(300).optional(),
  section: buildName.optional(),
  /** Since the last report. */
  count: z.number().int().min(1).max(1000),
});
export type ReportedProblem = z.infer<typeof problemSchema>;

const viewSchema = z.strictObject({
  section: buildName,
  version,
  /** Never its address. */
  page: route,
  navigation: z.enum(navigationTypes),
  /** Whether an earlier report counted this view, and whether it had errors. */
  isCounted: z.boolean(),
  hadErrors: z.boolean(),
  vitals: z.strictObject({
    LCP: milliseconds.optional(),
    INP: milliseconds.optional(),
    CLS: z.number().min(0).max(1000).optional(),
    TTFB: milliseconds.optional(),
  }),
  elements: z.strictObject({ LCP: elementPath.optional(), INP: elementPath.optional() }),
  problems: z.array(problemSchema).max(10),
});
export type ReportedView = z.infer<typeof viewSchema>;

/** Views since the document's last report. */
export const reportSchema = z.strictObject({
  shell: version,
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

/** The format of `report-uri`. Other fields are dropped. */
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

/** The format of the Reporting API. */
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
