import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Refuses requests from other origins or with another host name (DNS rebinding).
 * @param publicOrigin undefined for a loopback address.
 */
export function checkOrigin(server: FastifyInstance, publicOrigin: string | undefined): void {
  server.addHook('onRequest', async (request) => {
    const own = ownOrigin(request, publicOrigin);
    if (own === undefined) {
      const advice = publicOrigin
        ? `Open ${publicOrigin}`
        : 'Open it as localhost, or set CONSOLE_ORIGIN to its public origin';
      throw new Refusal(
        'console-origin',
        `The console is not reached as ${request.headers.host ?? 'a host without a name'}. ${advice}. A proxy in front of it must send its Host header.`,
      );
    }
    if (isFromElsewhere(request, own))
      throw new Refusal(
        'console-origin',
        `Only the pages of the console may do this. Open ${own} and try again there.`,
      );
  });
}

/** Undefined if the Host header names another host. */
function ownOrigin({ headers: { host = '' } }: FastifyRequest, publicOrigin: string | undefined): string | undefined {
  if (publicOrigin !== undefined) return new URL(publicOrigin).host === host ? publicOrigin : undefined;
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) ? `http://${host}` : undefined;
}

function isFromElsewhere({ method, headers }: FastifyRequest, own: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  if (headers.origin === undefined ? !isRead : headers.origin !== own) return true;
  const site = headers['sec-fetch-site'];
  // Browsers send these headers to https and loopback addresses; other programs send none.
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return !(isRead && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document');
}
