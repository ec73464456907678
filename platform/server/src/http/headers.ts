import type { FastifyRequest } from 'fastify';
import type { Found } from '../site/find.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * What every answer says (design.md section 11). Answers that have a policy of their own put it in the place of this one.
 * No opener policy is among it: it costs the first paint of every visit (docs/decisions/0020-no-opener-policy.md).
 */
export const commonHeaders: Headers = {
  // Redirects and answers for programs show nothing, and load nothing where a browser shows them all the same.
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
};

/** Browsers that came over TLS come over TLS from then on, where the site is at an https address. */
export const strictTransport = (origin: string): Headers =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/**
 * Whether a request came over TLS: to this server, or to a proxy that says so and whose word is taken. First, whether it can
 * have: whose word is taken is worked out anew for each request, and costs as much as the rest of a small answer.
 */
export const isOverTls = (request: FastifyRequest): boolean =>
  (request.headers['x-forwarded-proto'] !== undefined || isTls(request.socket)) && request.protocol === 'https';

/** @param socket none any more where the connection has ended, as after a body that was refused half-way. */
const isTls = (socket: object | null): boolean => socket !== null && 'encrypted' in socket;

/** A document's Content-Security-Policy: the site's own files, and the inline scripts and styles named by hash. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
): string {
  const named = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${named(scriptHashes)}`,
    `style-src 'self'${named(styleHashes)}`,
    // React writes style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The policy of everything that is no page: opened by itself, a drawing runs no script and asks for nothing. */
export const fileSecurityPolicy = (type: string): string =>
  // A browser's own reader of PDF files stops working under more than this.
  type === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** How long each kind of answer may be kept. Pages are asked for again each time: a publish shows at once. */
export const cacheControl: Readonly<Record<Extract<Found, { servable: unknown }>['kind'], string>> = {
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=0, must-revalidate',
  build: 'public, max-age=31536000, immutable',
  table: 'public, max-age=0, must-revalidate',
  list: 'public, max-age=0, must-revalidate, stale-if-error=86400',
};
