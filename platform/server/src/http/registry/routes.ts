import type { Readable } from 'node:stream';
import { Refusal } from '@viit/core/refusal';
import { stepTimer } from '@viit/core/step-timer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Actor,
  assertMayChange,
  authenticate,
  createToken,
  listTokens,
  operator,
  revokeToken,
} from '../../registry/access/tokens.ts';
import { archiveLimits } from '../../registry/builds/archive.ts';
import { hasVersion } from '../../registry/builds/builds.ts';
import { deletePreview } from '../../registry/releases/delete-preview.ts';
import { composePreview, listBuilds } from '../../registry/releases/preview.ts';
import { prune } from '../../registry/releases/prune.ts';
import { promote, putBuildOnChannel, type RegistryContext, receiveArchive } from '../../registry/releases/publish.ts';
import { pullList, pushList } from '../../registry/releases/push-list.ts';
import { live } from '../../registry/releases/releases.ts';
import { rollback, rollbackTo } from '../../registry/releases/rollback.ts';
import { previewLink, readStatus } from '../../registry/releases/status.ts';
import { answerError } from './errors.ts';
import { exportRoutes } from './export-routes.ts';
import { parse } from './parse.ts';

interface RegistryParts extends RegistryContext {
  /** Called when a channel was moved: this server shows it at once, the others at their next look. */
  onMove: () => Promise<void>;
}

/** Lists are the largest bodies beside archives. */
const jsonLimit = 4 * 1024 * 1024;

const actors = new WeakMap<FastifyRequest, Actor>();
const actorOf = (request: FastifyRequest): Actor => {
  const actor = actors.get(request);
  if (!actor) throw new Error('A registry route was reached without a token.');
  return actor;
};

const exchange = z.object({ name: z.string(), identity: z.string() });
const composition = z.object({
  builds: z
    .array(z.object({ name: z.string(), version: z.string() }))
    .min(1)
    .max(100),
});
const promotion = z.object({ channel: z.string(), section: z.string().optional() });
const turning = z.union([
  z.object({ release: z.string() }).strict(),
  z.object({ section: z.string(), version: z.string().optional() }).strict(),
]);
const newToken = z.object({
  scope: z.string(),
  label: z.string().trim().min(1).max(100),
  days: z.number().int().positive().max(3650).optional(),
});

/** The registry over HTTP, below `/_registry/`: JSON in and out, a token with every request, refusals as `{ error }`. */
export async function registryRoutes(server: FastifyInstance, { onMove, ...desk }: RegistryParts): Promise<void> {
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send({ error: `The registry has no ${request.method} ${request.url}. Use the command: viit --help` }),
  );
  server.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    actors.set(request, await authenticate(desk.database, request.headers.authorization));
  });
  buildRoutes(server, desk, onMove);
  moveRoutes(server, desk, onMove);
  tokenRoutes(server, desk);
  contentRoutes(server, desk, onMove);
  exportRoutes(server, desk);
}

function buildRoutes(server: FastifyInstance, desk: RegistryContext, onMove: RegistryParts['onMove']): void {
  type Named = { Params: { name: string } };
  const ownOnly = async (request: FastifyRequest) =>
    assertMayChange(actorOf(request), (request.params as Named['Params']).name);
  server.get<{ Params: { name: string; identity: string }; Querystring: { version?: string } }>(
    '/builds/:name/:identity',
    { onRequest: ownOnly },
    async ({ params, query }) => ({ isHeld: await hasVersion(desk.database, params, query.version) }),
  );
  server.get<Named>('/builds/:name', ({ params }) => listBuilds(desk, params.name));
  server.put<Named>('/builds/:name', { onRequest: ownOnly, bodyLimit: archiveLimits.packed }, async (request) => {
    if (request.headers['content-type'] !== 'application/gzip') {
      throw new Refusal('A build is sent as application/gzip. Use the command: viit publish', 400);
    }
    return receiveArchive(desk, request.params.name, request.body as Readable);
  });
  server.post<{ Params: { channel: string } }>('/channels/:channel', async (request) => {
    const { channel } = request.params;
    const made = await putBuildOnChannel(desk, actorOf(request), { channel, ...parse(exchange, request.body) });
    const watch = stepTimer();
    if (channel === live) await watch.time('tell', onMove);
    return { ...made, ms: { ...made.ms, ...watch.times }, link: await previewLink(desk.database, channel) };
  });
  server.post<{ Params: { channel: string } }>('/previews/:channel', async (request) => {
    const { channel } = request.params;
    const { builds } = parse(composition, request.body);
    const made = await composePreview(desk, actorOf(request), channel, builds);
    return { ...made, link: await previewLink(desk.database, channel) };
  });
  server.delete<{ Params: { channel: string } }>('/previews/:channel', async (request) =>
    deletePreview(desk, actorOf(request), request.params.channel),
  );
}

function moveRoutes(server: FastifyInstance, desk: RegistryContext, onMove: RegistryParts['onMove']): void {
  server.post('/promote', async (request) => {
    const { channel, section } = parse(promotion, request.body);
    const made = await promote(desk, actorOf(request), channel, section);
    await onMove();
    return made;
  });
  server.post('/rollback', async (request) => {
    const wanted = parse(turning, request.body);
    const actor = actorOf(request);
    const made =
      'release' in wanted
        ? await rollbackTo(desk, actor, wanted.release)
        : await rollback(desk, actor, wanted.section, wanted.version);
    await onMove();
    return made;
  });
  server.get<{ Querystring: { count?: string } }>('/status', (request) => {
    const count = parse(z.coerce.number().int().positive().max(1000).default(20), request.query.count);
    return readStatus(desk.database, actorOf(request), count);
  });
  server.post('/prune', async (request) => {
    const { keep } = parse(z.object({ keep: z.number().int().positive() }), request.body);
    return prune(desk.database, actorOf(request), keep);
  });
}

function tokenRoutes(server: FastifyInstance, { database }: RegistryContext): void {
  const operatorOnly = async (request: FastifyRequest) => assertMayChange(actorOf(request), operator);
  server.get('/tokens', { onRequest: operatorOnly }, async () => listTokens(database));
  server.post('/tokens', { onRequest: operatorOnly }, async (request) =>
    createToken(database, parse(newToken, request.body)),
  );
  server.delete<{ Params: { id: string } }>('/tokens/:id', { onRequest: operatorOnly }, async ({ params }) => {
    await revokeToken(database, params.id);
    return { id: params.id, isRevoked: true };
  });
}

function contentRoutes(server: FastifyInstance, desk: RegistryContext, onMove: RegistryParts['onMove']): void {
  server.get<{ Params: { '*': string } }>('/content/*', async (request) => pullList(desk, request.params['*']));
  server.put<{ Params: { '*': string } }>('/content/*', { bodyLimit: jsonLimit }, async (request) => {
    const made = await pushList(desk, actorOf(request), request.params['*'], request.body);
    await onMove();
    return made;
  });
}
