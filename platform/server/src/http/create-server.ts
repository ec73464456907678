import type { Refusal } from '@viit/core/refusal';
import { commonHeaders } from '@viit/core/response-headers';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SignInSettings } from '../registry/people/sign-in-settings.ts';
import type { RegistryContext } from '../registry/registry-context.ts';
import { errorStylesheet } from '../site/error-page.ts';
import { privacyPage } from '../site/privacy-page.ts';
import { securityTxt, securityTxtAddress, securityTxtHeaders } from '../site/security-txt.ts';
import { type BaseServerContext, createBaseServer } from './base-server.ts';
import { draftRoute } from './draft-route.ts';
import { addressForLog, maxAddressLength } from './malformed-request.ts';
import { countResponses } from './metrics/count-responses.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { addSiteGauges } from './metrics/site-gauges.ts';
import { packageRoutes } from './packages/package-routes.ts';
import { previewChangesRoute } from './preview-changes-route.ts';
import { previewRoutes } from './preview-routes.ts';
import { limitRate } from './rate-limit.ts';
import { registryRoutes } from './registry/routes.ts';
import { createReportBudget } from './reports/report-budget.ts';
import { limitReports, reportRoute } from './reports/report-route.ts';
import { sendError } from './send-error.ts';
import { retireServiceWorkers } from './service-worker.ts';
import { type SiteContext, siteRoute } from './site-route.ts';
import { isOverTls, strictTransport } from './strict-transport.ts';

export interface ServerContext extends SiteContext, BaseServerContext, RegistryContext {
  signIn: SignInSettings;
  /** Content API requests and searches per second and client; 0 sets no limit. */
  apiRate: number;
}

/** `/healthz` means that the process is alive, `/readyz` that a release is loaded. */
export function createServer(context: ServerContext, metrics = createSiteMetrics(context)): FastifyInstance {
  const { database, origin, browserSettings, securityContact, liveSite, findPreview } = context;
  const overTls = { ...commonHeaders, ...strictTransport(origin) };
  const headersFor = (request: FastifyRequest) => (isOverTls(request) ? overTls : commonHeaders);
  const server = createBaseServer(context, {
    headersFor,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersFor(request));
      sendError(request, reply, { status: 400, reason: 'The address is not in a valid format.' });
    },
  });
  countResponses(server, metrics);
  // Early, so that a flood of reports costs as little as possible.
  const reportBudget = createReportBudget();
  limitReports(server, metrics, reportBudget);
  retireServiceWorkers(server);
  // A callback: a promise would cost requests per second.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.length <= maxAddressLength) return done();
    sendError(request, reply, { status: 414, reason: 'The address is too long.' });
  });
  limitRate(server, context.apiRate);
  metricsRoute(server, metrics, database);
  healthRoutes(server, context);
  for (const { address, headers, text } of [errorStylesheet, privacyPage]) {
    server.get(address, (_request, reply) => reply.headers(headers).send(text));
  }
  // Written for each request, so that it does not expire.
  server.get(securityTxtAddress, (_request, reply) =>
    reply.headers(securityTxtHeaders).send(securityTxt(origin, securityContact)),
  );
  const registry = { ...context, metrics, onSwitch: liveSite.refresh };
  server.register((routes) => registryRoutes(routes, registry), { prefix: '/_registry' });
  server.register((routes) => packageRoutes(routes, context), { prefix: '/_packages' });
  reportRoute(server, { database, metrics, budget: reportBudget, isOn: browserSettings?.reports !== 0 });
  previewRoutes(server, findPreview);
  draftRoute(server, context);
  previewChangesRoute(server, findPreview, context);
  siteRoute(server, context);
  handleErrors(server);
  return server;
}

export const createSiteMetrics = (context: Pick<ServerContext, 'database' | 'liveSite' | 'blobs'>): Metrics =>
  createMetrics((registry) => addSiteGauges(registry, context));

/** Cached, because anyone may request it. */
const databaseStateMs = 1000;

function healthRoutes(server: FastifyInstance, { database, liveSite, draining }: ServerContext): void {
  server.get('/healthz', async () => ({ status: 'alive' }));
  const databaseState = new LRUCache<'database', 'up' | 'down'>({
    max: 1,
    ttl: databaseStateMs,
    fetchMethod: () =>
      database.query('select 1').then(
        () => 'up',
        () => 'down',
      ),
  });
  server.get('/readyz', async (_request, reply) => {
    const release = liveSite.current()?.release;
    return reply.code(release && !draining.aborted ? 200 : 503).send({
      status: draining.aborted ? 'ending' : release ? 'ready' : 'starting',
      release: release ?? null,
      database: await databaseState.fetch('database'),
    });
  });
}

function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const { status = 500, statusCode = status, message = '' } = error as Partial<Refusal & FastifyError>;
    if (statusCode === 429) reply.header('retry-after', '5');
    if (statusCode >= 400 && statusCode < 500)
      return sendError(request, reply, { status: statusCode, reason: message });
    request.log.error({ reqId: request.id, err: error, path: addressForLog(request.url) }, 'failed');
    const reason = 'The site could not process the request. Please try again in a moment.';
    return sendError(request, reply, { status: 500, reason });
  });
  server.setNotFoundHandler((request, reply) =>
    sendError(request, reply.header('allow', 'GET, HEAD'), {
      status: 405,
      reason: 'This site accepts only GET and HEAD requests.',
    }),
  );
}
