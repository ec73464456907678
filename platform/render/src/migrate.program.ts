/* Changes entries as the build's `migrate` says. */
import { evaluate, respond } from '@viit/core/isolate/program';
import { type Migration, migrationCode } from './migration.ts';

interface Declaration {
  migrate?: (entry: unknown) => unknown;
}

respond(async (request) => {
  const { collection, entries } = request as Migration;
  const { default: collections } = evaluate(migrationCode, (name) => {
    throw new Error(`src/collections.ts imports ${name}, but contains data only`);
  }) as { default: Readonly<Record<string, Declaration>> };
  const { migrate } = collections[collection] ?? {};
  if (migrate === undefined) return null;
  return Promise.all(
    entries.map(async (entry) => {
      try {
        return await migrate(entry);
      } catch (error) {
        throw new Error(`entry ${entry.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
});
