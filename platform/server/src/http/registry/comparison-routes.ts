import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { compareBriefly, compareReleases } from '../../registry/comparison/compare-releases.ts';
import { listComparedPages } from '../../registry/comparison/list-pages.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { defineRoute } from './define-route.ts';

/** What differs between two releases. */
export function comparisonRoutes(server: FastifyInstance, context: RegistryContext): void {
  defineRoute(server, registryApi.compare, ({ actor, query }) => compareReleases(context, actor, query));
  defineRoute(server, registryApi.compareBriefly, ({ actor, query }) => compareBriefly(context, actor, query));
  defineRoute(server, registryApi.listComparedPages, ({ actor, query }) => listComparedPages(context, actor, query));
}
