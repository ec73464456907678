import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';

/** Limits of uploads. Tests set smaller ones. */
export const uploadLimits = {
  /** Uploads of one token that are being received, wait for a slot, or are being checked and stored. */
  perToken: 24,
  /** The same of all tokens. A token without an upload may always begin one, so other teams cannot keep it out. */
  overall: 48,
  /** After this time without a byte, the upload is ended. */
  idleMs: 20_000,
  /** After this time it is ended in any case. */
  totalMs: 600_000,
};

/**
 * Unpacking, checking and compressing take processor time and memory, so only a few archives at a time get that far. Teams
 * share these slots. Receiving needs none, so a slow connection delays nobody else.
 */
export const archiveSlots = shareSlots(4);

/** The token of each upload that is in progress. */
const inProgress: string[] = [];

/**
 * Counts an upload while it is in progress.
 * @throws Refusal where the token, or all tokens together, have too many.
 */
export async function countUpload<T>(token: string, upload: () => Promise<T>): Promise<T> {
  const own = inProgress.filter((one) => one === token).length;
  if (own >= uploadLimits.perToken) {
    throw new Refusal(
      'uploads-too-many',
      `${own} uploads with this token are in progress, and no more are accepted at the same time. Wait until one has ended and send this one again.`,
    );
  }
  if (own > 0 && inProgress.length >= uploadLimits.overall) {
    throw new Refusal(
      'uploads-too-many',
      `${inProgress.length} uploads are in progress, and the registry accepts no more at the same time. Wait until your other upload has ended and send this one again.`,
    );
  }
  inProgress.push(token);
  try {
    return await upload();
  } finally {
    inProgress.splice(inProgress.indexOf(token), 1);
  }
}
