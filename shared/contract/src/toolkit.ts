import { z } from 'zod';

/**
 * The package whose version is the toolkit's. The institute owns the scope of the toolkit's packages on the public registry too:
 * where a project does not say that the scope comes from the site, npm looks for it there.
 */
export const toolkitPackage = '@viit/toolkit';

/** The name under which the toolkit is published, and the scope of tokens for it. */
export const toolkitName = 'toolkit';

/** The largest number of packages in a toolkit. */
const maxPackages = 20;

/** Semantic version without build metadata, which npm ignores. */
const version = z
  .string()
  .max(100)
  .regex(
    /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}(?:-(?:0|[1-9]\d{0,8}|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d{0,8}|\d*[A-Za-z-][0-9A-Za-z-]*))*)?$/,
  );

/** A package of a toolkit, and its tarball beside `toolkit.json`. */
const toolkitEntrySchema = z.object({
  name: z
    .string()
    .max(100)
    .regex(/^@viit\/[a-z0-9][a-z0-9._-]*$/),
  version,
  file: z
    .string()
    .max(200)
    .regex(/^[a-z0-9][a-z0-9._-]*\.tgz$/),
  /** SHA-512 of the tarball, as lock files state it: `sha512-…`. */
  integrity: z.string().regex(/^sha512-[A-Za-z0-9+/]{86}==$/),
});
export type ToolkitEntry = z.infer<typeof toolkitEntrySchema>;

/** `toolkit.json`: the packages that sections are built with. Each has a version of its own. */
export const toolkitSchema = z
  .object({ version, packages: z.array(toolkitEntrySchema).min(1).max(maxPackages) })
  .refine(({ packages }) => new Set(packages.map(({ name }) => name)).size === packages.length, {
    error: 'A package is listed twice.',
  })
  .refine(({ version, packages }) => packages.some((one) => one.name === toolkitPackage && one.version === version), {
    error: `The toolkit has the version of ${toolkitPackage}, which must be one of its packages.`,
  });
export type Toolkit = z.infer<typeof toolkitSchema>;
