import type { Sql } from '../../database/database.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';

export type SecretKind = 'provider' | 'passkey' | 'invited' | 'second-passkey' | 'invitation' | 'login' | 'identity';

interface NewSecret {
  kind: SecretKind;
  seconds: number;
  content?: object;
  /** It ends with this person. */
  person?: string | undefined;
}

export interface OneTimeSecret<Content = object> {
  kind: SecretKind;
  person: string | null;
  content: Content;
}

/** @param secret by default a new one. @returns undefined if the given one exists already. */
export async function storeSecret(
  sql: Sql,
  { kind, seconds, content = {}, person }: NewSecret,
  secret = newSecret(),
): Promise<string | undefined> {
  await sql.query('delete from one_time_secret where expires_at < now()');
  const stored = await sql.query(
    `insert into one_time_secret (hash, kind, person, content, expires_at)
     values ($1, $2, $3, $4::jsonb, now() + $5::int * interval '1 second') on conflict do nothing returning hash`,
    [hashSecret(secret), kind, person ?? null, JSON.stringify(content), seconds],
  );
  return stored.length > 0 ? secret : undefined;
}

export async function newOneTimeSecret(sql: Sql, secret: NewSecret): Promise<string> {
  return (await storeSecret(sql, secret)) ?? '';
}

const owners = {
  person: '$1::bigint',
  passkey: '(select person from passkey where id = $1)',
  secret: '(select person from one_time_secret where hash = $1)',
} as const;

/**
 * First in a transaction that gives access: a concurrent removal or reset has either run, or waits and deletes what was given.
 * @returns whether the person exists.
 */
export async function lockOwner(sql: Sql, of: keyof typeof owners, value: string): Promise<boolean> {
  return (await sql.query(`select id from person where id = ${owners[of]} for update`, [value])).length > 0;
}

/** Deletes it: of two requests with the same secret, one gets it. Locks its owner. */
export async function takeSecret<Content = object>(
  sql: Sql,
  secret: string,
  ...kinds: SecretKind[]
): Promise<OneTimeSecret<Content> | undefined> {
  await lockOwner(sql, 'secret', hashSecret(secret));
  const [taken] = await sql.query<OneTimeSecret<Content>>(
    `delete from one_time_secret where hash = $1 and kind in (select jsonb_array_elements_text($2::jsonb))
       and expires_at > now() returning kind, person::text as person, content`,
    [hashSecret(secret), JSON.stringify(kinds)],
  );
  return taken;
}
