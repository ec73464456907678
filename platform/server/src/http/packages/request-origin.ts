import type { FastifyRequest } from 'fastify';

/**
 * The origin at which a client has reached the site: scheme and host of its request, or what a trusted proxy says of them.
 * @param fallback for a request whose host is none.
 */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>, fallback: string): string {
  const origin = `${protocol}://${host}`;
  // A host with a path or a user would make an address that leads elsewhere.
  return /^[\w.[\]:-]+$/.test(host) && URL.canParse(origin) ? new URL(origin).origin : fallback;
}
