import { createHash } from 'node:crypto';

/* Hashes of files, for Node.js only: build, registry and renderer. Browser code never imports this. */

/** SHA-384 of a file in base64, as manifests and the registry store it. */
export const sha384 = (bytes: Uint8Array | string): string => createHash('sha384').update(bytes).digest('base64');

/** An `integrity` attribute from a stored SHA-384. */
export const integrityFromHash = (hash: string): string => `sha384-${hash}`;

/** The SHA-384 in an `integrity` attribute, as stored. */
export const hashFromIntegrity = (integrity: string): string => integrity.replace(/^sha384-/, '');

/** An inline script's or style's source in a Content-Security-Policy, without its quotes: `sha256-…`. */
export const policyHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
