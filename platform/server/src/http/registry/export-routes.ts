import type { ExportPlan } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ExportRequest, planExport } from '../../export/plan-export.ts';
import { streamFiles } from '../../export/stream-files.ts';
import type { RegistryContext } from '../../registry/releases/publish.ts';
import { parse } from './parse.ts';

const wantedSchema = z.object({
  release: z.string().optional(),
  builds: z.coerce.number().int().min(1).max(1000).default(10),
});

/** Hashes of a few thousand files. */
const listLimit = 1024 * 1024;

/**
 * What `viit export` reads, with any token: it holds nothing that visitors are not served. `GET /export` is the plan,
 * `POST /export` the bytes of the files whose hashes are sent, as a tar stream.
 */
export function exportRoutes(server: FastifyInstance, { database, origin }: RegistryContext): void {
  // The bytes are asked for right after the plan.
  const last = new Map<string, ExportPlan>();
  const planOf = async (wanted: ExportRequest): Promise<ExportPlan> => {
    const plan = await planExport(database, origin, wanted);
    last.clear();
    last.set(keyOf({ ...wanted, release: plan.release }), plan);
    return plan;
  };
  server.get('/export', (request) => planOf(parse(wantedSchema, request.query)));
  server.post('/export', { bodyLimit: listLimit }, async (request, reply) => {
    const wanted = parse(wantedSchema, request.query);
    const hashes = parse(z.array(z.string()), request.body);
    const plan = last.get(keyOf(wanted)) ?? (await planOf(wanted));
    const planned = new Set(plan.files.map(({ sha384 }) => sha384));
    if (hashes.some((hash) => !planned.has(hash))) {
      throw new Refusal('A file was asked for that this export does not hold. Export again: viit export', 404);
    }
    return reply.type('application/x-tar').send(streamFiles(database, hashes));
  });
}

const keyOf = ({ release, builds }: ExportRequest) => `${release} ${builds}`;
