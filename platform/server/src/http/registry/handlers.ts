import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { CreatedRelease, ExportQuery, ListedDocument } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { shareRuns } from '@viit/core/share-runs';
import { shareSlots } from '@viit/core/share-slots';
import { stepTimer } from '@viit/core/step-timer';
import { LRUCache } from 'lru-cache';
import { planExport } from '../../export/plan-export.ts';
import { streamFiles } from '../../export/stream-files.ts';
import { readAudit } from '../../registry/access/audit.ts';
import { grantAddress, listOwners, revokeAddress } from '../../registry/access/owners.ts';
import type { Actor } from '../../registry/access/rights.ts';
import { createToken, listTokens, revokeToken, senderOf, trustRepository } from '../../registry/access/tokens.ts';
import { hasBuild, readVersion } from '../../registry/builds/builds.ts';
import { receiveArchive } from '../../registry/builds/receive-archive.ts';
import { assertVersionFree } from '../../registry/builds/versions.ts';
import { addDocument } from '../../registry/changes/add-document.ts';
import { changeMenu } from '../../registry/changes/change-menu.ts';
import { composePreview } from '../../registry/changes/compose-preview.ts';
import { dryRun } from '../../registry/changes/dry-run.ts';
import { promote } from '../../registry/changes/promote.ts';
import { publish } from '../../registry/changes/publish.ts';
import { planRollBack, rollBackPart, rollBackSite } from '../../registry/changes/roll-back.ts';
import { uploadDocument } from '../../registry/changes/upload-document.ts';
import { withdrawSection } from '../../registry/changes/withdraw-section.ts';
import { listFiles } from '../../registry/collections/list-files.ts';
import { publishEntries } from '../../registry/collections/publish-entries.ts';
import { compareBriefly, compareReleases } from '../../registry/comparison/compare-releases.ts';
import { listComparedPages } from '../../registry/comparison/list-pages.ts';
import { assertMayOpen } from '../../registry/comparison/resolve-reference.ts';
import type { SignInSettings } from '../../registry/people/sign-in-settings.ts';
import { uploadPicture } from '../../registry/pictures/upload-picture.ts';
import { deletePreview, readPreviewLink } from '../../registry/previews/previews.ts';
import { prune } from '../../registry/pruning/prune.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { readHistory } from '../../registry/releases/part-history.ts';
import { noteFor } from '../../registry/releases/release-note.ts';
import { live } from '../../registry/releases/releases.ts';
import { listBuilds, readStatus } from '../../registry/releases/status.ts';
import { listToolkits } from '../../registry/toolkits/read-toolkits.ts';
import { receiveToolkit } from '../../registry/toolkits/receive-toolkit.ts';
import { readHealth } from '../../reports/health/read-health.ts';
import { readTimeline } from '../../reports/read-counts.ts';
import { readProblems } from '../../reports/read-problems.ts';
import { pruneReports } from '../../reports/store-reports.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Handlers } from './define-routes.ts';
import { entryHandlers } from './entry-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';

export interface RouteContext extends RegistryContext {
  signIn: SignInSettings;
  /** Shows a switched channel right away; other servers notice when they poll next. */
  onSwitch: () => Promise<void>;
  metrics: Metrics;
}

