import { isDeepStrictEqual } from 'node:util';
import type { ListedToken } from '@viit/contract/registry-api';
import { everything, type Rights } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import { SetupError } from '@viit/core/setup-error';
import type { Database, Sql } from '../../database/database.ts';
import { lockKeys } from '../../database/lock-keys.ts';
import { isInNetworks } from './networks.ts';
import type { Actor } from './rights.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** Of secrets of sessions: a wrong one is an ended session, not a mistyped token. */
export const sessionPrefix = 'viit_session_';

interface NewToken {
  label: string;
  rights: Rights;
  days: number;
  networks?: readonly string[] | undefined;
}

/** The token cannot be read again. */
export async function createToken(sql: Sql, given: NewToken): Promise<{ id: string; token: string }> {
  const token = `viit_${newSecret()}`;
  return { id: await insertToken(sql, given, { hash: hashSecret(token) }), token };
}

/**
 * Such a token has no secret: workflows of the repository exchange their identity for sessions.
 * @param named stored in lower case, but its branch as it is: `Release` and `release` are two.
 */
export async function trustRepository(sql: Sql, given: NewToken, named: string) {
  const repository = named.replace(/^[^@]+/, (name) => name.toLowerCase());
  const id = await insertToken(sql, given, { repository });
  if (id === '') throw new Refusal('repository-trusted', `There is a token for ${repository}. Revoke it first.`);
  return { id, token: null };
}

async function insertToken(
  sql: Sql,
  { label, rights, days, networks = [] }: NewToken,
  { hash = null, repository = null }: { hash?: string | null; repository?: string | null },
): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    `insert into token (hash, repository, label, rights, networks, expires_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, now() + $6::int * interval '1 day') on conflict do nothing returning id`,
    [hash, repository, label, JSON.stringify(rights), JSON.stringify(networks), days],
  );
  return row?.id ?? '';
}

/** Without sessions. */
export const listTokens = (sql: Sql): Promise<ListedToken[]> =>
  sql.query<ListedToken>(
    `select id, label, rights, networks, repository, created_at as "createdAt", expires_at as "expiresAt",
       revoked_at as "revokedAt" from token where rights is not null order by token.id`,
  );

export async function revokeToken(sql: Sql, id: string): Promise<{ id: string }> {
  const rows = await sql.query(
    'update token set revoked_at = coalesce(revoked_at, now()) where id::text = $1 and rights is not null returning id',
    [id],
  );
  if (rows.length > 0) return { id };
  throw new Refusal('token-not-found', `There is no token ${id}. List them with: viit token`);
}

/** A session has the rights of its person or token. */
async function readValid(sql: Sql, key: 'hash' | 'id::text', value: string): Promise<Actor & { networks: string[] }> {
  const [stored] = await sql.query<
    Actor & { networks: string[]; isRevoked: boolean; isExpired: boolean; isSession: boolean }
  >(
    `select id as token, actor as id, label, rights, networks, is_session as "isSession",
       revoked_at is not null as "isRevoked", coalesce(expires_at <= now(), false) as "isExpired"
     from token_actor where ${key} = $1`,
    [value],
  );
  if (!stored) throw new Refusal('token-unknown');
  const { isRevoked, isExpired, isSession, ...actor } = stored;
  if (isSession && (isRevoked || isExpired)) throw new Refusal('session-missing');
  const { label } = actor;
  if (isRevoked)
    throw new Refusal('token-revoked', `The token "${label}" was revoked. Ask the operator for a new one.`);
  if (isExpired)
    throw new Refusal('token-expired', `The token "${label}" has expired. Ask the operator for a new one.`);
  return actor;
}

/** @param tokens their numbers. */
export async function selectValid(sql: Sql, tokens: readonly string[]): Promise<Map<string, Rights>> {
  const valid = await sql.query<{ id: string; rights: Rights }>(
    `select id::text as id, rights from token_actor where id::text in (select jsonb_array_elements_text($1::jsonb))
       and revoked_at is null and coalesce(expires_at > now(), true)`,
    [JSON.stringify(tokens)],
  );
  return new Map(valid.map(({ id, rights }) => [id, rights]));
}

/** @throws Refusal if the token is missing, unknown, revoked or expired, or of another network. */
export async function authenticate(sql: Sql, header: string | undefined, address: string): Promise<Actor> {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (!token) throw new Refusal('token-missing');
  const { networks, ...actor } = await readValid(sql, 'hash', hashSecret(token)).catch((error: unknown) => {
    const isUnknown = error instanceof Refusal && error.code === 'token-unknown';
    throw isUnknown && token.startsWith(sessionPrefix) ? new Refusal('session-missing') : error;
  });
  if (networks.length > 0 && !isInNetworks(networks, address)) {
    throw new Refusal(
      'token-network',
      `The token "${actor.label}" works only from ${networks.join(', ')}, and this request comes from ${address}.`,
    );
  }
  return actor;
}

/** @param token its number. */
export async function readActor(sql: Sql, token: string): Promise<Actor> {
  const { networks: _, ...actor } = await readValid(sql, 'id::text', token);
  return actor;
}

/** @throws Refusal if the token has ended since the request began, or its person has other rights. */
export async function assertValid(sql: Sql, actor: Actor): Promise<void> {
  const { rights } = await readActor(sql, actor.token);
  if (isDeepStrictEqual(rights, actor.rights)) return;
  throw new Refusal('rights-changed', `The rights of ${actor.label} were changed meanwhile. Try again.`);
}

/** For work that reads the rights again. */
export const senderOf = (sql: Sql, actor: Actor) => ({ id: actor.id, assertValid: () => assertValid(sql, actor) });

/** Stored in databases, so it must not change. */
const settingLabel = 'the setting OPERATOR_TOKEN';
const operatorRights: Rights = { [everything]: 'manage' };
const yearDays = 365;

/**
 * Replaces the setting's previous token, or creates one if no operator has access.
 * @returns a new token, to be shown once.
 * @throws SetupError for a weak token.
 */
export async function provideOperatorToken(database: Database, setting?: string): Promise<string | undefined> {
  if (setting !== undefined && !/^\S{24,}$/.test(setting)) {
    throw new SetupError(
      'OPERATOR_TOKEN is too easy to guess: it needs at least 24 characters and no spaces. Generate one with: openssl rand -hex 24',
    );
  }
  return database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${lockKeys.operatorToken})`);
    const rights = JSON.stringify(operatorRights);
    if (setting === undefined) {
      const existing = await sql.query(
        `select 1 from token where rights @> $1::jsonb and coalesce(expires_at > now(), true) and revoked_at is null
           and repository is null
         union all select 1 from person where rights @> $1::jsonb and signed_in_at is not null limit 1`,
        [rights],
      );
      if (existing.length > 0) return undefined;
      return (await createToken(sql, { rights: operatorRights, label: 'the first operator', days: yearDays })).token;
    }
    const values = [settingLabel, rights, hashSecret(setting)];
    await sql.query('delete from token where label = $1 and rights = $2::jsonb and hash <> $3', values);
    await sql.query(
      'insert into token (label, rights, hash) values ($1, $2::jsonb, $3) on conflict do nothing',
      values,
    );
    return undefined;
  });
}
