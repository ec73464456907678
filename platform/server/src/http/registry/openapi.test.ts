import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { registryApi } from '@viit/contract/registry-api';
import Fastify from 'fastify';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { registryRoutes } from './routes.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
});
after(() => registry.close());

const readDescription = async () => {
  const response = await fetch(`${registry.address}/_registry/openapi.json`);
  assert.equal(response.status, 200);
  return (await response.json()) as { paths: Record<string, Record<string, { operationId: string }>> };
};

test('the OpenAPI description is served without a token and is valid', async () => {
  const { valid, errors } = await new Validator().validate(await readDescription());
  assert.ok(valid, JSON.stringify(errors, null, 1));
});

test('every route of the registry is in the OpenAPI description, and every operation of the contract', async () => {
  const { paths } = await readDescription();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ route: `${method} ${path}`, operationId })),
  );
  const routes: string[] = [];
  const server = Fastify({ exposeHeadRoutes: false });
  server.addHook('onRoute', ({ method, url }) => {
    routes.push(`${String(method).toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  const context = { ...registry.context, metrics: createMetrics(() => {}), onSwitch: async () => {} };
  await server.register((scope) => registryRoutes(scope, context), { prefix: '/_registry' });
  assert.deepEqual(operations.map(({ route }) => route).sort(), routes.sort());
  assert.deepEqual(operations.map(({ operationId }) => operationId).sort(), Object.keys(registryApi).sort());
});
