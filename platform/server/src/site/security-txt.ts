import { mediaType } from '@viit/core/media-type';
import type { Headers } from '@viit/core/response-headers';
import { resourceHeaders } from './resource-headers.ts';

/** Where people who find a weakness look up whom to tell (RFC 9116). */
export const securityTxtAddress = '/.well-known/security.txt';

export const securityTxtHeaders: Headers = resourceHeaders('file', { type: mediaType(securityTxtAddress) });

/**
 * The text of the file. It expires ten to eleven months after it is written, because the RFC advises less than a year, and at the
 * begin of a month, so that the text stays the same for a month.
 * @param contact an address such as `mailto:…` or `https://…`; by default the mailbox "security" of the site's domain.
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
