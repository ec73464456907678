import { z } from 'zod';

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
const title = z.string().trim().min(1).max(120);
const description = z.string().trim().min(1).max(300);

/** One variant of a route with parameters, such as { code: 'cse' }. */
export const pageVariantSchema = z.object({
  params: z.record(z.string(), z.string().regex(/^[A-Za-z0-9_-]+$/)),
  title,
  description,
});

/** A page without its code, as the registry, the router, the sitemap and the tests need it. */
export const pageDataSchema = z.object({
  /** Also the name of the chunk that `load` imports (its webpackChunkName). */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  path,
  title,
  description,
  layout: z.enum(layouts),
  /** The canonical path when two paths show the same page. */
  canonical: path.optional(),
  /** Addresses that the page had before; they redirect to it permanently. Only for pages without parameters. */
  formerPaths: z
    .array(path.refine((text) => !text.includes(':'), 'must have no parameters'))
    .max(100)
    .optional(),
  /** Content API addresses that the first view needs; `:code` stands for the page's parameter. */
  content: z.array(z.string().startsWith('/api/')).optional(),
  /** The addresses of a route with parameters. */
  variants: z.array(pageVariantSchema).optional(),
  /** Title and description of the not-found page, for any other value. */
  notFound: z.object({ title, description }).optional(),
  /** Blocks that the page's navigation bar links to (layout `home`). */
  navigation: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  /** Not in search engines and not in the sitemap. */
  noindex: z.boolean().optional(),
});
export type PageData = z.infer<typeof pageDataSchema>;
export type PageVariant = z.infer<typeof pageVariantSchema>;
