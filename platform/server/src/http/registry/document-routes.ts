import type { Readable } from 'node:stream';
import { registryApi } from '@viit/contract/registry-api';
import type { FastifyInstance } from 'fastify';
import { listDocuments, readDocumentHistory, rollBackDocument } from '../../registry/releases/document-history.ts';
import { readPreviewLink } from '../../registry/releases/preview-link.ts';
import { receiveDocument } from '../../registry/releases/receive-document.ts';
import { defineRoute } from './define-route.ts';
import type { RouteContext } from './route-context.ts';

/** Documents: what is missing, and files that replace them without a build. */
export function documentRoutes(server: FastifyInstance, { onMove, metrics, ...context }: RouteContext): void {
  const { database } = context;
  defineRoute(server, registryApi.listDocuments, () => listDocuments(database));
  defineRoute(server, registryApi.readDocumentHistory, ({ query }) => readDocumentHistory(database, query.address));
  defineRoute(server, registryApi.supplyDocument, async ({ actor, query, body }) => {
    const created = await receiveDocument(context, actor, query, body as Readable);
    metrics.countRelease(created.rendered);
    await onMove();
    return { ...created, link: await readPreviewLink(database, query.channel) };
  });
  defineRoute(server, registryApi.rollBackDocument, async ({ actor, body }) => {
    const created = await rollBackDocument(context, actor, body.address);
    metrics.countRelease(created.rendered);
    await onMove();
    return created;
  });
}
