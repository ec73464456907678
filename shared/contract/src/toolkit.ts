import { z } from 'zod';

/**
 * Its version is the toolkit's. The institute also owns this scope on the public registry: npm looks there in projects that
 * do not map the scope to the site.
 */
export const toolkitPackage = '@viit/toolkit';

/** Also the scope of tokens that publish it. */
export const toolkitName = 'toolkit';

const maxPackages = 20;

/** npm ignores build metadata, so there is none. */
const version = z
  .string()
  .max(100)
  .regex(
    /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}(?:-(?:0|[1-9]\d{0,8}|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d{0,8}|\d*[A-Za-z-][0-9A-Za-z-]*))*)?$/,
  );

const toolkitPackageSchema = z.object({
  name: z
    .string()
    .max(100)
    .regex(/^@viit\/[a-z0-9][a-z0-9._-]*$/),
  version,
  file: z
    .string()
    .max(200)
    .regex(/^[a-z0-9][a-z0-9._-]*\.tgz$/),
  /** As in lock files. */
  integrity: z.string().regex(/^sha512-[A-Za-z0-9+/]{86}==$/),
});
export type ToolkitPackage = z.infer<typeof toolkitPackageSchema>;

/** `toolkit.json`. Each package has its own version. */
export const toolkitSchema = z
  .object({ version, packages: z.array(toolkitPackageSchema).min(1).max(maxPackages) })
  .refine(({ packages }) => new Set(packages.map(({ name }) => name)).size === packages.length, {
    error: 'A package is listed twice.',
  })
  .refine(({ version, packages }) => packages.some((one) => one.name === toolkitPackage && one.version === version), {
    error: `The toolkit has the version of ${toolkitPackage}, which must be one of its packages.`,
  });
export type Toolkit = z.infer<typeof toolkitSchema>;
