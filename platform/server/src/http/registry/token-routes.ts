import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { type Actor, operator, requireScope } from '../../registry/access/scopes.ts';
import { createToken, listTokens, revokeToken } from '../../registry/access/tokens.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { defineRoute } from './define-route.ts';

/** Creating, listing and revoking tokens. */
export function tokenRoutes(server: FastifyInstance, { database }: RegistryContext): void {
  const options = { authorize: (actor: Actor) => requireScope(actor, operator) };
  defineRoute(server, registryApi.listTokens, () => listTokens(database), options);
  defineRoute(server, registryApi.createToken, ({ body }) => createToken(database, body), options);
  defineRoute(
    server,
    registryApi.revokeToken,
    async ({ params: { id } }) => {
      await revokeToken(database, id);
      return { id };
    },
    options,
  );
}
