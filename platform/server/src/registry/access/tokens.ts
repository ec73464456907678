import { createHash, randomBytes } from 'node:crypto';
import { buildName, reservedNames, toolkitName } from '@viit/contract';
import type { ListedToken } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { SetupError } from '@viit/core/setup-error';
import type { Database, Sql } from '../../database/database.ts';
import { lockKeys } from '../../database/lock-keys.ts';
import { type Actor, contentScope, describeScope, metricsScope, operator, tester } from './scopes.ts';

/** Long random tokens need no salt. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const isScope = (scope: string): boolean =>
  [operator, contentScope, toolkitName, tester, metricsScope].includes(scope) ||
  (buildName.safeParse(scope).success && !reservedNames.includes(scope));

/** The token cannot be read again. */
export async function createToken(
  sql: Sql,
  { scope, label, days }: { scope: string; label: string; days?: number | undefined },
): Promise<{ id: string; token: string }> {
  if (!isScope(scope)) {
    throw new Refusal(
      'scope-invalid',
      `"${scope}" is not a section's name. Use a name such as exams, "shell", "content" for the lists, "${toolkitName}" for the packages that sections are built with, "${tester}" for previews of any versions, "${metricsScope}" for reading the metrics, or "*" for an operator.`,
    );
  }
  const token = `viit_${scope === operator ? 'operator' : scope}_${randomBytes(24).toString('base64url')}`;
  const [row] = await sql.query<{ id: string }>(
    `insert into token (hash, scope, label, expires_at)
     values ($1, $2, $3, now() + $4::int * interval '1 day') returning id`,
    [hashToken(token), scope, label, days ?? null],
  );
  return { id: row?.id ?? '', token };
}

export const listTokens = (sql: Sql): Promise<ListedToken[]> =>
  sql.query<ListedToken>(
    `select id, scope, label, created_at as "createdAt", expires_at as "expiresAt",
       revoked_at as "revokedAt" from token order by token.id`,
  );

/** @throws Refusal if there is no such token. */
export async function revokeToken(sql: Sql, id: string): Promise<{ id: string }> {
  const rows = await sql.query(
    'update token set revoked_at = coalesce(revoked_at, now()) where id::text = $1 returning id',
    [id],
  );
  if (rows.length > 0) return { id };
  throw new Refusal('token-not-found', `There is no token ${id}. List them with: viit token list`);
}

/** @throws Refusal if the token is missing, unknown, revoked or expired. */
export async function authenticate(sql: Sql, header: string | undefined): Promise<Actor> {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (!token) throw new Refusal('token-missing');
  const [stored] = await sql.query<Actor & TokenState>(
    `select id as token, scope, label, ${tokenState} from token where hash = $1`,
    [hashToken(token)],
  );
  if (!stored) throw new Refusal('token-unknown');
  const { isRevoked, isExpired, ...actor } = stored;
  refuseEnded(actor, { isRevoked, isExpired });
  return actor;
}

interface TokenState {
  isRevoked: boolean;
  isExpired: boolean;
}

const tokenState = `revoked_at is not null as "isRevoked", coalesce(expires_at <= now(), false) as "isExpired"`;

/** @throws Refusal if the token has ended since the request began. */
export async function assertValid(sql: Sql, actor: Actor): Promise<void> {
  const [state] = await sql.query<TokenState>(`select ${tokenState} from token where id::text = $1`, [actor.token]);
  if (state) refuseEnded(actor, state);
}

function refuseEnded(actor: Actor, { isRevoked, isExpired }: TokenState): void {
  const name = `The token "${actor.label}" of ${describeScope(actor.scope)}`;
  if (isRevoked) throw new Refusal('token-revoked', `${name} was revoked. Ask the operator for a new one.`);
  if (isExpired) throw new Refusal('token-expired', `${name} has expired. Ask the operator for a new one.`);
}

/** Stored in databases, so it must not change. */
const settingLabel = 'the setting OPERATOR_TOKEN';

/**
 * Replaces the setting's previous token, or creates the very first one.
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
    if (setting === undefined) {
      const existing = await sql.query('select 1 from token where scope = $1 limit 1', [operator]);
      if (existing.length > 0) return undefined;
      return (await createToken(sql, { scope: operator, label: 'the first operator' })).token;
    }
    const values = [settingLabel, operator, hashToken(setting)];
    await sql.query('delete from token where label = $1 and scope = $2 and hash <> $3', values);
    await sql.query('insert into token (label, scope, hash) values ($1, $2, $3) on conflict do nothing', values);
    return undefined;
  });
}
