import { registryApi } from '@viit/contract/registry-api';
import { stepTimer } from '@viit/core/step-timer';
import type { FastifyInstance } from 'fastify';
import { readVersion } from '../../registry/builds/builds.ts';
import { changeMenu } from '../../registry/releases/change-menu.ts';
import { composePreview } from '../../registry/releases/compose-preview.ts';
import { deletePreview } from '../../registry/releases/delete-preview.ts';
import { readPreviewLink } from '../../registry/releases/preview-link.ts';
import { promote } from '../../registry/releases/promote.ts';
import { prune } from '../../registry/releases/prune.ts';
import { publish } from '../../registry/releases/publish.ts';
import { live } from '../../registry/releases/releases.ts';
import { planRollBack, rollBackSection, rollBackSite } from '../../registry/releases/rollback.ts';
import { readStatus } from '../../registry/releases/status.ts';
import { withdrawSection } from '../../registry/releases/withdraw-section.ts';
import { pruneReports } from '../../reports/store-reports.ts';
import { defineRoute } from './define-route.ts';
import type { RouteContext } from './route-context.ts';

/** Publishing, previews, rollback, status and pruning. */
export function releaseRoutes(server: FastifyInstance, { onMove, metrics, ...context }: RouteContext): void {
  const { database } = context;
  defineRoute(server, registryApi.publish, async ({ actor, onProgress, params: { channel }, body }) => {
    const created = await publish({ ...context, onProgress }, actor, channel, body);
    metrics.countRelease(created.rendered);
    const timer = stepTimer();
    if (channel === live) await timer.time('notify', onMove);
    const [link, version] = [await readPreviewLink(database, channel), await readVersion(database, body)];
    return { ...created, ms: { ...created.ms, ...timer.times }, link, version };
  });
  defineRoute(server, registryApi.composePreview, async ({ actor, onProgress, params: { channel }, body }) => {
    const created = await composePreview({ ...context, onProgress }, actor, channel, body.builds);
    metrics.countRelease(created.rendered);
    return { ...created, link: (await readPreviewLink(database, channel)) ?? '' };
  });
  defineRoute(server, registryApi.deletePreview, ({ actor, params }) => deletePreview(context, actor, params.channel));
  defineRoute(server, registryApi.promote, async ({ actor, onProgress, body: { channel, ...options } }) => {
    const created = await promote({ ...context, onProgress }, actor, channel, options);
    metrics.countRelease(created.rendered);
    await onMove();
    return created;
  });
  defineRoute(server, registryApi.rollBack, async ({ actor, onProgress, body }) => {
    const rolledBack =
      'release' in body
        ? await rollBackSite(context, actor, body.release)
        : await rollBackSection({ ...context, onProgress }, actor, body.section, body.version);
    await onMove();
    return rolledBack;
  });
  defineRoute(server, registryApi.planRollBack, ({ actor, params, query }) =>
    planRollBack(context, actor, params.section, query.version),
  );
  defineRoute(server, registryApi.withdrawSection, async ({ actor, params, body }) => {
    const created = await withdrawSection(context, actor, params.name, body.confirmed);
    metrics.countRelease(created.rendered);
    await onMove();
    return created;
  });
  defineRoute(server, registryApi.changeMenu, async ({ actor, params, body }) => {
    const created = await changeMenu(context, actor, params.name, body);
    metrics.countRelease(created.rendered);
    await onMove();
    return created;
  });
  defineRoute(server, registryApi.readStatus, ({ actor, query }) => readStatus(database, actor, query.count));
  defineRoute(server, registryApi.prune, async ({ actor, body }) => ({
    ...(await prune(context, actor, body.keep, undefined, body.previewDays)),
    reports: await pruneReports(database),
  }));
}
