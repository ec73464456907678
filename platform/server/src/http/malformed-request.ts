import type { Socket } from 'node:net';
import { commonHeaders, type Headers } from '@viit/core/response-headers';
import { tooManyCookies } from '../site/error-page.ts';

/** In characters, with the query. */
export const maxAddressLength = 8000;

/** Without the query, or the secret of a preview or a draft. */
export const addressForLog = (url: string): string =>
  url.replace(/\?.*$/s, '').replace(/^(\/+_(?:preview|drafts)(?:\/|%2f)).+$/is, '$1…');

interface ParseError extends Error {
  code?: string;
  /** The request, or its last chunk. */
  rawPacket?: unknown;
}

/** For requests that are not HTTP, have too large a head, or arrive too slowly. */
export function respondToMalformedRequest(error: ParseError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') end(socket, '408 Request Timeout', plainText('Request Timeout\n'));
  else if (error.code !== 'HPE_HEADER_OVERFLOW') end(socket, '400 Bad Request', plainText('Bad Request\n'));
  else if (areCookiesTooLarge(error)) end(socket, tooLarge, tooManyCookies);
  else end(socket, tooLarge, plainText('Request Header Fields Too Large\n'));
}

const tooLarge = '431 Request Header Fields Too Large';

const plainText = (text: string) => ({
  headers: { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8' },
  text,
});

/**
 * The response deletes cookies, so long addresses are excluded: another site could log visitors out with a long link. If the head
 * arrives in several packets, the last one has the end of a long address or, after an ordinary one, only headers.
 */
function areCookiesTooLarge({ rawPacket }: ParseError): boolean {
  const text = textOf(rawPacket);
  const [, start, address = ''] = /^([A-Z]+ )?(\S+)(?: HTTP\/1\.[01]\r\n|$)/.exec(text) ?? [];
  return start ? address.length <= maxAddressLength : !/^\S* HTTP\/1\.[01]\r\n/.test(text);
}

const textOf = (packet: unknown): string => (Buffer.isBuffer(packet) ? packet.toString('latin1') : '');

function end(socket: Socket, status: string, { headers, text }: { headers: Headers; text: string }): void {
  const all = { ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`);
}
