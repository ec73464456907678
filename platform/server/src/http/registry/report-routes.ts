import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { readHealth } from '../../reports/health/read-health.ts';
import { readProblems } from '../../reports/read-problems.ts';
import { readTimeline } from '../../reports/read-timeline.ts';
import { defineRoute } from './define-route.ts';

/** Reading what browsers reported. */
export function reportRoutes(server: FastifyInstance, { database }: RegistryContext): void {
  defineRoute(server, registryApi.readHealth, ({ query }) => readHealth(database, query));
  defineRoute(server, registryApi.readTimeline, ({ query }) => readTimeline(database, query));
  defineRoute(server, registryApi.readProblems, ({ query }) => readProblems(database, query));
}
