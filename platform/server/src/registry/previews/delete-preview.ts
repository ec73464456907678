import { Refusal } from '@viit/core/refusal';
import { type Actor, describeScope, operator } from '../access/scopes.ts';
import type { RegistryContext } from '../registry-context.ts';
import { assertPreview, unknownPreviewRefusal } from './channel-name.ts';

/** Builds and releases stay until pruning. @throws Refusal if it is unknown or another team's. */
export async function deletePreview(
  { database }: RegistryContext,
  actor: Actor,
  channel: string,
): Promise<{ channel: string }> {
  assertPreview(channel, 'To go back to an earlier build: viit rollback <section>');
  const [preview] = await database.query<{ owner: string }>('select owner from channel where name = $1', [channel]);
  if (!preview) throw unknownPreviewRefusal(channel);
  if (actor.scope !== operator && actor.scope !== preview.owner) {
    throw new Refusal(
      'preview-not-owned',
      `The preview "${channel}" was created by ${describeScope(preview.owner)}, and other teams may have builds on it. Ask them, or the operator, to delete it.`,
    );
  }
  await database.query('delete from channel where name = $1 and owner = $2', [channel, preview.owner]);
  return { channel };
}
