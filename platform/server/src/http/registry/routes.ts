import { archiveType, fileType } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance } from 'fastify';
import { requireToken } from './authentication.ts';
import { defineRoutes } from './define-routes.ts';
import { sendError } from './errors.ts';
import { createHandlers, type RouteContext } from './handlers.ts';
import { describeRegistry } from './openapi.ts';
import { parseBodies } from './parse-body.ts';
import { recordAttempts } from './record-attempts.ts';

/** Entries have up to 200 000 characters of up to 3 bytes; an export asks for several thousand hashes. */
const largeBody = 1024 * 1024;

/** `@viit/contract/registry-api` over HTTP. Every request but `GET /openapi.json` needs a token. */
export async function registryRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(({ method, url }) => {
    throw new Refusal('route-unknown', `The registry has no route ${method} ${url}. Use the command: viit --help`);
  });
  parseBodies(server);
  server.addContentTypeParser([archiveType, fileType], (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const record = recordAttempts(server, context);
  requireToken(server, context.database);
  // Public, so that clients can be generated without a token; described once, because that takes 40 ms.
  let description: string | undefined;
  server.get('/openapi.json', { config: { isPublic: true } }, async (_request, reply) => {
    description ??= JSON.stringify(describeRegistry());
    return reply.type('application/json; charset=utf-8').send(description);
  });
  defineRoutes(server, createHandlers(context), {
    ...{ sql: context.database, record },
    bodyLimits: {
      saveEntry: largeBody,
      saveEntries: largeBody,
      orderEntries: largeBody,
      publishEntries: largeBody,
      readExportFiles: largeBody,
    },
  });
}
