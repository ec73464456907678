import { consoleSessionHeader, signInSchema } from '@viit/contract/console';
import { readCookie } from '@viit/contract/cookies';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../registry/access/scopes.ts';
import { authenticate } from '../../registry/access/tokens.ts';
import { addressOf, createRateLimiter } from '../rate-limit.ts';
import { authenticateRequest } from '../registry/authentication.ts';
import { errorCodeOf } from '../registry/errors.ts';
import type { ConsoleContext } from './console-context.ts';
import { openToken, sealToken, sessionSeconds } from './session.ts';

/** Attempts to sign in that an address may make: ten at once, then one in a second. */
const signInsPerSecond = 1;

/** Reads sessions from requests: a cookie and a header. */
export function createSessions({ database, publicOrigin }: ConsoleContext) {
  const name = cookieName(publicOrigin);
  /** The Authorization header that a request of the registry has with this session. @throws Refusal without a session. */
  const authorizationOf = ({ headers }: FastifyRequest): string => {
    const [sealed, key] = [readCookie(headers.cookie ?? '', name), headers[consoleSessionHeader]];
    const token = sealed && typeof key === 'string' ? openToken(sealed, key) : undefined;
    if (token) return `Bearer ${token}`;
    throw new Refusal('session-missing', 'You are not signed in to the console, or your session has ended. Sign in.');
  };
  return {
    authorizationOf,
    /** The owner of the session's token. @throws Refusal without a session, or with a token that is not valid any more. */
    actorOf: async (request: FastifyRequest): Promise<Actor> =>
      authenticateRequest(database, request, authorizationOf(request)),
  };
}

export type Sessions = ReturnType<typeof createSessions>;

const isSecure = (publicOrigin: string | undefined): boolean => publicOrigin?.startsWith('https:') === true;

/** With the prefix, browsers accept the cookie from this host only, over https. */
const cookieName = (publicOrigin: string | undefined): string =>
  isSecure(publicOrigin) ? '__Host-viit_console' : 'viit_console';

/** `/session`: signing in with a token, whose session this is, and signing out. */
export function sessionRoutes(server: FastifyInstance, context: ConsoleContext, sessions: Sessions): void {
  const { database, publicOrigin, siteAddress } = context;
  const takeAttempt = createRateLimiter(signInsPerSecond);
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookieName(publicOrigin)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure(publicOrigin) ? '; Secure' : ''}`,
    );
  const describe = ({ scope, label }: Actor) => ({ scope, label, site: siteAddress });

  server.post('/session', { onResponse: logRefusal }, async (request, reply) => {
    if (takeAttempt(addressOf(request)) > 0) {
      throw new Refusal('sign-ins-too-many', 'Too many attempts to sign in from this address. Wait 10 seconds.');
    }
    const { success, data } = signInSchema.safeParse(request.body);
    if (!success) throw new Refusal('request-invalid', 'Send { "token": "viit_…" } to sign in.');
    const actor = await authenticate(database, `Bearer ${data.token}`);
    const { sealed, key } = sealToken(data.token);
    setCookie(reply, sealed, sessionSeconds);
    return { ...describe(actor), key };
  });
  server.get('/session', async (request) => describe(await sessions.actorOf(request)));
  server.delete('/session', async (_request, reply) => setCookie(reply, '', 0).send({ signedOut: true }));
}

async function logRefusal(request: FastifyRequest): Promise<void> {
  const code = errorCodeOf(request);
  if (code) request.log.warn({ requestId: request.id, address: request.ip, action: 'signIn', code }, 'refused');
}
