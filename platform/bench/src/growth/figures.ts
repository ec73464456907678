import { z } from 'zod';

const costSchema = z.object({
  /** From the command's start to its end. */
  seconds: z.number(),
  /** Processor time of the server with its renderers. */
  processor: z.number(),
  /** Processor time of the command. */
  command: z.number(),
});

/** What a command costs, in seconds. */
export type Cost = z.infer<typeof costSchema>;

const generationSchema = costSchema.omit({ command: true });

/** What a start or a generator costs, in seconds. */
export type Generation = z.infer<typeof generationSchema>;

const loadSchema = z.object({ perSecond: z.number(), p99: z.number() });

/** What the server does for visitors after a start. */
const servingSchema = z.object({
  start: generationSchema,
  /** Every page once, in no order, while no page is in memory. */
  cold: loadSchema,
  /** As many requests to `/healthz`, which reads nothing: what this machine can do. */
  healthz: loadSchema,
  /** One page again and again. */
  hot: loadSchema,
  /** Times of searches one after the other, in ms. */
  search: z.object({ median: z.number(), longest: z.number() }),
  /** Bytes as transferred, without headers. */
  document: z.number(),
  routeIndex: z.number(),
  /** Memory in MB, the median of the time of all this. */
  steady: z.number(),
});
export type ServingFigures = z.infer<typeof servingSchema>;

const publishSchema = z.object({ inside: costSchema, beside: costSchema, shell: costSchema, rollback: costSchema });

/** When and where something was measured. */
export const machineSchema = z.object({
  ...{ date: z.string(), commit: z.string(), cores: z.number(), processor: z.string() },
  ...{ load: z.number(), node: z.string() },
});

const sizeSchema = publishSchema.extend({
  machine: machineSchema,
  pages: z.number(),
  first: costSchema,
  /** The most memory that the server and its renderers had during the publishes, in MB. */
  peak: z.number(),
  serving: servingSchema,
});

/** What a section of `pages` pages costs. */
export type SizeFigures = z.infer<typeof sizeSchema>;

const sectionsSchema = publishSchema.omit({ inside: true }).extend({
  machine: machineSchema,
  sections: z.number(),
  pages: z.number(),
  serving: servingSchema,
});

/** What a site of so many sections costs. */
export type SectionsFigures = z.infer<typeof sectionsSchema>;

const eleventySchema = generationSchema.extend({ pages: z.number(), version: z.string() });

/** What it costs Eleventy to generate so many pages. */
export type EleventyFigures = z.infer<typeof eleventySchema>;

/** Everything that was measured, each size when it last was. */
export const growthResults = z.object({
  sizes: z.array(sizeSchema).default([]),
  sections: z.array(sectionsSchema).default([]),
  eleventy: z.array(eleventySchema).default([]),
});
export type GrowthResults = z.infer<typeof growthResults>;
