import fs from 'node:fs';
import path from 'node:path';
import { buildName, reservedNames } from '@viit/contract';
import { ExpectedError } from '@viit/core/expected-error';
import { z } from 'zod';

const sectionNameSchema = buildName.refine(
  (name) => name !== 'shell' && !reservedNames.includes(name),
  `is reserved; choose another name than shell, ${reservedNames.join(', ')}`,
);

/** This file is shared, so it contains no token, only the path of a file with one. */
const projectConfigSchema = z.strictObject({
  name: sectionNameSchema.optional(),
  title: z.string().trim().min(1).max(120).optional(),
  server: z.url().optional(),
  tokenFile: z.string().optional(),
});
type ProjectConfig = z.infer<typeof projectConfigSchema>;

export class ProjectConfigError extends ExpectedError {
  override name = 'ProjectConfigError';
}

/** Returns an empty object without a file. @throws ProjectConfigError */
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
