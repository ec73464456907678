import { createHash } from 'node:crypto';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { readOwner } from './me.ts';
import { newOneTimeSecret, takeSecret } from './one-time-secrets.ts';
import { createSession, type NewSession } from './sessions.ts';

const codeSeconds = 60;

/**
 * For `viit login`: the console hands the code to the command on the same computer. Only that command has the verifier, so
 * a code that somebody else began is useless to both.
 */
export async function approveLogin(sql: Sql, actor: Actor, challenge: string): Promise<{ code: string }> {
  const { id: person } = await readOwner(sql, actor);
  return { code: await newOneTimeSecret(sql, { kind: 'login', seconds: codeSeconds, content: { challenge }, person }) };
}

/** @throws Refusal if the code is unknown, used or expired, or of another command. */
export async function finishLogin(
  sql: Sql,
  { code, verifier }: { code: string; verifier: string },
): Promise<NewSession> {
  const login = await takeSecret<{ challenge: string }>(sql, code, 'login');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (!login?.person || login.content.challenge !== challenge) throw new Refusal('sign-in-ended');
  return createSession(sql, { person: login.person });
}
