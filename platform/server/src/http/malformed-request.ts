import type { Socket } from 'node:net';
import { commonHeaders } from './headers.ts';

/** Characters of an address, its query included. */
export const longestAddress = 8000;

/** An address as the log shows it: a query, and what opens a preview, may be somebody's secret. */
export const addressForLog = (url: string): string => url.replace(/[?#].*$/s, '').replace(/^(\/_preview\/).+$/s, '$1…');

/** Answers what is no HTTP, or has a head that is too large, and hangs up. */
export function respondToMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const words = `${status.slice(4)}\n`;
  const headers = { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-length': words.length };
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${words}`);
}
