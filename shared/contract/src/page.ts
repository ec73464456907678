import { z } from 'zod';
import { budgets } from './budgets.ts';
import { pathOfNames } from './file-path.ts';

/** What surrounds a page (R3.1). */
export const layouts = ['home', 'standard', 'plain', 'alone'] as const;
export type Layout = (typeof layouts)[number];

const path = z
  .string()
  .max(200)
  .regex(
    /^\/(?:[A-Za-z0-9_-]+|:[a-z]+)?(?:\/(?:[A-Za-z0-9_-]+|:[a-z]+))*$/,
    'must be a plain path such as /exams/about',
  );
const list = pathOfNames('/api/', ':[a-z]+');
const title = z.string().trim().min(1).max(120);
const description = z.string().trim().min(1).max(300);

const concretePath = path.refine((text) => !text.includes(':'), 'must have no parameters');

/** A step between the home page and a page, in the breadcrumbs that search engines show. */
export const breadcrumbSchema = z.object({ name: title, path: concretePath });

/** What a page describes, as a node of structured data (schema.org). The shell adds the institute's facts. */
export const structuredDataSchema = z.union([
  /** The institute's events, from a list of the page's `content` with the items of news and events. */
  z.strictObject({ type: z.literal('Event'), list }),
  /** One thing with the name, description and address of the page, or of the variant. */
  z.strictObject({
    /** A type of schema.org, such as `Course` or `Library`. */
    type: z.string().regex(/^[A-Z][A-Za-z]{1,60}$/, 'must be a type of schema.org, such as Course'),
    /** The property that names the institute, such as `provider` or `parentOrganization`. */
    institute: z
      .string()
      .regex(/^[a-z][A-Za-z]{1,60}$/, 'must be a property of schema.org, such as provider')
      .optional(),
  }),
]);

/** One variant of a route with parameters, such as { code: 'cse' }. */
export const pageVariantSchema = z.object({
  params: z.record(
    z.string().max(100),
    z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9_-]+$/),
  ),
  title,
  description,
});

/** A page without its code, as the registry, the router, the sitemap and the tests need it. */
export const pageDataSchema = z.object({
  /** Also the name of the chunk that `load` imports (its webpackChunkName). */
  id: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9-]*$/),
  path,
  title,
  description,
  layout: z.enum(layouts),
  /** The canonical path when two paths show the same page. */
  canonical: path.optional(),
  /** Addresses that the page had before; they redirect to it permanently. Only for pages without parameters. */
  formerPaths: z.array(concretePath).max(100).optional(),
  /** Content API addresses that the first view needs; `:code` stands for the page's parameter. */
  content: z.array(list).max(20).optional(),
  /** The addresses of a route with parameters. */
  variants: z.array(pageVariantSchema).max(10_000).optional(),
  /** Title and description of the not-found page, for any other value. */
  notFound: z.object({ title, description }).optional(),
  /** Blocks that the page's navigation bar links to (layout `home`). */
  navigation: z
    .array(z.object({ id: z.string().max(100), label: z.string().max(120) }))
    .max(100)
    .optional(),
  /** Not in search engines and not in the sitemap. */
  noindex: z.boolean().optional(),
  /** The steps between the home page and this page, for search engines. Pages that it names exist. */
  breadcrumbs: z.array(breadcrumbSchema).max(5).optional(),
  /** What the page describes, for search engines. */
  structuredData: z.array(structuredDataSchema).max(10).optional(),
  /** Words that the site's search finds the page by, beside title, description and address. Not for routes with parameters. */
  searchWords: z.array(z.string().trim().min(1).max(60)).max(30).optional(),
  /** The most that the page's own scripts may have, in bytes after gzip. @default budgets.pageScripts */
  scriptBudget: z.number().int().positive().max(budgets.pageScriptsAtMost).optional(),
});
export type PageData = z.infer<typeof pageDataSchema>;
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;
export type StructuredData = z.infer<typeof structuredDataSchema>;
export type PageVariant = z.infer<typeof pageVariantSchema>;
