import { consoleSessionHeader, signInSchema } from '@viit/contract/console';
import { readCookie } from '@viit/contract/cookies';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../registry/access/rights.ts';
import { authenticate } from '../../registry/access/tokens.ts';
import { addressOf, createRateLimiter } from '../rate-limit.ts';
import { authenticateRequest } from '../registry/authentication.ts';
import { errorCodeOf } from '../registry/errors.ts';
import type { ConsoleContext } from './console-context.ts';
import { openToken, sealToken, sessionSeconds } from './session.ts';

/** Per address, after a burst of ten. */
const signInsPerSecond = 1;

/** @returns how the other routes read a request's session. */
export function sessionRoutes(server: FastifyInstance, { database, publicOrigin, siteAddress }: ConsoleContext) {
  const isSecure = publicOrigin?.startsWith('https:') === true;
  // With the prefix, browsers accept the cookie from this host only, over https.
  const cookieName = isSecure ? '__Host-viit_console' : 'viit_console';
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
    );
  /** @throws Refusal without a session. */
  const authorizationOf = ({ headers }: FastifyRequest): string => {
    const [sealed, key] = [readCookie(headers.cookie ?? '', cookieName), headers[consoleSessionHeader]];
    const token = sealed && typeof key === 'string' ? openToken(sealed, key) : undefined;
    if (token) return `Bearer ${token}`;
    throw new Refusal('session-missing');
  };
  /** @throws Refusal without a session, or if its token is no longer valid. */
  const actorOf = async (request: FastifyRequest): Promise<Actor> =>
    authenticateRequest(database, request, authorizationOf(request));
  const describe = ({ rights, label }: Actor) => ({ rights, label, site: siteAddress });
  const takeAttempt = createRateLimiter(signInsPerSecond);

  server.post('/session', { onSend: logRefusal }, async (request, reply) => {
    if (takeAttempt(addressOf(request)) > 0) throw new Refusal('sign-ins-too-many');
    const { success, data } = signInSchema.safeParse(request.body);
    if (!success) throw new Refusal('request-invalid', 'Send { "token": "viit_…" } to sign in.');
    const actor = await authenticate(database, `Bearer ${data.token}`, addressOf(request));
    const { sealed, key } = sealToken(data.token);
    setCookie(reply, sealed, sessionSeconds);
    return { ...describe(actor), key };
  });
  server.get('/session', async (request) => describe(await actorOf(request)));
  server.delete('/session', async (_request, reply) => setCookie(reply, '', 0).send({ signedOut: true }));
  return { authorizationOf, actorOf };
}

export type Sessions = ReturnType<typeof sessionRoutes>;

async function logRefusal(request: FastifyRequest): Promise<void> {
  const code = errorCodeOf(request);
  if (code) request.log.warn({ requestId: request.id, address: request.ip, action: 'signIn', code }, 'refused');
}
