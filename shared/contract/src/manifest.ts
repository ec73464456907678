import { z } from 'zod';
import { listOf, recordOf } from './bounded.ts';
import { pathOfNames } from './file-path.ts';
import { pageDataSchema } from './page.ts';
import { collectionsSchema } from './section-collections.ts';
import { namePattern } from './section-name.ts';

/** `sha384` is base64. */
export const buildFileSchema = z.object({
  path: pathOfNames('(?:client|server|public)/'),
  size: z.number().int().nonnegative(),
  sha384: z.string().length(64),
});
export type BuildFile = z.infer<typeof buildFileSchema>;

/** Relative to `base`. */
const scripts = z.array(pathOfNames()).max(40);
/** Browsers, the style check and web servers recognise styles by extension. */
const styles = z.array(pathOfNames().endsWith('.css')).max(40);

/** With the client files of the first view. */
export const manifestPageSchema = pageDataSchema.extend({
  scripts,
  styles,
  /** Loaded when the visitor comes near. */
  islands: scripts.optional(),
});
export type ManifestPage = z.infer<typeof manifestPageSchema>;

/** A section, or `shell`. */
export const buildName = z.string().regex(namePattern);

const number = String.raw`(?:0|[1-9]\d{0,14})`;
const label = String.raw`(?:${number}|\d*[A-Za-z-][0-9A-Za-z-]*)`;

/** Semver; local builds add `+<hash>`. */
export const buildVersion = z
  .string()
  .max(100)
  .regex(new RegExp(String.raw`^${number}(?:\.${number}){2}(?:-${label}(?:\.${label})*)?(?:\+[0-9a-f]+)?$`));

/** Versions or ranges by module. */
const moduleVersions = recordOf(z.string().max(100), 'modules');

/** `dist/manifest.json` (R107). */
export const manifestSchema = z.object({
  schema: z.literal(1),
  kind: z.enum(['shell', 'section']),
  name: buildName,
  version: buildVersion,
  /** Hexadecimal. The same identity means the same bytes. */
  identity: z.string().regex(/^[0-9a-f]{16,128}$/),
  /** `/_builds/<name>/<identity, 12 digits>/`. */
  base: z
    .string()
    .max(200)
    .regex(/^\/_builds\/[a-z0-9-]+\/[0-9a-f]+\/$/),
  /** What every page needs; for a section, its remote entry. */
  entry: z.object({ scripts: scripts.min(1), styles }),
  /** Ranges that the release must satisfy. */
  peers: moduleVersions,
  /** Shell only: versions of shared modules. */
  provides: moduleVersions.optional(),
  /** A section's toolkit, or the range that the shell is compatible with. */
  toolkit: z.string().min(1).max(100).optional(),
  pages: listOf(manifestPageSchema, 10_000),
  documents: listOf(
    z.object({
      name: z.string().max(300),
      href: pathOfNames('/'),
      /** The file is missing. */
      isPlaceholder: z.boolean().optional(),
    }),
    5000,
  ),
  /** With checked seeds. */
  collections: collectionsSchema.optional(),
  /** As many as an archive may contain. */
  files: listOf(buildFileSchema, 5000),
});
export type Manifest = z.infer<typeof manifestSchema>;
