import { Refusal } from '@viit/core/refusal';
import type { Actor } from '../access/rights.ts';
import type { RegistryContext } from '../registry-context.ts';
import { assertPreview, unknownPreviewRefusal } from './channel-name.ts';
import { mayReplace, readPreview } from './preview-rights.ts';

/** Builds and releases stay until pruning. @throws Refusal if it is unknown or another team's. */
export async function deletePreview(
  { database }: RegistryContext,
  actor: Actor,
  channel: string,
): Promise<{ channel: string }> {
  assertPreview(channel, 'To go back to an earlier build: viit rollback <section>');
  const preview = await readPreview(database, channel);
  if (!preview) throw unknownPreviewRefusal(channel);
  if (!(await mayReplace(database, actor, preview))) {
    throw new Refusal(
      'preview-not-owned',
      `Somebody else created the preview "${channel}", and it contains ${preview.chosen.join(', ')}. Ask them, or the operator, to delete it.`,
    );
  }
  await database.query('delete from channel where name = $1 and owner = $2', [channel, preview.owner]);
  return { channel };
}
