import type { ExportPlan } from '@viit/contract';
import { type ExportQuery, registryApi } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance } from 'fastify';
import { planExport } from '../../export/plan-export.ts';
import { streamFiles } from '../../export/stream-files.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import { defineRoute } from './define-route.ts';

/** Enough for the hashes of several thousand files. */
const bodyLimit = 1024 * 1024;

/** What `viit export` reads, with any token: it contains only what visitors can read too. */
export function exportRoutes(server: FastifyInstance, context: RegistryContext): void {
  // The files are requested right after the plan, so the last one is kept.
  let last: { key: string; plan: ExportPlan } | undefined;
  const plan = async (query: ExportQuery): Promise<ExportPlan> => {
    const plan = await planExport(context, query);
    last = { key: keyOf({ ...query, release: plan.release }), plan };
    return plan;
  };
  defineRoute(server, registryApi.planExport, ({ query }) => plan(query));
  defineRoute(
    server,
    registryApi.readExportFiles,
    async ({ query, body: hashes }) => {
      const { files } = last?.key === keyOf(query) ? last.plan : await plan(query);
      const planned = new Set(files.map(({ sha384 }) => sha384));
      if (hashes.some((hash) => !planned.has(hash))) {
        throw new Refusal(
          'export-file-unknown',
          'The request names a file that this export does not contain. Export again: viit export',
        );
      }
      return streamFiles(context.database, hashes);
    },
    { bodyLimit },
  );
}

const keyOf = ({ release, builds }: ExportQuery) => `${release} ${builds}`;
