import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/*
 * A session has two halves: the cookie contains the encrypted token, and pages send the key in a header. Cookies ignore
 * ports, so other programs on this machine can read and set them, but only the console's pages have the key.
 */

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A working day. */
export const sessionSeconds = 12 * 3600;

const contentSchema = z.object({ token: z.string(), until: z.number() });

export function sealToken(token: string, now: number = Date.now()): { sealed: string; key: string } {
  const [key, nonce] = [randomBytes(32), randomBytes(nonceBytes)];
  const cipher = createCipheriv(algorithm, key, nonce);
  const content = JSON.stringify({ token, until: now + sessionSeconds * 1000 });
  const parts = [nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()];
  return { sealed: Buffer.concat(parts).toString('base64url'), key: key.toString('base64url') };
}

/** Undefined if the halves do not match, or the session has expired. */
export function openToken(sealed: string, key: string, now: number = Date.now()): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64url'), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const content = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const { token, until } = contentSchema.parse(JSON.parse(content.toString()));
    return now < until ? token : undefined;
  } catch {
    return undefined;
  }
}
