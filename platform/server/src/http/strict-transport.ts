import type { Headers } from '@viit/core/response-headers';
import type { FastifyRequest } from 'fastify';

export const strictTransport = (origin: string): Headers =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** The cheap checks come first: looking up trusted proxies is slow. */
export const isOverTls = (request: FastifyRequest): boolean =>
  (request.headers['x-forwarded-proto'] !== undefined || isTls(request.socket)) && request.protocol === 'https';

/** @param socket null once the connection has ended. */
const isTls = (socket: object | null): boolean => socket !== null && 'encrypted' in socket;
