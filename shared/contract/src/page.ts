import { z } from 'zod';
import { isSafeAddress } from './address.ts';
import { listOf, recordOf } from './bounded.ts';
import { budgets } from './budgets.ts';
import { pathOfNames } from './file-path.ts';
import { structuredDataSchema } from './structured-data.ts';

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

/** Addresses below `/_`, such as those of previews, are the server's own. */
const notOfServer = 'must be the address of a page, such as /exams/about';

export const breadcrumbSchema = z.object({ name: title, path: concretePath.refine(isSafeAddress, notOfServer) });

/** Such as { code: 'cse' }. */
export const pageVariantSchema = z.object({
  params: recordOf(
    z
      .string()
      .max(100)
      .regex(/^[A-Za-z0-9_-]+$/),
    'parameters',
  ),
  title,
  description,
});

export const pageDataSchema = z.object({
  /** Also the `webpackChunkName` in `load`. */
  id: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9-]*$/),
  path,
  title,
  description,
  layout: z.enum(layouts),
  /** If two paths show the same page. */
  canonical: path.refine(isSafeAddress, notOfServer).optional(),
  /** Redirected permanently. Not with parameters. */
  formerPaths: z.array(concretePath).max(100).optional(),
  /** Lists of the first view; `:code` is the page's parameter. */
  content: z.array(list).max(20).optional(),
  /** Addresses of a route with parameters. */
  variants: listOf(pageVariantSchema, 10_000).optional(),
  /** For any other value. */
  notFound: z.object({ title, description }).optional(),
  /** Blocks in the navigation bar (layout `home`). */
  navigation: z
    .array(z.object({ id: z.string().max(100), label: z.string().max(120) }))
    .max(100)
    .optional(),
  /** Also left out of the sitemap. */
  noindex: z.boolean().optional(),
  /** Existing pages from the home page to this one. */
  breadcrumbs: z.array(breadcrumbSchema).max(5).optional(),
  /** Collections declare their own. */
  structuredData: z.array(structuredDataSchema).max(10).optional(),
  /** Not for routes with parameters. */
  searchWords: z.array(z.string().trim().min(1).max(60)).max(30).optional(),
  /** Bytes after gzip. @default budgets.pageScripts */
  scriptBudget: z.number().int().positive().max(budgets.pageScriptsAtMost).optional(),
});
export type PageData = z.infer<typeof pageDataSchema>;
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;
export type PageVariant = z.infer<typeof pageVariantSchema>;
