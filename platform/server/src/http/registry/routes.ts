import { archiveType, fileType } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './audit-routes.ts';
import { requireToken } from './authentication.ts';
import { buildRoutes } from './build-routes.ts';
import { comparisonRoutes } from './comparison-routes.ts';
import { sendError } from './errors.ts';
import { exportRoutes } from './export-routes.ts';
import { describeRegistry } from './openapi.ts';
import { recordAttempts } from './record-attempts.ts';
import { releaseRoutes } from './release-routes.ts';
import { reportRoutes } from './report-routes.ts';
import type { RouteContext } from './route-context.ts';
import { sectionRoutes } from './section-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { toolkitRoutes } from './toolkit-routes.ts';

/**
 * The registry over HTTP, below `/_registry/`, as `@viit/contract/registry-api` defines it: JSON in and out, a token with
 * every request but `GET /openapi.json`, errors as
 * `{ code, error, requestId }`. Every attempt to change something is recorded in the audit.
 */
export async function registryRoutes(server: FastifyInstance, context: RouteContext): Promise<void> {
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(({ method, url }) => {
    throw new Refusal('route-unknown', `The registry has no route ${method} ${url}. Use the command: viit --help`);
  });
  server.addContentTypeParser([archiveType, fileType], (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  recordAttempts(server, context);
  requireToken(server, context.database);
  // Public: it contains no secrets, and clients are generated from it without a token.
  server.get('/openapi.json', { config: { isPublic: true } }, async () => describeRegistry());
  buildRoutes(server, context);
  releaseRoutes(server, context);
  sectionRoutes(server, context);
  tokenRoutes(server, context);
  toolkitRoutes(server, context);
  exportRoutes(server, context);
  auditRoutes(server, context);
  comparisonRoutes(server, context);
  reportRoutes(server, context);
}
