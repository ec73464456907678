import type { FastifyRequest } from 'fastify';

/**
 * The pattern of a request's route, or the decoded path of an address that the site itself serves. Never decide by the address
 * itself: `/api%2fnews` leads to the same as the plain one. The server has removed other spellings (`plainAddress`).
 */
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

/** Where the query of an address begins, or its end. */
export const queryIndex = (url: string): number => {
  const index = url.indexOf('?');
  return index < 0 ? url.length : index;
};
