import { apiAnswer } from '../http/content-api.ts';
import type { Servable, Site } from './site.ts';

/** What the site answers to a path. */
export type Found =
  | { kind: 'page' | 'file' | 'build' | 'table' | 'list'; servable: Servable }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'error'; status: 400 | 404; reason: string; isApi: boolean };

/** A department that nobody has entered yet is an empty list (spec 1, section 7). */
const emptyBlob = { sha384: 'empty', bytes: Buffer.from('[]'), gzip: null, brotli: null };
const emptyList: Servable = { status: 200, type: 'application/json; charset=utf-8', blob: emptyBlob };

/**
 * Finds what a path of the site leads to: a page, a file, or where else to go (spec 1, section 2.1).
 * @param path the address's path, decoded, without its query.
 */
export function find(site: Site, path: string): Found {
  if (path.startsWith('/api/') || path === '/api') return findList(site, path);
  if (path.startsWith('/_')) return findBuild(site, path);
  const page = site.pages.get(path);
  if (page) return { kind: 'page', servable: page };
  const file = site.files.get(path);
  if (file) return { kind: 'file', servable: file };
  return findElsewhere(site, path);
}

function findList(site: Site, path: string): Found {
  const list = site.lists.get(path);
  if (list) return { kind: 'list', servable: list };
  const answer = apiAnswer(path);
  if (answer.status !== 200) return { kind: 'error', status: answer.status, reason: answer.error, isApi: true };
  return { kind: 'list', servable: emptyList };
}

function findBuild(site: Site, path: string): Found {
  if (path === '/_registry.json') return { kind: 'table', servable: site.table };
  const file = site.builds.get(path);
  return file ? { kind: 'build', servable: file } : missing(path);
}

/** No page and no file has this path as it is written. */
function findElsewhere(site: Site, path: string): Found {
  const plain = path.replace(/\/+$/, '').toLowerCase() || '/';
  const canonical = site.canonical.get(plain);
  if (canonical) return { kind: 'redirect', status: 301, to: canonical };
  if (/\.[a-z0-9]{1,8}$/i.test(path)) return missing(path);
  const form = site.forms.find(({ pattern }) => pattern.test(path.replace(/\/+$/, '')));
  if (form) return { kind: 'page', servable: form.form };
  return { kind: 'redirect', status: 302, to: '/' };
}

const missing = (path: string): Found => ({
  kind: 'error',
  status: 404,
  reason: `There is no file at ${path}.`,
  isApi: false,
});
