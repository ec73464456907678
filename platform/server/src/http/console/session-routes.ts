import {
  beginSignInSchema,
  begunSignInSchema,
  consoleSessionHeader,
  type consoleSessionSchema,
  signInSchema,
} from '@viit/contract/console';
import { readCookie } from '@viit/contract/cookies';
import { sessionHours } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordAttempt } from '../../registry/access/audit.ts';
import { type Actor, personOf } from '../../registry/access/rights.ts';
import { sessionPrefix } from '../../registry/access/tokens.ts';
import { providerSignOut } from '../../registry/people/provider.ts';
import { endSession } from '../../registry/people/sessions.ts';
import { beginSignIn, completeSignIn } from '../../registry/people/sign-in.ts';
import { addressOf, createRateLimiter, sourceOf } from '../rate-limit.ts';
import { authenticateRequest } from '../registry/authentication.ts';
import { parseRequest } from '../registry/define-routes.ts';
import { errorCodeOf } from '../registry/errors.ts';
import type { ConsoleContext } from './console-context.ts';

/** Per address, after ten times as many at once. */
const signInsPerSecond = { begun: 5, completed: 1 };

/*
 * The secret of a session has two halves: one is in the cookie, pages send the other in a header. Cookies ignore ports, so
 * other programs on this machine can read and set them, but only the console's pages have the other half.
 */

export function sessionRoutes(server: FastifyInstance, context: ConsoleContext) {
  const { database, publicOrigin, siteAddress, signIn } = context;
  const isSecure = publicOrigin?.startsWith('https:') === true;
  // With the prefix, browsers accept the cookie from this host only, over https.
  const cookieName = isSecure ? '__Host-viit_console' : 'viit_console';
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
    );
  /** @throws Refusal without both halves. */
  const authorizationOf = ({ headers }: FastifyRequest): string => {
    const [half, key] = [readCookie(headers.cookie ?? '', cookieName), headers[consoleSessionHeader]];
    if (half && typeof key === 'string' && key) return `Bearer ${sessionPrefix}${half}${key}`;
    throw new Refusal('session-missing');
  };
  const actorOf = async (request: FastifyRequest): Promise<Actor> =>
    authenticateRequest(database, request, authorizationOf(request));
  const describe = ({ id, rights, label }: Actor): z.input<typeof consoleSessionSchema> => ({
    ...{ id, rights, label, site: siteAddress, isPerson: personOf({ id }) !== null },
  });
  const begins = createRateLimiter(signInsPerSecond.begun);
  const completes = createRateLimiter(signInsPerSecond.completed);

  server.post('/sign-in', { onSend: logRefusal }, async (request) => {
    if (begins(addressOf(request)) > 0) throw new Refusal('sign-ins-too-many');
    return begunSignInSchema.parse(await beginSignIn(context, parseRequest(beginSignInSchema, request.body)));
  });
  server.post('/session', { onSend: logRefusal }, async (request, reply) => {
    if (completes(addressOf(request)) > 0) throw new Refusal('sign-ins-too-many');
    const { session, actor } = await completeSignIn(
      context,
      parseRequest(signInSchema, request.body),
      sourceOf(request),
    );
    await recordSignIn(context, request, reply, actor);
    setCookie(reply, session.half, sessionHours * 3600);
    return { ...describe(actor), key: session.key };
  });
  server.get('/session', async (request) => describe(await actorOf(request)));
  server.delete('/session', async (request, reply) => {
    setCookie(reply, '', 0);
    const actor = await actorOf(request).catch(() => undefined);
    if (actor) await endSession(database, actor, false);
    return { providerUrl: actor && personOf(actor) ? await providerSignOut(signIn) : null };
  });
  return { authorizationOf, actorOf };
}

export type Sessions = ReturnType<typeof sessionRoutes>;

async function recordSignIn(
  { database }: ConsoleContext,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
): Promise<void> {
  await recordAttempt(database, {
    ...{ requestId: request.id, actor, address: request.ip, action: 'signIn', target: '', status: 200, code: null },
    ms: Math.round(reply.elapsedTime),
  });
}

async function logRefusal(request: FastifyRequest): Promise<void> {
  const code = errorCodeOf(request);
  if (code) request.log.warn({ requestId: request.id, address: request.ip, action: 'signIn', code }, 'refused');
}
