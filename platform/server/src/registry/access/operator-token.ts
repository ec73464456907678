import { SetupError } from '@viit/core/setup-error';
import type { Database, Sql } from '../../database/database.ts';
import { lockKeys } from '../../database/lock-keys.ts';
import { operator } from './scopes.ts';
import { createToken, hashToken } from './tokens.ts';

/** The label of the token that comes from the setting. Stored in databases: it must not change. */
const settingLabel = 'the setting OPERATOR_TOKEN';

/**
 * Makes sure that the operator has a token: stores the one from the setting (and deletes the one that it had before), or
 * creates the very first one.
 * @returns a token that was created now, to be shown once.
 * @throws SetupError if the setting's token could be guessed.
 */
export async function provideOperatorToken(
  database: Database,
  setting: string | undefined,
): Promise<string | undefined> {
  if (setting !== undefined && !/^\S{24,}$/.test(setting)) {
    throw new SetupError(
      'OPERATOR_TOKEN is too easy to guess: it needs at least 24 characters and no spaces. Generate one with: openssl rand -hex 24',
    );
  }
  return database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${lockKeys.operatorToken})`);
    if (setting !== undefined) {
      await storeSetting(sql, hashToken(setting));
      return undefined;
    }
    const existing = await sql.query('select 1 from token where scope = $1 limit 1', [operator]);
    if (existing.length > 0) return undefined;
    return (await createToken(sql, { scope: operator, label: 'the first operator' })).token;
  });
}

async function storeSetting(sql: Sql, hash: string): Promise<void> {
  await sql.query('delete from token where label = $1 and scope = $2 and hash <> $3', [settingLabel, operator, hash]);
  await sql.query('insert into token (hash, scope, label) values ($1, $2, $3) on conflict do nothing', [
    hash,
    operator,
    settingLabel,
  ]);
}
