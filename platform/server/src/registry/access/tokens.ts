import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ListedToken } from '@viit/contract/registry-api';
import { everything, type Rights } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import { SetupError } from '@viit/core/setup-error';
import type { Database, Sql } from '../../database/database.ts';
import { lockKeys } from '../../database/lock-keys.ts';
import { isInNetworks } from './networks.ts';
import type { Actor } from './rights.ts';

/** Long random secrets need no salt. */
const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const newSecret = (): string => randomBytes(24).toString('base64url');

interface NewToken {
  label: string;
  rights: Rights;
  days: number;
  networks?: readonly string[];
}

/** The token cannot be read again. */
export async function createToken(sql: Sql, { label, rights, days, networks = [] }: NewToken) {
  const token = `viit_${newSecret()}`;
  const [row] = await sql.query<{ id: string }>(
    `insert into token (hash, label, rights, networks, expires_at)
     values ($1, $2, $3::jsonb, $4::jsonb, now() + $5::int * interval '1 day') returning id`,
    [hashSecret(token), label, JSON.stringify(rights), JSON.stringify(networks), days],
  );
  return { id: row?.id ?? '', token };
}

/** Without those of persons. */
export const listTokens = (sql: Sql): Promise<ListedToken[]> =>
  sql.query<ListedToken>(
    `select id, label, rights, networks, created_at as "createdAt", expires_at as "expiresAt",
       revoked_at as "revokedAt" from token where person is null order by token.id`,
  );

/** @throws Refusal if there is no such token. */
export async function revokeToken(sql: Sql, id: string): Promise<{ id: string }> {
  const rows = await sql.query(
    'update token set revoked_at = coalesce(revoked_at, now()) where id::text = $1 and person is null returning id',
    [id],
  );
  if (rows.length > 0) return { id };
  throw new Refusal('token-not-found', `There is no token ${id}. List them with: viit token list`);
}

/** A person's token has the rights of the person. @throws Refusal if it is unknown, revoked or expired. */
async function readValid(sql: Sql, key: 'hash' | 'id::text', value: string): Promise<Actor & { networks: string[] }> {
  const [stored] = await sql.query<Actor & { networks: string[]; isRevoked: boolean; isExpired: boolean }>(
    `select t.id as token, coalesce('person:' || p.id, 'token:' || t.id) as id, coalesce(p.name, t.label) as label,
       coalesce(p.rights, t.rights) as rights, t.networks, t.revoked_at is not null as "isRevoked",
       coalesce(t.expires_at <= now(), false) as "isExpired"
     from token t left join person p on p.id = t.person where t.${key} = $1`,
    [value],
  );
  if (!stored) throw new Refusal('token-unknown');
  const { isRevoked, isExpired, ...actor } = stored;
  const { label } = actor;
  if (isRevoked)
    throw new Refusal('token-revoked', `The token "${label}" was revoked. Ask the operator for a new one.`);
  if (isExpired)
    throw new Refusal('token-expired', `The token "${label}" has expired. Ask the operator for a new one.`);
  return actor;
}

/** @throws Refusal if the token is missing, unknown, revoked or expired, or of another network. */
export async function authenticate(sql: Sql, header: string | undefined, address: string): Promise<Actor> {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (!token) throw new Refusal('token-missing');
  const { networks, ...actor } = await readValid(sql, 'hash', hashSecret(token));
  if (networks.length > 0 && !isInNetworks(networks, address)) {
    throw new Refusal(
      'token-network',
      `The token "${actor.label}" works only from ${networks.join(', ')}, and this request comes from ${address}.`,
    );
  }
  return actor;
}

/** @param token its number. @throws Refusal if it has ended, or its person was removed. */
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
        `select 1 from token where rights @> $1::jsonb and (expires_at is null or expires_at > now())
         union all select 1 from person where rights @> $1::jsonb limit 1`,
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
