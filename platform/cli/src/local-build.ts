import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { folderNamed, sectionNames } from '@viit/build';
import { buildName, type Manifest, manifestSchema } from '@viit/contract';
import { listNames } from '@viit/contract/comparison-text';
import { packFiles } from '@viit/core/tar';
import { z } from 'zod';
import { CliError } from './cli-error.ts';
import { readConfig } from './settings.ts';

/** The folder of the shell or of a section. @throws CliError that lists the sections. */
export function folderOf(name: string): string {
  const folder = folderNamed(name);
  if (folder) return folder;
  throw new CliError(
    'section-unknown',
    `There is no section "${name}" here. Name one of: ${['shell', ...sectionNames()].join(', ')}.`,
  );
}

/** The named section, by default the one of this repository. @throws CliError if there is neither. */
export function namedOrOwn(name: string | undefined): string {
  const section = name ?? readConfig().name;
  if (section !== undefined) return section;
  throw new CliError(
    'argument-invalid',
    `Name a section, such as exams. In the repository of a section, "name" in viit.config.json says which one it is.`,
  );
}

/** @param given by default the section of that name in this project. @throws CliError that lists the sections. */
export function sectionFolder(name: string, given?: string): string {
  if (name === 'shell') {
    throw new CliError(
      'section-unknown',
      'The shell is developed together with all sections: npm run dev. Name a section here, such as exams.',
    );
  }
  const folder = given ? path.resolve(given) : folderOf(name);
  if (buildName.safeParse(name).success && fs.existsSync(path.join(folder, 'src/pages.ts'))) return folder;
  throw new CliError('section-unknown', `${folder} contains no section "${name}": src/pages.ts is missing.`);
}

/** Reads the manifest of a finished build. @throws CliError if there is none, or it is not valid. */
export function readManifest(dist: string): Manifest {
  const folder = path.relative(process.cwd(), dist) || '.';
  let written: unknown;
  try {
    written = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  } catch {
    throw new CliError('build-missing', `There is no finished build in ${folder}. Run npm run build first.`);
  }
  const { success, data, error } = manifestSchema.safeParse(written);
  if (success) return data;
  throw new CliError(
    'build-missing',
    `The build in ${folder} is not valid. Build it again with this project's preset.\n${z.prettifyError(error)}`,
  );
}

/**
 * Packs files as the registry accepts them, without owners and times.
 * @throws CliError if a file of the manifest is missing.
 */
export async function pack(dist: string, manifest: Manifest): Promise<Buffer> {
  const files = ['manifest.json', ...manifest.files.map((file) => file.path)];
  const missing = files.filter((file) => !fs.existsSync(path.join(dist, file)));
  if (missing.length > 0) {
    throw new CliError(
      'build-missing',
      `The build in ${path.relative(process.cwd(), dist) || '.'} is not complete: ${listNames(missing)} ${missing.length === 1 ? 'is' : 'are'} missing. Build it again, in the folder of its sources: npm run build`,
    );
  }
  return packCompressed(dist, files);
}

const compress = promisify(gzip);

export const packCompressed = async (folder: string, files: readonly string[]): Promise<Buffer> =>
  compress(await packFiles(folder, files), { level: 6 });
