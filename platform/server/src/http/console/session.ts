import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/*
 * A session needs two halves. The cookie has the token, encrypted; no script can read it. The key is with the console's pages,
 * which send it in a header; browsers keep it for one origin. Cookies ignore ports, so other programs of the same machine
 * receive the cookie, and pages at another port can set one: without the other half, neither is of use. The server stores
 * nothing, so any server accepts a session, and a revoked token ends it.
 */

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** How long a session lasts, in seconds: a working day. */
export const sessionSeconds = 12 * 3600;

const contentSchema = z.object({ token: z.string(), until: z.number() });

/** Encrypts a token with a new key. @returns the cookie's value and the key, both without special characters. */
export function sealToken(token: string, now: number = Date.now()): { sealed: string; key: string } {
  const [key, nonce] = [randomBytes(32), randomBytes(nonceBytes)];
  const cipher = createCipheriv(algorithm, key, nonce);
  const content = JSON.stringify({ token, until: now + sessionSeconds * 1000 });
  const parts = [nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()];
  return { sealed: Buffer.concat(parts).toString('base64url'), key: key.toString('base64url') };
}

/** The token of a session; undefined where the halves do not belong together, or the session is over. */
export function openToken(sealed: string, key: string, now: number = Date.now()): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64url'), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const content = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    const { token, until } = contentSchema.parse(JSON.parse(content.toString()));
    return now < until ? token : undefined;
  } catch {
    // Another key, another cookie, or no session of this console at all.
    return undefined;
  }
}
