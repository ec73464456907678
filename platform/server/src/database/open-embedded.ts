import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SetupError } from '@viit/core/setup-error';
import { isDiskFull, noSpaceLeft, prepareDataFolder } from './data-folder.ts';
import { columnParsers, type Database, type Sql, type SqlValue } from './database.ts';
import { folderInUse, lockFolder } from './lock-folder.ts';
import { preparedQueries } from './prepared-queries.ts';

type Serializer = NonNullable<PGliteOptions['serializers']>[number];

/** PGlite's types allow only strings where it sends bytes. */
const binary = (serialize: (value: string & Uint8Array) => Uint8Array) => serialize as unknown as Serializer;

/** PGlite's own conversions work byte by byte: they took half of a start, and a fifth of a publish. */
const conversions = {
  serializers: {
    [types.BYTEA]: binary((bytes) => bytes),
    [types.JSON]: binary((text) => Buffer.from(text)),
    // JSONB begins with its format version.
    [types.JSONB]: binary((text) => Buffer.from(`\x01${text}`)),
  },
  parsers: { ...columnParsers, [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
};

/** The default of 128 MB would be resident from the start. */
const sharedBuffers = '32MB';

/** Locks the folder: a second process would destroy the database. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  prepareDataFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    await deleteUnfinished(dataDir);
    const folder = path.join(dataDir, 'database');
    if (!fs.existsSync(folder)) await createFolder(dataDir, folder);
    const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
    const pg = await PGlite.create({ dataDir: folder, extensions: { pg_trgm }, startParams, ...conversions });
    const query = preparedQueries(pg);
    const on = (run: ReturnType<typeof queue>): Sql => ({
      query: <Row>(text: string, values: readonly SqlValue[] = []) => run(() => query<Row>(text, values)),
    });
    const run = queue();
    return {
      kind: 'embedded',
      ...on(run),
      transaction: (work) => run(() => pg.transaction(() => work(on(queue())))),
      close: async () => {
        await pg.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw describe(error, dataDir);
  }
}

/** Runs one task at a time. PGlite's own queue would serve no request until all waiting queries have run. */
function queue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(() => setImmediate()).then(task);
    last = result.catch(() => {});
    return result;
  };
}

function describe(error: unknown, dataDir: string): SetupError {
  if (error instanceof SetupError) return error;
  if (isDiskFull(dataDir)) return noSpaceLeft(dataDir);
  return new SetupError(
    `The database in ${dataDir} cannot be opened: ${error instanceof Error ? error.message : String(error)}. Restore the folder from a backup, or move it away: the next start creates a new one from the builds and the sample content.`,
  );
}

/** A new name for each attempt, because the process of a killed server may still be writing. */
async function createFolder(dataDir: string, folder: string): Promise<void> {
  const unfinished = await fs.promises.mkdtemp(`${folder}${unfinishedSuffix}-`);
  const { dirname, filename } = import.meta;
  const extension = path.extname(filename);
  const flags = extension === '.ts' ? process.execArgv : [];
  const program = path.join(dirname, `create-embedded${extension}`);
  const failure = await promisify(execFile)(process.execPath, [...flags, program, unfinished]).then(
    () => undefined,
    ({ stderr, message }: Error & { stderr?: string }) => stderr?.trim() || message,
  );
  // A server in another container, which the lock does not reach, created or deleted the folder first.
  if (fs.existsSync(folder) || !fs.existsSync(unfinished)) throw folderInUse(dataDir);
  if (failure === undefined) return fs.renameSync(unfinished, folder);
  const error = describe(`an empty one could not be created (${failure})`, dataDir);
  fs.rmSync(unfinished, { recursive: true, force: true });
  throw error;
}

const unfinishedSuffix = '.new';

/** Folders that are still being written to stay until the next start. */
async function deleteUnfinished(dataDir: string): Promise<void> {
  const unfinished = fs.readdirSync(dataDir).filter((name) => name.startsWith(`database${unfinishedSuffix}`));
  const remove = (name: string) => fs.promises.rm(path.join(dataDir, name), { recursive: true, force: true });
  await Promise.allSettled(unfinished.map(remove));
}
