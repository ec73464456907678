import { Refusal } from '@viit/core/refusal';
import { commonHeaders, consolePermissions, type Headers } from '@viit/core/response-headers';
import type { FastifyInstance } from 'fastify';
import { createBaseServer } from '../base-server.ts';
import { sendError } from '../registry/errors.ts';
import { registryRoutes } from '../registry/routes.ts';
import { strictTransport } from '../strict-transport.ts';
import { checkOrigin } from './check-origin.ts';
import type { ConsoleContext } from './console-context.ts';
import { eventRoute } from './event-route.ts';
import { sessionRoutes } from './session-routes.ts';

/** The console's page, and the registry at `/api/` with the session's rights. Nothing of the site is served. */
export function createConsole(context: ConsoleContext): FastifyInstance {
  const { liveSite, publicOrigin } = context;
  const headers = consoleHeaders(context);
  const server = createBaseServer(context, {
    headersFor: () => headers,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
  });
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(({ method, url }) => {
    throw new Refusal(
      'route-unknown',
      `The console has no ${method} ${url}. Open it at its own address, without a path.`,
    );
  });
  checkOrigin(server, publicOrigin);
  fileRoutes(server, context);
  const sessions = sessionRoutes(server, context);
  eventRoute(server, context, sessions);
  server.register(
    async (routes) => {
      // A session is the only way in: other tokens are replaced.
      routes.addHook('onRequest', async (request) => {
        delete request.headers.authorization;
        if (request.routeOptions.config.isPublic) return;
        request.headers.authorization = sessions.authorizationOf(request);
      });
      await registryRoutes(routes, { ...context, onSwitch: liveSite.refresh });
    },
    { prefix: '/api' },
  );
  return server;
}

function fileRoutes(server: FastifyInstance, { files }: ConsoleContext): void {
  const page = files.get('/');
  // Where the sign-in provider returns to.
  for (const [address, { type, text, etag, brotli }] of [...files, ...(page ? [['/signed-in', page] as const] : [])]) {
    server.get(address, async (request, reply) => {
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type(type);
      const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
      return acceptsBrotli ? reply.header('content-encoding', 'br').send(await brotli()) : reply.send(text);
    });
  }
}

/** Draft pages are shown in a frame, and pictures of entries in the form. */
const policyFor = (siteAddress: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data: blob: ${siteAddress}`,
    `frame-src ${siteAddress}`,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The opener policy cuts off a page that opened the console (docs/decisions/0033-the-console-has-its-own-origin.md). */
const consoleHeaders = ({ publicOrigin = '', siteAddress }: ConsoleContext): Headers => ({
  ...commonHeaders,
  ...strictTransport(publicOrigin),
  'content-security-policy': policyFor(siteAddress),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': consolePermissions,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});
