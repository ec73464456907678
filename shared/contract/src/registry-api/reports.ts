import { z } from 'zod';
import { buildName } from '../manifest.ts';
import { vitalNames } from '../reports.ts';
import type { Operation } from './operation.ts';

const vitalFigureSchema = z.object({ count: z.number().int(), p75: z.number() });

export const figuresSchema = z.object({
  views: z.number().int(),
  /** With at least one error. */
  failedViews: z.number().int(),
  errors: z.number().int(),
  vitals: z.partialRecord(z.enum(vitalNames), vitalFigureSchema),
});
export type Figures = z.infer<typeof figuresSchema>;

/** A measure that is worse by the rule. */
export const findingSchema = z.object({
  /** Null for the whole section. */
  page: z.string().nullable(),
  /** `errors`, or a vital. */
  measure: z.enum(['errors', ...vitalNames]),
  /** Failed views per 1 000, or the 75th percentile. */
  before: z.number(),
  now: z.number(),
  viewsBefore: z.number().int(),
  viewsNow: z.number().int(),
});
export type Finding = z.infer<typeof findingSchema>;

export const sectionHealthSchema = z.object({
  name: z.string(),
  version: z.string(),
  since: z.iso.datetime(),
  versionBefore: z.string().nullable(),
  now: figuresSchema,
  before: figuresSchema.nullable(),
  pages: z.array(
    z.object({
      page: z.string(),
      now: figuresSchema,
      before: figuresSchema.nullable(),
      /** Elements most often measured for LCP and INP. */
      slow: z.object({ LCP: z.string().optional(), INP: z.string().optional() }),
    }),
  ),
  hasTooFewViews: z.boolean(),
  worse: z.array(findingSchema),
});
export type SectionHealth = z.infer<typeof sectionHealthSchema>;

export const healthSchema = z.object({
  /** Fewer views are not compared. */
  minimumViews: z.number().int(),
  /** For people. */
  rule: z.string(),
  sections: z.array(sectionHealthSchema),
});
export type Health = z.infer<typeof healthSchema>;

export const timelineSchema = z.object({
  hours: z.number().int(),
  /** Hours without a view have no point. */
  points: z.array(figuresSchema.extend({ at: z.iso.datetime() })),
});
export type Timeline = z.infer<typeof timelineSchema>;

export const locationSchema = z.object({
  /** Such as `remotes/exams/src/about/page.tsx`. */
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
  name: z.string().nullable(),
});
export type Location = z.infer<typeof locationSchema>;

export const problemReportSchema = z.object({
  /** A section, `shell`, `(extension)`, `(content)` or `(unknown)`. */
  section: z.string(),
  version: z.string(),
  page: z.string(),
  kind: z.string(),
  message: z.string(),
  /** Null if no source map has it. */
  location: locationSchema.nullable(),
  /** In how many reports. */
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  samples: z.array(
    z.object({
      release: z.string(),
      shell: z.string(),
      navigation: z.string(),
      connection: z.string(),
      browser: z.string(),
      /** With source positions. */
      stack: z.array(z.string()),
    }),
  ),
});
export type ProblemReport = z.infer<typeof problemReportSchema>;

const section = buildName.optional().describe('Only this section, or "shell".');

export const reportOperations = {
  readHealth: {
    method: 'GET',
    path: '/reports/health',
    summary: 'Compare what browsers report about each live version with the previous version',
    access: 'signed-in',
    query: z.object({ section }),
    response: healthSchema,
  },
  readTimeline: {
    method: 'GET',
    path: '/reports/timeline',
    summary: 'Show how errors and vitals on the live site developed',
    access: 'signed-in',
    query: z.object({ section, days: z.coerce.number<number>().int().min(1).max(90).default(7) }),
    response: timelineSchema,
  },
  readProblems: {
    method: 'GET',
    path: '/reports/problems',
    summary: 'List the errors that browsers report, most frequent first, with resolved stack traces',
    access: { rule: 'Everybody who is signed in; for a preview, as for comparing it.' },
    query: z.object({
      section,
      preview: z.string().optional().describe('Reports of this preview instead of the live site.'),
      days: z.coerce.number<number>().int().min(1).max(90).default(7),
      count: z.coerce.number<number>().int().min(1).max(200).default(20),
    }),
    response: z.array(problemReportSchema),
  },
} as const satisfies Record<string, Operation>;
