import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { SetupError } from '@viit/core/setup-error';
import pg from 'pg';
import { openPostgres } from '../database/open-postgres.ts';
import { digestAndClose, digestTables, type TableDigests } from './table-digests.ts';

/** @returns the digests of exactly the dumped rows, even while teams publish. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<TableDigests> {
  return digestAndClose(await openPostgres(databaseUrl), async (sql) => {
    await sql.query('set transaction isolation level repeatable read');
    const [snapshot] = await sql.query<{ id: string }>('select pg_export_snapshot() as id');
    await runTool('pg_dump', databaseUrl, ['--format=custom', `--snapshot=${snapshot?.id}`, `--file=${file}`]);
    return digestTables(sql);
  });
}

/** Restores a dump into a temporary database on the same server. */
export async function digestDump(databaseUrl: string, file: string): Promise<TableDigests> {
  const name = `viit_backup_check_${randomBytes(6).toString('hex')}`;
  await runStatement(databaseUrl, `create database ${name}`);
  try {
    const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
    await runTool('pg_restore', url, ['--exit-on-error', '--no-owner', '--no-privileges', '--no-comments', file]);
    return await digestAndClose(await openPostgres(url));
  } finally {
    await runStatement(databaseUrl, `drop database ${name}`);
  }
}

async function runStatement(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function takePassword(databaseUrl: string): { password: string; url: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { password, url: url.href };
}

/** Every user of the machine can read arguments, so the password is not one. */
async function runTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: readonly string[]): Promise<void> {
  const { password, url } = takePassword(databaseUrl);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)(tool, [`--dbname=${url}`, ...args], { env });
  } catch (error) {
    const { code, stderr = '', message } = error as { code?: string; stderr?: string; message: string };
    throw new SetupError(
      code === 'ENOENT'
        ? `${tool} is not installed. Install PostgreSQL's programs, on Debian: apt-get install postgresql-client`
        : `${tool} failed: ${stderr.trim() || message}`,
    );
  }
}
