import { routeIndexAddress } from '@viit/contract/routes';
import { blobOf } from '../registry/builds/blobs.ts';
import { isMachinePath } from './machine-path.ts';
import { findRouteFile } from './routes.ts';
import type { Resource, Site } from './site.ts';
import { type WithdrawnNotice, withdrawnNotice } from './withdrawn-addresses.ts';

export type ResourceKind = 'page' | 'file' | 'picture' | 'build' | 'table' | 'list' | 'search';

export type Resolution =
  | { kind: ResourceKind; resource: Resource }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'error'; status: 400 | 404 | 429; reason: string }
  | ({ kind: 'error' } & WithdrawnNotice);

/** The list of a department without data (R13.12). */
const emptyList: Resource = { status: 200, type: 'application/json; charset=utf-8', blob: blobOf(Buffer.from('[]')) };

/** See R2.1, R2.3 and R2.6. @param path decoded, without the query. */
export function resolvePath(site: Site, path: string): Resolution {
  if (path.startsWith('/api/') || path === '/api') return resolveApiPath(site, path);
  if (path.startsWith('/_')) return resolveBuildPath(site, path);
  const page = site.pages.get(path);
  if (page) return { kind: 'page', resource: page };
  const file = site.files.get(path);
  if (file) return { kind: 'file', resource: file };
  const picture = site.pictures.get(path);
  if (picture) return { kind: 'picture', resource: picture };
  return resolveUnknownPath(site, path);
}

const lists = /^\/api\/(?:newsEvents|heroImage|announcement|placement)\/list$/;
const departmentList = /^\/api\/department\/list\/([^/]+)$/;

/** An impossible department code is 400, a path without a list 404 (R13.1, R13.12). */
function resolveApiPath(site: Site, path: string): Resolution {
  const list = site.lists.get(path);
  if (list) return { kind: 'list', resource: list };
  const [, code = ''] = departmentList.exec(path) ?? [];
  if (lists.test(path) || /^[a-z][a-z0-9_]{0,39}$/.test(code)) return { kind: 'list', resource: emptyList };
  if (code) {
    const reason =
      'A department code is a lower-case letter followed by up to 39 lower-case letters, digits or underscores, such as cse_ai.';
    return { kind: 'error', status: 400, reason };
  }
  const reason = `There is no ${path}. The lists are newsEvents, heroImage, announcement and placement at /api/<name>/list, /api/department/list/<code>, and the collections of sections at /api/content/<section>/<name>.`;
  return { kind: 'error', status: 404, reason };
}

function resolveBuildPath(site: Site, path: string): Resolution {
  if (path === '/_registry.json') return { kind: 'table', resource: site.table };
  if (path === routeIndexAddress) return { kind: 'table', resource: site.routes.index };
  // A build's file must not replace the registry's.
  const file = findRouteFile(site.routes, path) ?? site.builds.get(path);
  return file ? { kind: 'build', resource: file } : missingFile(path);
}

function resolveUnknownPath(site: Site, path: string): Resolution {
  // Without the lookbehind, a row of slashes would take quadratic time.
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  const canonical = site.canonical.get(trimmed.toLowerCase() || '/');
  if (canonical) return { kind: 'redirect', status: 301, to: canonical };
  const withdrawn = withdrawnNotice(site.withdrawn, trimmed, site.pages);
  if (withdrawn) return { kind: 'error', ...withdrawn };
  if (isMachinePath(path)) return missingFile(path);
  const notFound = site.notFoundPages.find(({ pattern }) => pattern.test(trimmed));
  if (notFound) return { kind: 'page', resource: notFound.page };
  return { kind: 'redirect', status: 302, to: '/' };
}

const missingFile = (path: string): Resolution => ({
  kind: 'error',
  status: 404,
  reason: `There is no file at ${path}.`,
});
