import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { type Actor, contentScope, requireScope } from '../../registry/access/scopes.ts';
import { readList, replaceList } from '../../registry/releases/replace-list.ts';
import { defineRoute } from './define-route.ts';
import type { RouteContext } from './route-context.ts';

const options = {
  /** Lists are the largest bodies after archives. */
  bodyLimit: 4 * 1024 * 1024,
  authorize: (actor: Actor) => requireScope(actor, contentScope),
};

/** Reading and replacing the lists of the content API. A department's list is called `department/<code>`. */
export function contentRoutes(server: FastifyInstance, { onMove, metrics, ...context }: RouteContext): void {
  const replace = async (actor: Actor, list: string, items: unknown[]) => {
    const created = await replaceList(context, actor, list, items);
    metrics.countRelease(created.rendered);
    await onMove();
    return created;
  };
  const nameOf = (code: string) => `department/${code}`;
  defineRoute(server, registryApi.readList, async ({ params }) => [...(await readList(context, params.list))]);
  defineRoute(server, registryApi.readDepartment, async ({ params }) => [
    ...(await readList(context, nameOf(params.code))),
  ]);
  defineRoute(server, registryApi.replaceList, ({ actor, params, body }) => replace(actor, params.list, body), options);
  defineRoute(
    server,
    registryApi.replaceDepartment,
    ({ actor, params, body }) => replace(actor, nameOf(params.code), body),
    options,
  );
}
