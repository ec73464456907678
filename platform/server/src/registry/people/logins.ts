import { createHash } from 'node:crypto';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { newOneTimeSecret, takeSecret } from './one-time-secrets.ts';
import { changeOwnSignIn, commandLabel } from './own-sign-in.ts';
import { createSession, type NewSession } from './sessions.ts';

const codeSeconds = 60;

/**
 * For `viit login`: the console hands the code to the command on the same computer. Only that command has the verifier, so
 * a code that somebody else began is useless to both.
 */
export function approveLogin(database: Database, actor: Actor, challenge: string): Promise<{ code: string }> {
  return changeOwnSignIn(database, actor, { isRecent: false }, async (sql, person) => ({
    code: await newOneTimeSecret(sql, { kind: 'login', seconds: codeSeconds, content: { challenge }, person }),
  }));
}

/** The code is used up even if it is refused. */
export async function finishLogin(
  database: Database,
  { code, verifier }: { code: string; verifier: string },
): Promise<NewSession> {
  const session = await database.transaction(async (sql) => {
    const login = await takeSecret<{ challenge: string }>(sql, code, 'login');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isOwn = login?.content.challenge === challenge;
    return login?.person && isOwn ? createSession(sql, { person: login.person }, { label: commandLabel }) : undefined;
  });
  if (session) return session;
  throw new Refusal('sign-in-ended');
}
