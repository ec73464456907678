import { createHash, randomBytes } from 'node:crypto';
import { buildName } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { SetupError } from '@viit/core/setup-error';
import type { Database, Sql } from '../../database/database.ts';

/** The operator may do everything; a scope is `*`, `content` (the lists), `tester`, `shell`, or a section's name. */
export const operator = '*';

/** The scope of integration testers: previews of any builds that were published, and nothing that visitors see. */
export const tester = 'tester';

/** Scopes that no build can have as its name. */
export const reservedScopes: readonly string[] = ['content', tester];

/** Whoever asks, as their token names them. */
export interface Actor {
  scope: string;
  /** For the history: "exams team". */
  label: string;
}

/** A token as lists show it: never the secret itself. */
export interface TokenRow {
  id: string;
  scope: string;
  label: string;
  made_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** What a scope is called in sentences. */
export const describeScope = (scope: string): string => (scope === operator ? 'the operator' : scope);

/** Makes a token and stores its hash. @returns the token, which can never be read again. */
export async function createToken(
  sql: Sql,
  { scope, label, days }: { scope: string; label: string; days?: number | undefined },
): Promise<{ id: string; token: string }> {
  if (scope !== operator && !buildName.safeParse(scope).success) {
    throw new Refusal(
      `"${scope}" is no name of a section. Use a name such as exams, "shell", "content" for the lists, "${tester}" for previews of any versions, or "*" for an operator.`,
      400,
    );
  }
  const token = `viit_${scope === operator ? 'operator' : scope}_${randomBytes(24).toString('base64url')}`;
  const [row] = await sql.query<{ id: string | number }>(
    `insert into token (hash, scope, label, expires_at)
     values ($1, $2, $3, case when $4::int is null then null else now() + $4::int * interval '1 day' end) returning id`,
    [hashOf(token), scope, label, days ?? null],
  );
  return { id: String(row?.id), token };
}

/**
 * Finds who asks.
 * @param header the request's Authorization header.
 * @throws Refusal where there is no token, or it is unknown, revoked or expired.
 */
export async function authenticate(sql: Sql, header: string | undefined): Promise<Actor> {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (!token) {
    throw new Refusal(
      'This needs a token. Give yours with --token or in VIIT_TOKEN; the operator makes one with: viit token create <section>',
      401,
    );
  }
  const [row] = await sql.query<TokenRow & { expired: boolean }>(
    'select *, coalesce(expires_at <= now(), false) as expired from token where hash = $1',
    [hashOf(token)],
  );
  if (!row) {
    throw new Refusal(
      'This token is not known here. Look whether it was copied whole and belongs to this site, or ask the operator for a new one.',
      401,
    );
  }
  const name = `The token "${row.label}" of ${describeScope(row.scope)}`;
  if (row.revoked_at) throw new Refusal(`${name} was revoked. Ask the operator for a new one.`, 401);
  if (row.expired) throw new Refusal(`${name} has expired. Ask the operator for a new one.`, 401);
  return { scope: row.scope, label: row.label };
}

/** @throws Refusal where the actor may not act for this scope. */
export function assertMayChange(actor: Actor, scope: string): void {
  if (actor.scope === scope || actor.scope === operator) return;
  throw new Refusal(
    `This token is for ${actor.scope} and may not change ${scope === operator ? 'the whole site' : scope}. Use ${scope === operator ? "the operator's token" : `a token for ${scope}`}, or ask the operator to do it.`,
    403,
  );
}

export const listTokens = (sql: Sql): Promise<TokenRow[]> =>
  sql.query<TokenRow>('select id, scope, label, made_at, expires_at, revoked_at from token order by id');

/** @throws Refusal where there is no such token. */
export async function revokeToken(sql: Sql, id: string): Promise<void> {
  const rows = await sql.query(
    'update token set revoked_at = coalesce(revoked_at, now()) where id::text = $1 returning id',
    [id],
  );
  if (rows.length === 0) throw new Refusal(`There is no token ${id}. See them all with: viit token list`, 404);
}

/** Any number: servers that start at once make one token between them. */
const turn = 7_118_418;
const settingLabel = 'the setting OPERATOR_TOKEN';

/**
 * Sees to it that the operator can get in: takes the token that the setting holds (and drops the one it held before), or
 * makes the very first one.
 * @returns a token that was made now, to be shown once.
 * @throws SetupError where the setting's token could be guessed.
 */
export async function provideOperatorToken(
  database: Database,
  setting: string | undefined,
): Promise<string | undefined> {
  if (setting !== undefined && !/^\S{24,}$/.test(setting)) {
    throw new SetupError(
      'OPERATOR_TOKEN is too easy to guess: it takes 24 characters or more, without spaces. Make one with: openssl rand -hex 24',
    );
  }
  return database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${turn})`);
    if (setting !== undefined) {
      const hash = hashOf(setting);
      await sql.query('delete from token where label = $1 and scope = $2 and hash <> $3', [
        settingLabel,
        operator,
        hash,
      ]);
      await sql.query('insert into token (hash, scope, label) values ($1, $2, $3) on conflict do nothing', [
        hash,
        operator,
        settingLabel,
      ]);
      return undefined;
    }
    const held = await sql.query('select 1 from token where scope = $1 limit 1', [operator]);
    if (held.length > 0) return undefined;
    return (await createToken(sql, { scope: operator, label: 'the first operator' })).token;
  });
}
