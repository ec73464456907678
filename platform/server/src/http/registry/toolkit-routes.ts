import type { Readable } from 'node:stream';
import { toolkitName } from '@viit/contract';
import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { type Actor, requireScope } from '../../registry/access/scopes.ts';
import { archiveLimits } from '../../registry/builds/archive-limits.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { listToolkits } from '../../registry/toolkits/read-toolkits.ts';
import { receiveToolkit } from '../../registry/toolkits/receive-toolkit.ts';
import { defineRoute } from './define-route.ts';

/** Publishing and listing toolkits; `/_packages/` hands them out. */
export function toolkitRoutes(server: FastifyInstance, context: RegistryContext): void {
  defineRoute(server, registryApi.listToolkits, () => listToolkits(context.database));
  defineRoute(
    server,
    registryApi.sendToolkit,
    ({ actor, params, body }) => receiveToolkit(context, actor, params.version, body as Readable),
    { authorize: (actor: Actor) => requireScope(actor, toolkitName), bodyLimit: archiveLimits.packed },
  );
}
