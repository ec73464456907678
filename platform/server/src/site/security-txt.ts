import { mediaType } from '@viit/core/media-type';
import type { Headers } from '@viit/core/response-headers';
import { resourceHeaders } from './resource-headers.ts';

/** Where to report vulnerabilities (RFC 9116). */
export const securityTxtAddress = '/.well-known/security.txt';

export const securityTxtHeaders: Headers = resourceHeaders('file', { type: mediaType(securityTxtAddress) });

/**
 * Expires after ten to eleven months (the RFC advises less than a year), at the start of a month, so that the text rarely
 * changes.
 * @param contact such as `mailto:…` or `https://…`; by default the mailbox "security" of the site's domain.
 */
export function securityTxt(origin: string, contact?: string, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return [
    `Contact: ${contact ?? `mailto:security@${new URL(origin).hostname.replace(/^www\./, '')}`}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTxtAddress}`,
    '',
  ].join('\n');
}
