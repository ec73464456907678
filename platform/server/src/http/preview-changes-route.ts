import { describeComparison } from '@viit/contract/comparison-text';
import type { FastifyInstance } from 'fastify';
import { tester } from '../registry/access/scopes.ts';
import { compareReleases } from '../registry/comparison/compare-releases.ts';
import type { RegistryContext } from '../registry/registry-context.ts';
import { live } from '../registry/releases/releases.ts';
import { previewHeaders, previewSecret } from './preview-routes.ts';
import { sendError } from './send-error.ts';

/** `/_preview/changes` says what the open preview would change on the live site, in plain text. Its secret is enough to read it. */
export function previewChangesRoute(server: FastifyInstance, context: RegistryContext): void {
  server.get('/_preview/changes', async (request, reply) => {
    const secret = previewSecret(request);
    const [preview] = secret
      ? await context.database.query<{ name: string }>('select name from channel where secret = $1', [secret])
      : [];
    if (!preview) {
      return sendError(request, reply.headers(previewHeaders), {
        status: 404,
        reason: 'No preview is open in this browser. Open its link first.',
      });
    }
    const actor = { scope: tester, label: preview.name, token: '' };
    const comparison = await compareReleases(context, actor, { from: live, to: preview.name });
    return reply
      .headers(previewHeaders)
      .type('text/plain; charset=utf-8')
      .send(`${describeComparison(comparison).join('\n')}\n`);
  });
}
