import { createHash, randomBytes } from 'node:crypto';
import { buildName, reservedNames, toolkitName } from '@viit/contract';
import type { ListedToken } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { contentScope, metricsScope, operator, tester } from './scopes.ts';

/** The database stores hashes only. Tokens are random and long, so an unsalted hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const isScope = (scope: string): boolean =>
  [operator, contentScope, toolkitName, tester, metricsScope].includes(scope) ||
  (buildName.safeParse(scope).success && !reservedNames.includes(scope));

/** Creates a token and stores its hash. @returns the token, which can never be read again. */
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
  const [row] = await sql.query<{ id: string | number }>(
    `insert into token (hash, scope, label, expires_at)
     values ($1, $2, $3, case when $4::int is null then null else now() + $4::int * interval '1 day' end) returning id`,
    [hashToken(token), scope, label, days ?? null],
  );
  return { id: String(row?.id), token };
}

interface TokenRow {
  id: string | number;
  scope: string;
  label: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export async function listTokens(sql: Sql): Promise<ListedToken[]> {
  const rows = await sql.query<TokenRow>(
    'select id, scope, label, created_at, expires_at, revoked_at from token order by id',
  );
  return rows.map(({ id, scope, label, created_at, expires_at, revoked_at }) => ({
    id: String(id),
    scope,
    label,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    revokedAt: revoked_at?.toISOString() ?? null,
  }));
}

/** @throws Refusal if there is no such token. */
export async function revokeToken(sql: Sql, id: string): Promise<void> {
  const rows = await sql.query(
    'update token set revoked_at = coalesce(revoked_at, now()) where id::text = $1 returning id',
    [id],
  );
  if (rows.length > 0) return;
  throw new Refusal('token-not-found', `There is no token ${id}. List them with: viit token list`);
}
