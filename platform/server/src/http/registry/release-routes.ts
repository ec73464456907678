import type { Readable } from 'node:stream';
import { type CreatedRelease, registryApi } from '@viit/contract/registry-api';
import { stepTimer } from '@viit/core/step-timer';
import type { FastifyInstance } from 'fastify';
import { type Actor, contentScope, requireScope } from '../../registry/access/scopes.ts';
import { readVersion } from '../../registry/builds/builds.ts';
import { changeMenu } from '../../registry/changes/change-menu.ts';
import { composePreview } from '../../registry/changes/compose-preview.ts';
import { promote } from '../../registry/changes/promote.ts';
import { publish } from '../../registry/changes/publish.ts';
import { readList, replaceList } from '../../registry/changes/replace-list.ts';
import { planRollBack, rollBackPart, rollBackSite } from '../../registry/changes/roll-back.ts';
import { listDocuments, supplyDocument } from '../../registry/changes/supply-document.ts';
import { withdrawSection } from '../../registry/changes/withdraw-section.ts';
import { deletePreview } from '../../registry/previews/delete-preview.ts';
import { readPreviewLink } from '../../registry/previews/preview-link.ts';
import { prune } from '../../registry/pruning/prune.ts';
import { readHistory } from '../../registry/releases/part-history.ts';
import { live } from '../../registry/releases/releases.ts';
import { readStatus } from '../../registry/releases/status.ts';
import { pruneReports } from '../../reports/store-reports.ts';
import { defineRoute } from './define-route.ts';
import type { RouteContext } from './route-context.ts';

const forContent = {
  /** Lists are the largest bodies after archives. */
  bodyLimit: 4 * 1024 * 1024,
  authorize: (actor: Actor) => requireScope(actor, contentScope),
};

/** What changes a release, and what says how releases have changed. */
export function releaseRoutes(server: FastifyInstance, { onMove, metrics, ...context }: RouteContext): void {
  const { database } = context;
  /** Counts a release, and tells this server to show it. @returns it with the preview's link. */
  const finish = async <T extends CreatedRelease>(channel: string, created: T) => {
    metrics.countRelease(created.rendered);
    const timer = stepTimer();
    if (channel === live) await timer.time('notify', onMove);
    return { ...created, ms: { ...created.ms, ...timer.times }, link: await readPreviewLink(database, channel) };
  };
  defineRoute(server, registryApi.publish, async ({ actor, onProgress, params: { channel }, body }) => {
    const created = await finish(channel, await publish({ ...context, onProgress }, actor, channel, body));
    return { ...created, version: await readVersion(database, body) };
  });
  defineRoute(server, registryApi.composePreview, async ({ actor, onProgress, params: { channel }, body }) => {
    const composed = await composePreview({ ...context, onProgress }, actor, channel, body.builds);
    const { link = '', ...created } = await finish(channel, composed);
    return { ...created, link };
  });
  defineRoute(server, registryApi.promote, async ({ actor, onProgress, body: { channel, ...options } }) =>
    finish(live, await promote({ ...context, onProgress }, actor, channel, options)),
  );
  defineRoute(
    server,
    registryApi.replaceList,
    async ({ actor, query, body: { hash, items } }) =>
      finish(query.channel, await replaceList(context, actor, { ...query, hash }, items)),
    forContent,
  );
  defineRoute(server, registryApi.supplyDocument, async ({ actor, query, body }) =>
    finish(query.channel, await supplyDocument(context, actor, query, body as Readable)),
  );
  defineRoute(server, registryApi.changeMenu, async ({ actor, params, body }) =>
    finish(body.channel, await changeMenu(context, actor, params.name, body)),
  );
  defineRoute(server, registryApi.withdrawSection, async ({ actor, params, body }) =>
    finish(live, await withdrawSection(context, actor, params.name, body.confirmed)),
  );
  defineRoute(server, registryApi.rollBack, async ({ actor, onProgress, body }) =>
    finish(
      live,
      'release' in body
        ? await rollBackSite({ ...context, onProgress }, actor, body)
        : await rollBackPart({ ...context, onProgress }, actor, body.part, body.version),
    ),
  );
  defineRoute(server, registryApi.planRollBack, ({ actor, query }) =>
    planRollBack(context, actor, query.part, query.version),
  );
  defineRoute(server, registryApi.readHistory, ({ query }) => readHistory(database, query.part));
  defineRoute(server, registryApi.readList, ({ actor, query }) => readList(context, actor, query));
  defineRoute(server, registryApi.listDocuments, () => listDocuments(database));
  defineRoute(server, registryApi.deletePreview, ({ actor, params }) => deletePreview(context, actor, params.channel));
  defineRoute(server, registryApi.readStatus, ({ actor, query }) => readStatus(database, actor, query.count));
  defineRoute(server, registryApi.prune, async ({ actor, body }) => ({
    ...(await prune(context, actor, body.keep, undefined, body.previewDays)),
    reports: await pruneReports(database),
  }));
}
