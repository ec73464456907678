import { createHash } from 'node:crypto';

/* Node.js only. */

/** Base64. */
export const sha384 = (bytes: Uint8Array | string): string => createHash('sha384').update(bytes).digest('base64');

export const integrityFromHash = (hash: string): string => `sha384-${hash}`;

export const hashFromIntegrity = (integrity: string): string => integrity.replace(/^sha384-/, '');

/** Of inline code, for a Content-Security-Policy. */
export const policyHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
