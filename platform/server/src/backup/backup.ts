import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '@viit/core/setup-error';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import { z } from 'zod';
import type { DatabaseSettings } from '../database/open-database.ts';
import { digestPacked, packEmbedded } from './embedded-copy.ts';
import { digestDump, dumpPostgres } from './postgres-dump.ts';
import { compareDigests, type TableDigests, tableDigestsSchema } from './table-digests.ts';

const contentsFile = 'contents.json';
const contentsSchema = z.object({
  createdAt: z.iso.datetime(),
  kind: z.enum(['postgresql', 'embedded']),
  tables: tableDigestsSchema,
});
type Contents = z.infer<typeof contentsSchema>;

const dumpFile = { postgresql: 'database.dump', embedded: 'database.tar.gz' } as const;

/** Writes a verified backup into a new folder. */
export async function createBackup({ dataDir, databaseUrl }: DatabaseSettings, folder: string): Promise<Contents> {
  if (fs.existsSync(folder)) throw new SetupError(`${folder} exists already. Name a new folder for this backup.`);
  const unverified = `${folder}.unverified`;
  fs.rmSync(unverified, { recursive: true, force: true });
  // Anyone who can read it can open previews.
  fs.mkdirSync(unverified, { recursive: true, mode: 0o700 });
  try {
    const kind = databaseUrl ? 'postgresql' : 'embedded';
    const file = path.join(unverified, dumpFile[kind]);
    const tables = databaseUrl ? await dumpPostgres(databaseUrl, file) : await packEmbedded(dataDir, file);
    const contents: Contents = { createdAt: new Date().toISOString(), kind, tables };
    fs.writeFileSync(path.join(unverified, contentsFile), JSON.stringify(contents, null, 1));
    await verifyBackup({ databaseUrl }, unverified);
    fs.renameSync(unverified, folder);
    return contents;
  } finally {
    fs.rmSync(unverified, { recursive: true, force: true });
  }
}

/** Restores a backup temporarily and compares all rows. */
export async function verifyBackup(
  { databaseUrl }: Pick<DatabaseSettings, 'databaseUrl'>,
  folder: string,
): Promise<Contents> {
  const contents = readContents(folder);
  const restored = await restore(contents.kind, path.join(folder, dumpFile[contents.kind]), databaseUrl).catch(
    (error: Error) => {
      throw new SetupError(`The backup in ${folder} cannot be restored: ${error.message} Make another one.`);
    },
  );
  const differences = compareDigests(contents.tables, restored);
  if (differences.length === 0) return contents;
  throw new SetupError(
    `The backup in ${folder} is damaged: restored, ${differences.join('; ')}. Use an earlier one, and make another one.`,
  );
}

function restore(kind: Contents['kind'], file: string, databaseUrl: string | undefined): Promise<TableDigests> {
  if (kind === 'embedded') return withTemporaryFolder('backup', (folder) => digestPacked(file, folder));
  if (databaseUrl) return digestDump(databaseUrl, file);
  return Promise.reject(new Error('It is one of PostgreSQL: set DATABASE_URL to a server that may be used for it.'));
}

function readContents(folder: string): Contents {
  try {
    return contentsSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, contentsFile), 'utf8')));
  } catch (error) {
    throw new SetupError(
      `${folder} has no readable ${contentsFile} (${(error as Error).message}). Name the folder of a backup.`,
    );
  }
}
