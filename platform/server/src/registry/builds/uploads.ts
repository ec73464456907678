import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';

export const uploadLimits = {
  /** Includes waiting uploads. */
  perToken: 24,
  /** A token without an upload may always begin one, so teams cannot block each other. */
  overall: 48,
  /** Longest time without a byte. */
  idleMs: 20_000,
  totalMs: 600_000,
};

/** Unpacking needs a slot, because it costs time and memory. Receiving needs none, so slow connections delay nobody else. */
export const archiveSlots = shareSlots(4, 2);

const inProgress: string[] = [];

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
