import { commonHeaders, type Headers } from '@viit/core/response-headers';
import { strictTransport } from '../strict-transport.ts';

/** The Content-Security-Policy of the console: its own script, styles and requests, and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Headers of every response of the console. The opener policy ends the reference of a page that opened it
 * (docs/decisions/0033-the-console-has-its-own-origin.md).
 */
export const consoleHeaders = (publicOrigin = ''): Headers => ({
  ...commonHeaders,
  ...strictTransport(publicOrigin),
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});