export function createHandlers({ onSwitch, metrics, ...context }: RouteContext): Handlers {
  const { database } = context;
  const finish = async <T extends CreatedRelease>(channel: string, created: T) => {
    metrics.countRelease(created.rendered);
    const timer = stepTimer();
    if (channel === live) await timer.time('notify', onSwitch);
    return { ...created, ms: { ...created.ms, ...timer.times }, link: await readPreviewLink(database, channel) };
  };
  const share = shareRuns<ListedDocument[]>();
  // They count all reports.
  const reportSlots = shareSlots(1);
  const shareHealth = shareRuns<Awaited<ReturnType<typeof readHealth>>>();
  const shareTimeline = shareRuns<Awaited<ReturnType<typeof readTimeline>>>();
  return {
    async findBuild({ params, query: { version } }) {
      if (version !== undefined) await assertVersionFree(database, params, version);
      return { isStored: await hasBuild(database, params) };
    },
    listBuilds: ({ params }) => listBuilds(database, params.name),
    sendBuild: ({ actor, params, body }) =>
      receiveArchive(database, senderOf(database, actor), params.name, body as Readable),
    dryRun: ({ actor, params, query, body }) => dryRun(context, actor, { ...params, ...query }, body as Readable),
    async publish({ actor, onProgress, params: { channel }, body }) {
      const created = await finish(channel, await publish({ ...context, onProgress }, actor, channel, body));
      return { ...created, version: await readVersion(database, body) };
    },
    async composePreview({ actor, onProgress, params: { channel }, body }) {
      const composed = await composePreview({ ...context, onProgress }, actor, channel, body.builds);
      const { link = '', ...created } = await finish(channel, composed);
      return { ...created, link };
    },
    promote: async ({ actor, onProgress, body: { channel, ...options } }) =>
      finish(live, await promote({ ...context, onProgress }, actor, channel, options)),
    uploadDocument: async ({ actor, query, body }) =>
      finish(query.channel, await uploadDocument(context, actor, query, body as Readable)),
    addDocument: ({ actor, query, body }) => addDocument(context, actor, query, body as Readable),
    uploadPicture: ({ actor, query, body }) => uploadPicture(context, actor, query, body as Readable),
    changeMenu: async ({ actor, params, body }) =>
      finish(body.channel, await changeMenu(context, actor, params.name, body)),
    withdrawSection: async ({ actor, params, body }) =>
      finish(live, await withdrawSection(context, actor, params.name, body.confirmed)),
    rollBack: async ({ actor, onProgress, body }) =>
      finish(
        live,
        'release' in body
          ? await rollBackSite({ ...context, onProgress }, actor, body)
          : await rollBackPart({ ...context, onProgress }, actor, body.part, body.version),
      ),
    planRollBack: ({ query }) => planRollBack(context, query.part, query.version),
    readHistory: async ({ actor, query }) =>
      (await readHistory(database, query.part)).map((one) => ({ ...one, note: noteFor(actor, one.note) })),
    listDocuments: ({ actor }) => share(JSON.stringify(actor.rights), () => listFiles(database, actor)),
    deletePreview: ({ actor, params }) => deletePreview(context, actor, params.channel),
    readStatus: ({ actor, query }) => readStatus(database, actor, query.count),
    prune: async ({ body }) => ({
      ...(await prune(context, body.keep, undefined, body.previewDays)),
      reports: await pruneReports(database),
    }),
    compare: ({ actor, query }) => compareReleases(context, actor, query),
    compareBriefly: ({ actor, query }) => compareBriefly(context, actor, query),
    listComparedPages: ({ actor, query }) => listComparedPages(context, actor, query),
    listSections: () => listOwners(database),
    grantAddress: ({ actor, params, body }) => grantAddress(database, actor, params.name, body.address),
    revokeAddress: ({ params, query }) => revokeAddress(database, params.name, query.address),
    listTokens: () => listTokens(database),
    createToken: ({ body: { repository, ...body } }) =>
      repository === undefined ? createToken(database, body) : trustRepository(database, body, repository),
    revokeToken: ({ params: { id } }) => revokeToken(database, id),
    listToolkits: () => listToolkits(database),
    sendToolkit: ({ actor, params, body }) => receiveToolkit(database, actor, params.version, body as Readable),
    readAudit: ({ query }) => readAudit(database, query),
    readHealth: ({ actor, query }) =>
      shareHealth(JSON.stringify(query), () => reportSlots.run(actor.id, () => readHealth(database, query))),
    readTimeline: ({ actor, query }) =>
      shareTimeline(JSON.stringify(query), () => reportSlots.run(actor.id, () => readTimeline(database, query))),
    async readProblems({ actor, query }) {
      if (query.preview !== undefined) await assertMayOpen(database, actor, query.preview);
      return reportSlots.run(actor.id, () => readProblems(database, query));
    },
    async publishEntries({ actor, onProgress, params, body: { channel, ...chosen } }) {
      const target = { part: `${params.section}/${params.name}`, channel };
      return finish(channel, await publishEntries({ ...context, onProgress }, actor, target, chosen));
    },
    ...entryHandlers(context),
    ...peopleHandlers(context),
    ...exportHandlers(context),
  };
}

/** Any token will do: visitors can read all of it too. */
function exportHandlers(context: RegistryContext): Pick<Handlers, 'planExport' | 'readExportFiles'> {
  // Of each client's last plan: it requests its files next.
  const planned = new LRUCache<string, { key: string; files: ReadonlySet<string> }>({ max: 20 });
  const keyOf = ({ release, builds }: ExportQuery) => `${release} ${builds}`;
  // A plan lists the files of all builds.
  const slots = shareSlots(1);
  // To read and unpack files takes time from visitors.
  const fileSlots = shareSlots(2, 1);
  const createPlan = ({ id }: Actor, query: ExportQuery) =>
    slots.run(id, async () => {
      const plan = await planExport(context, query);
      const files = new Set(plan.files.map(({ sha384 }) => sha384));
      planned.set(id, { key: keyOf({ ...query, release: plan.release }), files });
      return { plan, files };
    });
  return {
    planExport: async ({ actor, query }) => (await createPlan(actor, query)).plan,
    async readExportFiles({ actor, query, body: hashes }) {
      const last = planned.get(actor.id);
      const { files } = last?.key === keyOf(query) ? last : await createPlan(actor, query);
      if (new Set(hashes).size < hashes.length)
        throw new Refusal('request-invalid', 'A file is requested twice. Request each hash once.');
      if (hashes.some((hash) => !files.has(hash))) throw new Refusal('export-file-unknown');
      return new Promise((resolve, reject) => {
        const sending = fileSlots.run(actor.id, async () => {
          const archive = streamFiles(context.database, hashes);
          resolve(archive);
          await finished(archive);
        });
        // The response fails too.
        sending.catch(reject);
      });
    },
  };
}
