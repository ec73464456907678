import fs from 'node:fs';
import path from 'node:path';
import { buildName, reservedNames } from '@viit/contract';
import { ExpectedError } from '@viit/core/expected-error';
import { z } from 'zod';

/** The name of a section in its repository. */
const sectionNameSchema = buildName.refine(
  (name) => name !== 'shell' && !reservedNames.includes(name),
  `is reserved; choose another name than shell, ${reservedNames.join(', ')}`,
);

/** What `viit.config.json` may contain. That file is shared, so it names a file with the token instead of containing it. */
const projectConfigSchema = z.strictObject({
  /** The section of this repository. A checkout of the whole project has none. */
  name: sectionNameSchema.optional(),
  /** The section's title, for people. */
  title: z.string().trim().min(1).max(120).optional(),
  /** The site's address. */
  server: z.url().optional(),
  tokenFile: z.string().optional(),
});
type ProjectConfig = z.infer<typeof projectConfigSchema>;

/** `viit.config.json` is not valid JSON, or contains something else than settings. */
export class ProjectConfigError extends ExpectedError {
  override name = 'ProjectConfigError';
}

/** Reads the `viit.config.json` in a folder; empty where there is none. @throws ProjectConfigError that says what is wrong. */
export function readProjectConfig(dir: string): ProjectConfig {
  const file = path.join(dir, 'viit.config.json');
  if (!fs.existsSync(file)) return {};
  try {
    return projectConfigSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ProjectConfigError(
      `viit.config.json is not valid: ${reason}\nIt may contain "name", "title", "server" and "tokenFile".`,
    );
  }
}
