import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { readAudit } from '../../registry/access/audit.ts';
import { type Actor, operator, requireScope } from '../../registry/access/scopes.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { defineRoute } from './define-route.ts';

/** Reading the audit. */
export function auditRoutes(server: FastifyInstance, { database }: RegistryContext): void {
  const authorize = (actor: Actor) => requireScope(actor, operator);
  defineRoute(server, registryApi.readAudit, ({ query }) => readAudit(database, query), { authorize });
}
