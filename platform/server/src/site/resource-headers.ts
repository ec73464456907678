import { commonHeaders, contentSecurityPolicy, fileSecurityPolicy, type Headers } from '@viit/core/response-headers';
import type { ResourceKind } from './resolve-path.ts';
import type { Resource } from './site.ts';

/** Pages are revalidated on each visit, so that a publish shows immediately (R113). */
const cacheControl: Readonly<Record<ResourceKind, string>> = {
  page: 'public, max-age=0, must-revalidate',
  file: 'public, max-age=0, must-revalidate',
  picture: 'public, max-age=31536000, immutable',
  build: 'public, max-age=31536000, immutable',
  table: 'public, max-age=0, must-revalidate',
  search: 'public, max-age=0, must-revalidate',
  list: 'public, max-age=0, must-revalidate, stale-if-error=86400',
};

/** Translations and image previews on other sites use public files, and builds may come from a CDN. */
const isForOtherSites = (kind: ResourceKind) => kind === 'file' || kind === 'picture' || kind === 'build';

/** No script runs in these, and the list of features is the longest header. */
const withoutFeatures = ({ 'permissions-policy': _, ...headers }: Headers): Headers => headers;

export const resourceHeaders = (kind: ResourceKind, resource: Omit<Resource, 'status' | 'blob'>): Headers => ({
  ...(kind === 'build' ? withoutFeatures(commonHeaders) : commonHeaders),
  'content-type': resource.type,
  'cache-control': cacheControl[kind],
  'content-security-policy': kind === 'page' ? contentSecurityPolicy(resource) : fileSecurityPolicy(resource.type),
  vary: 'accept-encoding',
  // A PDF viewer's window ignores the policy: a page that opened it could register a worker there.
  ...(resource.type === 'application/pdf' && { 'cross-origin-opener-policy': 'same-origin' }),
  ...(isForOtherSites(kind) && { 'cross-origin-resource-policy': 'cross-origin' }),
  ...(kind === 'build' && { 'access-control-allow-origin': '*' }),
});
