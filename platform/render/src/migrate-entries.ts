import path from 'node:path';
import { type Entry, maxEntries, maxEntriesLength } from '@viit/contract';
import { withIsolate } from '@viit/core/isolate/isolate';
import { IsolateError } from '@viit/core/isolate/isolate-error';
import { programText } from '@viit/core/isolate/program-text';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import { renderLimits } from './limits.ts';
import { type Migration, migrationCode } from './migration.ts';

/** A character has up to six bytes as JSON. */
const limits = { timeoutMs: 5000, maxBytes: 6 * maxEntriesLength };

/** Untrusted. */
const resultSchema = z
  .array(z.looseObject({ id: z.string() }))
  .max(maxEntries)
  .nullable();

/**
 * Runs a collection's `migrate` in an isolate.
 * @param code of the build's `collections.ts`.
 * @returns an entry for each one, in order, with the same id and times; undefined without a `migrate`.
 * @throws Refusal that says what `migrate` did wrong.
 */
export async function migrateEntries(
  part: string,
  code: Uint8Array,
  { collection, entries }: Migration,
): Promise<Entry[] | undefined> {
  const given = entries.map(({ from: _, until: __, ...entry }) => entry);
  const migrated = await run(part, code, { collection, entries: given });
  if (!migrated) return undefined;
  const wrong = given.findIndex(({ id }, index) => migrated[index]?.id !== id);
  if (wrong !== -1 || migrated.length !== given.length)
    throw refusal(part, `returns another id for the entry ${given[wrong]?.id}. Return the id of the given entry`);
  return migrated.map((entry, index) => {
    const { from, until }: Partial<Entry> = entries[index] ?? {};
    return { ...entry, ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  });
}

async function run(part: string, code: Uint8Array, migration: Migration): Promise<Entry[] | null> {
  const program = await programText(path.join(import.meta.dirname, 'migrate.program'));
  const options = { program, code: new Map([[migrationCode, code]]), memoryMb: renderLimits.memoryMb };
  try {
    const { success, data } = resultSchema.safeParse(
      await withIsolate(options, (isolate) => isolate.call(migration, limits)),
    );
    if (success) return data;
    throw new IsolateError('malformed');
  } catch (error) {
    if (error instanceof IsolateError) throw refusal(part, failures[error.failure](error));
    throw error;
  }
}

const refusal = (part: string, reason: string): Refusal =>
  new Refusal('entries-invalid', `The migrate function of ${part} in src/collections.ts ${reason}.`);

const failures: Readonly<Record<IsolateError['failure'], (error: IsolateError) => string>> = {
  threw: ({ thrown }) => `throws: ${thrown}`,
  timeout: () => `does not finish within ${limits.timeoutMs / 1000} s. Look for an endless loop`,
  'never-settles': () => 'waits for a promise that never settles',
  memory: () => `takes more than ${renderLimits.memoryMb} MB`,
  ended: ({ message }) => `ends the isolate: ${message || 'no error output'}`,
  'too-large': () => 'returns more than a collection can have',
  malformed: () => 'must return an entry for each given entry, with its id and its fields',
};
