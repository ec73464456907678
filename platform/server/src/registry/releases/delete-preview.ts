import { Refusal } from '@viit/core/refusal';
import { type Actor, operator } from '../access/tokens.ts';
import type { RegistryContext } from './publish.ts';
import { live } from './releases.ts';

/**
 * Ends a preview: its link opens nothing any more, and its name is free. Builds and releases stay until they are tidied away.
 * @throws Refusal where there is none of that name, or the actor neither made it nor is the operator.
 */
export async function deletePreview(
  { database }: RegistryContext,
  actor: Actor,
  channel: string,
): Promise<{ channel: string }> {
  if (channel === live) {
    throw new Refusal('"live" is what visitors see, and not a preview. To turn it back: viit rollback <section>', 400);
  }
  const [held] = await database.query<{ owner: string }>('select owner from channel where name = $1', [channel]);
  if (!held) throw new Refusal(`There is no preview "${channel}". See the channels with: viit status`, 404);
  if (actor.scope !== operator && actor.scope !== held.owner) {
    throw new Refusal(
      `The preview "${channel}" was made by ${held.owner === operator ? 'the operator' : held.owner}, and others may have builds on it. Ask them, or the operator, to end it.`,
      403,
    );
  }
  await database.query('delete from channel where name = $1 and owner = $2', [channel, held.owner]);
  return { channel };
}
