import type { Headers } from '@viit/core/response-headers';
import type { FastifyRequest } from 'fastify';

/** Strict-Transport-Security, for a site with an https origin. */
export const strictTransport = (origin: string): Headers =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/**
 * Whether a request came over TLS, to this server or to a trusted proxy. The cheap checks come first: the framework looks up
 * the trusted proxies anew for each request, which costs as much as the rest of a small response.
 */
export const isOverTls = (request: FastifyRequest): boolean =>
  (request.headers['x-forwarded-proto'] !== undefined || isTls(request.socket)) && request.protocol === 'https';

/** @param socket null once the connection has ended, such as after a body that was refused half-way. */
const isTls = (socket: object | null): boolean => socket !== null && 'encrypted' in socket;
