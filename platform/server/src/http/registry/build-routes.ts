import type { Readable } from 'node:stream';
import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { type Actor, requireScope } from '../../registry/access/scopes.ts';
import { archiveLimits } from '../../registry/builds/archive-limits.ts';
import { hasBuild } from '../../registry/builds/builds.ts';
import { receiveArchive } from '../../registry/builds/receive-archive.ts';
import { assertVersionFree } from '../../registry/builds/versions.ts';
import { dryRun } from '../../registry/changes/dry-run.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { listBuilds } from '../../registry/releases/list-builds.ts';
import { defineRoute } from './define-route.ts';

/** Sending, checking and listing builds. */
export function buildRoutes(server: FastifyInstance, context: RegistryContext): void {
  const authorize = (actor: Actor, { name }: { name: string }) => requireScope(actor, name);
  defineRoute(
    server,
    registryApi.findBuild,
    async ({ params, query: { version } }) => {
      if (version !== undefined) await assertVersionFree(context.database, params, version);
      return { isStored: await hasBuild(context.database, params) };
    },
    { authorize },
  );
  defineRoute(server, registryApi.listBuilds, ({ params }) => listBuilds(context, params.name));
  defineRoute(
    server,
    registryApi.sendBuild,
    ({ actor, params, body }) => receiveArchive(context, { token: actor.token, name: params.name }, body as Readable),
    { authorize, bodyLimit: archiveLimits.packed },
  );
  defineRoute(
    server,
    registryApi.dryRun,
    ({ actor, params, query, body }) => dryRun(context, actor, { ...params, ...query }, body as Readable),
    { authorize, bodyLimit: archiveLimits.packed },
  );
}
