import { describeComparison } from '@viit/contract/comparison-text';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../registry/access/rights.ts';
import { compareReleases } from '../registry/comparison/compare-releases.ts';
import type { RegistryContext } from '../registry/registry-context.ts';
import { live } from '../registry/releases/releases.ts';
import type { FindPreview } from '../site/preview-sites.ts';
import { createRequestLimit, endIfUnread } from './limit-in-progress.ts';
import { previewHeaders, previewSecret } from './preview-routes.ts';
import { addressOf } from './rate-limit.ts';
import { sendError } from './send-error.ts';

/** Lists what the open preview would change on the live site. It needs the preview's secret only. */
export function previewChangesRoute(server: FastifyInstance, findPreview: FindPreview, context: RegistryContext): void {
  const countRequest = createRequestLimit();
  server.get('/_preview/changes', async (request, reply) => {
    const secret = previewSecret(request);
    const preview = secret && (await findPreview(secret, addressOf(request)));
    if (!preview) {
      return sendError(request, reply.headers(previewHeaders), {
        status: 404,
        reason: 'No preview is open in this browser. Open its link first.',
      });
    }
    const actor: Actor = { id: `preview:${preview.name}`, token: '', label: preview.name, rights: { '*': 'edit' } };
    return countRequest(preview.name, reply, async () => {
      const comparison = await compareReleases(context, actor, { from: live, to: preview.name });
      return reply
        .headers(previewHeaders)
        .type('text/plain; charset=utf-8')
        .send(`${describeComparison(comparison).join('\n')}\n`);
    }).finally(() => endIfUnread(reply));
  });
}
