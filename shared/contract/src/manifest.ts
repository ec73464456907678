import { z } from 'zod';
import { pathOfNames } from './file-path.ts';
import { pageDataSchema } from './page.ts';
import { namePattern } from './section-name.ts';

/** A file of a build. `sha384` is base64, as in integrity attributes. */
export const buildFileSchema = z.object({
  /** `client/…`, `server/…` or `public/…`. */
  path: pathOfNames('(?:client|server|public)/'),
  size: z.number().int().nonnegative(),
  sha384: z.string().length(64),
});
export type BuildFile = z.infer<typeof buildFileSchema>;

/** Client files, by their address relative to `base`. */
const scripts = z.array(pathOfNames()).max(40);
/** The extension is what makes a file a style: browsers, the registry's style check and web servers go by it. */
const styles = z.array(pathOfNames().endsWith('.css')).max(40);

/** A page in a manifest: its data, and the client files (addresses relative to `base`) that its first view needs. */
export const manifestPageSchema = pageDataSchema.extend({
  scripts,
  styles,
  /** Scripts of the page's islands, which are loaded when they come near. */
  islands: scripts.optional(),
});
export type ManifestPage = z.infer<typeof manifestPageSchema>;

/** Name of a section, or `shell`: the shell is built and versioned the same way. */
export const buildName = z.string().regex(namePattern);

/** Semantic version from the package.json; local builds add `+<hash>`. */
export const buildVersion = z
  .string()
  .max(100)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9a-f]+)?$/);

/**
 * Versions or ranges of modules by name. The number of entries is checked first: each wrong one would be an error, and each range is
 * parsed again with every publish.
 */
const moduleVersions = z
  .unknown()
  .refine((value) => Object.keys(value ?? {}).length <= 100, { error: 'at most 100 modules', abort: true })
  .pipe(z.record(z.string().max(100), z.string().max(100)));

/** The description of a build, `dist/manifest.json` (R107). */
export const manifestSchema = z.object({
  schema: z.literal(1),
  kind: z.enum(['shell', 'section']),
  name: buildName,
  version: buildVersion,
  /** Hash that names the build, hexadecimal. Builds with the same identity have the same bytes. */
  identity: z.string().regex(/^[0-9a-f]{16,128}$/),
  /** The address of the client files: `/_builds/<name>/<identity, 12 digits>/`. */
  base: z
    .string()
    .max(200)
    .regex(/^\/_builds\/[a-z0-9-]+\/[0-9a-f]+\/$/),
  /** Shell: the scripts and styles that every page needs. Section: its remote entry. */
  entry: z.object({ scripts: scripts.min(1), styles }),
  /** Version ranges of shared modules and of the federation runtime that the release must satisfy. */
  peers: moduleVersions,
  /** Shell only: the versions of the modules that it shares. */
  provides: moduleVersions.optional(),
  /**
   * Section: the version of the toolkit that it was built with. Shell: the range of versions that it fits. Left out where a
   * project has no toolkit, or a shell fits any.
   */
  toolkit: z.string().min(1).max(100).optional(),
  pages: z.array(manifestPageSchema).max(10_000),
  /** Documents that the pages link to. */
  documents: z
    .array(
      z.object({
        name: z.string().max(300),
        href: pathOfNames('/'),
        /** Its file says that the document is not supplied yet. */
        isPlaceholder: z.boolean().optional(),
      }),
    )
    .max(5000),
  /** As many as an archive may contain. */
  files: z.array(buildFileSchema).max(5000),
});
export type Manifest = z.infer<typeof manifestSchema>;
