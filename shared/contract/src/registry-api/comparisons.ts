import { z } from 'zod';
import type { Operation } from './operation.ts';
import { styleChangeSchema } from './style-changes.ts';

const section = z.string().describe('A section such as exams, or "shell".');
const path = z.string().describe('An address; for a not-found page its route, such as /department/:code.');
const change = z.enum(['added', 'removed', 'changed']);
/** In bytes. */
const bytes = z.object({ from: z.number().int(), to: z.number().int() });

const sideSchema = z.object({
  name: z.string().describe('"live", a preview\'s name, a release, or "local build".'),
  release: z.string().nullable().describe('Null for a local build.'),
  at: z.iso.datetime().nullable(),
  by: z.string(),
  note: z.string(),
  link: z.string().optional().describe("A preview's secret path on the site."),
});

const buildVersionSchema = z.object({
  version: z.string(),
  by: z.string().nullable().describe('Who first put the build on a channel; null where that is no longer known.'),
  at: z.iso.datetime().nullable(),
});

export const changedBuildSchema = z.object({
  name: section,
  from: buildVersionSchema.nullable(),
  to: buildVersionSchema.nullable(),
  entry: bytes.describe(
    "Gzip size of the entry's scripts, which each page of the section (of the site, for the shell) loads.",
  ),
});
export type ChangedBuild = z.infer<typeof changedBuildSchema>;

export const textChangeSchema = z.object({
  words: z.array(z.object({ change: z.enum(['same', 'removed', 'added']), text: z.string() })),
});
export type TextChange = z.infer<typeof textChangeSchema>;

const linkSchema = z.object({ href: z.string(), text: z.string() });
const linesSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

export const regionChangeSchema = z.object({
  text: z.array(textChangeSchema),
  moreText: z.number().int().describe('Further changed texts, which are not listed.'),
  links: z.object({
    added: z.array(linkSchema),
    removed: z.array(linkSchema),
    moved: z.array(z.object({ text: z.string(), from: z.string(), to: z.string() })),
  }),
  images: linesSchema,
});
export type RegionChange = z.infer<typeof regionChangeSchema>;

/** `frame` is everything outside `main`; `markup` is any other HTML. */
export const changeKinds = [
  ...(['title', 'description', 'indexing', 'text', 'headings', 'links', 'images'] as const),
  ...(['structuredData', 'lists', 'frame', 'markup', 'styles', 'scripts'] as const),
] as const;
export type ChangeKind = (typeof changeKinds)[number];

const fromTo = z.object({ from: z.string(), to: z.string() });

export const pageChangeSchema = z.object({
  path,
  section,
  title: z.string(),
  layout: z.string(),
  change: z.enum(['added', 'removed', 'moved', 'changed']),
  movedFrom: z.string().optional().describe('The former address of a page that moved.'),
  redirectsTo: path
    .optional()
    .describe('Where the address of a page that moved or went away redirects to; missing where it does not.'),
  kinds: z.array(z.enum(changeKinds)),
  newTitle: fromTo.optional(),
  newDescription: fromTo.optional(),
  headings: linesSchema,
  main: regionChangeSchema,
  structuredData: linesSchema,
  lists: z.array(z.string()).describe('Lists of the content API that the page shows and that differ.'),
  bytes: z.object({
    html: bytes.describe('Gzip size, styles included.'),
    styles: bytes.describe('Size of the inlined styles.'),
    scripts: bytes.describe("Gzip size of the page's own scripts and islands."),
    scriptLimit: z.number().int().nullable(),
  }),
});
export type PageChange = z.infer<typeof pageChangeSchema>;

export const brokenLinkSchema = z.object({
  href: z.string(),
  text: z.string(),
  reason: z.enum(['no-such-address', 'no-such-fragment']),
  pages: z.array(z.object({ path, section })).describe('The pages that contain the link.'),
});

export const comparisonSchema = z.object({
  from: sideSchema,
  to: sideSchema,
  builds: z.array(changedBuildSchema),
  outdated: z
    .array(section)
    .describe(
      'Sections that the preview shows in an older version than the live site and that are left out of the comparison.',
    ),
  counts: z.object({
    added: z.number().int(),
    removed: z.number().int(),
    moved: z.number().int(),
    changed: z.number().int().describe('Pages whose HTML or styles differ.'),
    scriptsOnly: z.number().int().describe('Pages that differ in nothing but their scripts.'),
    unchanged: z.number().int(),
  }),
  pages: z.array(pageChangeSchema),
  frames: z
    .array(z.object({ pages: z.array(path), change: regionChangeSchema }))
    .describe('Changes outside `main`, such as in the menu, each with all pages that have it.'),
  styles: z
    .array(styleChangeSchema)
    .describe('Rules that differ in the stylesheets of builds that both releases have.'),
  brokenLinks: z.array(brokenLinkSchema).describe('Links that lead nowhere and did not before.'),
  files: z.array(z.object({ path: z.string(), section, change, bytes })),
  lists: z.array(z.object({ list: z.string(), added: z.array(z.string()), removed: z.array(z.string()) })),
  overBudget: z.array(z.object({ name: z.string(), bytes: z.number().int(), limit: z.number().int() })),
});
export type Comparison = z.infer<typeof comparisonSchema>;

const hash = z.string().nullable().describe('Hash of the HTML; null where the page does not exist.');

export const comparedPagesSchema = z.object({
  files: z
    .object({ from: z.string(), to: z.string() })
    .describe(
      'A hash of the public files of each release that a page may show: all but documents, which pages link to.',
    ),
  pages: z.array(
    z.object({
      ...{ path, section, title: z.string(), layout: z.string(), from: hash, to: hash },
      movedFrom: z.string().optional().describe('The address of the page in the first release, where it is another.'),
    }),
  ),
});
export type ComparedPages = z.infer<typeof comparedPagesSchema>;

const reference = z.string().min(1).max(64);
const sides = z.object({
  from: reference.default('live').describe('"live", the number of a release, or the name of a preview.'),
  to: reference.describe('The same.'),
});
const access = {
  rule: 'Everybody who is signed in, for releases that are or were live; previews: who created it or may edit a part that was chosen for it; all others: `edit` for `*`.',
};

export const comparisonOperations = {
  compare: {
    method: 'GET',
    path: '/comparison',
    summary: 'Compare two releases as visitors see them',
    access,
    query: sides,
    response: comparisonSchema,
  },
  compareBriefly: {
    method: 'GET',
    path: '/comparison/short',
    summary: 'Compare two releases without texts: how many pages change, links that break, sizes',
    access,
    query: sides,
    response: comparisonSchema.pick({ counts: true, brokenLinks: true, overBudget: true }).extend({
      grown: z
        .array(z.object({ path, bytes }))
        .describe('Pages whose own scripts change in size, the largest change first.'),
    }),
  },
  listComparedPages: {
    method: 'GET',
    path: '/comparison/pages',
    summary: 'List the pages of two releases with the hashes of their HTML, for programs that open them',
    access,
    query: sides,
    response: comparedPagesSchema,
  },
} as const satisfies Record<string, Operation>;
export type ShortComparison = z.infer<(typeof comparisonOperations)['compareBriefly']['response']>;
