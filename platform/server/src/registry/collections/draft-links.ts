import { randomBytes } from 'node:crypto';
import { partNames } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import { type Actor, assertPermitted } from '../access/rights.ts';
import { readActor } from '../access/tokens.ts';
import { readBlobs } from '../builds/blobs.ts';
import { readUnpublishedOf } from '../parts/unpublished-documents.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live } from '../releases/releases.ts';
import { findCollection } from './read-collection.ts';

/** Opens a collection's page with its drafts, and their documents. Only the secret is needed. */
export interface DraftLink {
  part: string;
  /** Of the page that may show it in a frame. */
  origin: string | undefined;
}

/** It becomes part of a header: hosts of URLs may also have `;`, `,` and `*`. */
const plainOrigin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** @returns the address of the page. */
export async function openDraftPage(
  { database }: RegistryContext,
  actor: Actor,
  part: string,
  origin: string | undefined,
): Promise<{ address: string }> {
  await findCollection(database, part, live);
  const frame = origin ? new URL(origin).origin : null;
  if (frame && !plainOrigin.test(frame)) {
    throw new Refusal('request-invalid', `${frame} cannot show a page in a frame. Send the origin of the console.`);
  }
  await database.query("delete from draft_link where created_at < now() - interval '12 hours'");
  const [recent] = await database.query<{ secret: string }>(
    `select secret from draft_link where collection = $1 and token = $2 and origin is not distinct from $3
     and created_at > now() - interval '6 hours'`,
    [part, actor.token, frame],
  );
  if (recent) return { address: `/_drafts/${recent.secret}` };
  const secret = randomBytes(24).toString('base64url');
  await database.query('insert into draft_link (secret, collection, origin, token) values ($1, $2, $3, $4)', [
    ...[secret, part, frame, actor.token],
  ]);
  return { address: `/_drafts/${secret}` };
}

/** @returns undefined for an unknown or expired secret. @throws Refusal if the link has ended with its token. */
export async function readDraftLink(
  { database }: Pick<RegistryContext, 'database'>,
  secret: string,
): Promise<DraftLink | undefined> {
  const [link] = await database.query<{ part: string; origin: string | null; token: string }>(
    `select collection as part, origin, token from draft_link
     where secret = $1 and created_at > now() - interval '12 hours'`,
    [secret],
  );
  if (!link) return undefined;
  // A person who has lost the right to edit must not go on reading.
  const actor = await readActor(database, link.token);
  assertPermitted(actor, 'edit', ...partNames(link.part));
  return { part: link.part, origin: link.origin ?? undefined };
}

/** @returns undefined if visitors get the document already, or there is none. */
export async function readDraftDocument(
  { database }: Pick<RegistryContext, 'database'>,
  { part }: DraftLink,
  address: string,
): Promise<Uint8Array | undefined> {
  const found = (await readUnpublishedOf(database, part)).find((one) => one.address === address);
  return found && (await readBlobs(database, [found.sha384])).get(found.sha384)?.bytes;
}
