import { mediaType } from '@viit/core/media-type';
import type { Headers } from '@viit/core/response-headers';
import { resourceHeaders } from './resource-headers.ts';

/** See RFC 9116. */
export const securityTxtAddress = '/.well-known/security.txt';

export const securityTxtHeaders: Headers = resourceHeaders('file', { type: mediaType(securityTxtAddress) });

/**
 * Expires within the year that the RFC advises, at the start of a month, so that the text rarely changes.
 * @param contact by default the mailbox "security" of the site's domain.
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
