import type { Socket } from 'node:net';
import { commonHeaders } from '@viit/core/response-headers';

/** The longest address that is served, in characters, with its query. */
export const maxAddressLength = 8000;

/** An address without its query and without a preview's secret, for the log. */
export const addressForLog = (url: string): string => url.replace(/[?#].*$/s, '').replace(/^(\/_preview\/).+$/s, '$1…');

/** Responds to a request that is not HTTP or whose head is too large, and closes the connection. */
export function respondToMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = `${status.slice(4)}\n`;
  const headers = { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length };
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}
