import type { NamedBuild } from '@viit/contract/registry-api';
import { CliError } from './cli-error.ts';

/** Such as `exams@1.4.0`. @throws CliError if the version is missing. */
export function parseNamedBuild(text: string): NamedBuild {
  const [name = '', version = '', ...rest] = text.split('@');
  if (name && version && rest.length === 0) return { name, version };
  throw new CliError(
    'argument-invalid',
    `"${text}" is not a build. Write a section and its version, such as exams@1.4.0.`,
  );
}
