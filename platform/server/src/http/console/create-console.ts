import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance } from 'fastify';
import { createBaseServer } from '../base-server.ts';
import { sendError } from '../registry/errors.ts';
import { registryRoutes } from '../registry/routes.ts';
import { checkOrigin } from './check-origin.ts';
import type { ConsoleContext } from './console-context.ts';
import { consoleHeaders } from './console-headers.ts';
import { eventRoute } from './event-route.ts';
import { createSessions, sessionRoutes } from './session-routes.ts';

/**
 * Creates the console's server, the same for production and tests: its page at `/`, `/session`, `/events`, and the registry at
 * `/api/` with the rights of the session's token. It serves nothing of the site, and the site's server nothing of the console.
 */
export function createConsole(context: ConsoleContext): FastifyInstance {
  const { liveSite, publicOrigin } = context;
  const headers = consoleHeaders(publicOrigin);
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
  const sessions = createSessions(context);
  sessionRoutes(server, context, sessions);
  eventRoute(server, context, sessions);
  server.register(
    async (routes) => {
      // A session is the only way in: a token in the request itself is replaced.
      routes.addHook('onRequest', async (request) => {
        delete request.headers.authorization;
        request.headers.authorization = sessions.authorizationOf(request);
      });
      await registryRoutes(routes, { ...context, onMove: () => liveSite.refresh() });
    },
    { prefix: '/api' },
  );
  return server;
}

/** The page, its script and its styles. Browsers ask each time whether they have changed. */
function fileRoutes(server: FastifyInstance, { files }: ConsoleContext): void {
  for (const [address, { type, text, etag }] of files) {
    server.get(address, (request, reply) => {
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(text);
    });
  }
}
