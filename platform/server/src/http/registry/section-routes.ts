import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { grantAddress } from '../../registry/access/grant-address.ts';
import { listOwners } from '../../registry/access/owners.ts';
import { revokeAddress } from '../../registry/access/revoke-address.ts';
import { type Actor, operator, requireScope } from '../../registry/access/scopes.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { defineRoute } from './define-route.ts';

/** Who owns which addresses. */
export function sectionRoutes(server: FastifyInstance, { database }: RegistryContext): void {
  const options = { authorize: (actor: Actor) => requireScope(actor, operator) };
  defineRoute(server, registryApi.listSections, () => listOwners(database));
  defineRoute(
    server,
    registryApi.grantAddress,
    ({ actor, params, body }) => grantAddress(database, actor, params.name, body.address),
    options,
  );
  defineRoute(
    server,
    registryApi.revokeAddress,
    ({ actor, params, query }) => revokeAddress(database, actor, params.name, query.address),
    options,
  );
}
