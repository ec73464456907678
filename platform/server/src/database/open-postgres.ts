import { SetupError } from '@viit/core/setup-error';
import pg from 'pg';
import { columnParsers, type Database, type Sql } from './database.ts';
import { statementNames } from './statement-names.ts';

for (const [type, parse] of Object.entries(columnParsers)) pg.types.setTypeParser(Number(type), parse);

export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5000 });
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new SetupError(
      `No database responds at DATABASE_URL (${withoutPassword(url)}): ${reason(error)}. Start PostgreSQL, correct the address, or remove DATABASE_URL to use the embedded database.`,
    );
  }
  const nameOf = statementNames();
  const on = (client: pg.Pool | pg.PoolClient): Sql => ({
    query: async <Row>(text: string, values: Parameters<Sql['query']>[1] = []) =>
      (await client.query({ name: nameOf(text), text, values: [...values] })).rows as Row[],
  });
  return {
    kind: 'postgresql',
    query: on(pool).query,
    async transaction(work) {
      const client = await pool.connect();
      // The pool handles errors of idle connections only.
      let connectionError: Error | undefined;
      const onError = (error: Error) => {
        connectionError ??= error;
      };
      client.on('error', onError);
      try {
        await client.query('begin');
        const result = await work(on(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw connectionError ?? error;
      } finally {
        client.off('error', onError);
        client.release(connectionError);
      }
    },
    close: () => pool.end(),
  };
}

const reason = (error: unknown) =>
  error instanceof Error ? error.message || (error as { code?: string }).code : String(error);

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'not an address such as postgres://user:password@host:5432/name';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
