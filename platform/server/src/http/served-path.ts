import type { FastifyRequest } from 'fastify';

/** The route's pattern, or the decoded path. Never use the address instead: `/api%2fnews` is `/api/news`. */
export function servedPath(request: FastifyRequest): string {
  const { url = '/*' } = request.routeOptions;
  return url === '/*' ? (decodedPath(request.url) ?? request.url) : url;
}

/** The decoded path of an address, or undefined if it is malformed. */
export function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.slice(0, queryIndex(url)));
  } catch {
    return undefined;
  }
}

export const queryIndex = (url: string): number => {
  const index = url.indexOf('?');
  return index < 0 ? url.length : index;
};
