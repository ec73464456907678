import { z } from 'zod';

/** What surrounds a page (design.md section 4). */
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

/** One value of a parameterised path that is rendered, such as { code: 'cse' }. */
export const pageVariantSchema = z.object({
  params: z.record(z.string(), z.string().regex(/^[A-Za-z0-9_-]+$/)),
  title,
  description,
});

/** A page without its code: all that the registry, the router, the sitemap and the tests need. */
export const pageDataSchema = z.object({
  /** Also the name of the chunk that `load` imports (its webpackChunkName). */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  path,
  title,
  description,
  layout: z.enum(layouts),
  /** The canonical address where two paths show the same page. */
  canonical: path.optional(),
  /** Content API addresses that the first view needs; `:code` stands for the page's parameter. */
  content: z.array(z.string().startsWith('/api/')).optional(),
  /** Concrete values of a parameterised path. */
  variants: z.array(pageVariantSchema).optional(),
  /** Title and description of the form that is served with 404 for any other value. */
  notFound: z.object({ title, description }).optional(),
  /** Ids on the page that the page navigation bar links to (layout `home`). */
  navigation: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  /** Kept out of search engines and of the sitemap. */
  noindex: z.boolean().optional(),
});
export type PageData = z.infer<typeof pageDataSchema>;
export type PageVariant = z.infer<typeof pageVariantSchema>;
