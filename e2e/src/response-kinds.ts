import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './site-test.ts';
import { isPreview } from './tested-site.ts';

/** A kind of response that the site sends: a request for it, and its status. */
export interface ResponseKind {
  name: string;
  address: string;
  status: number;
  method?: 'POST';
  /** Headers of the request. */
  headers?: Record<string, string>;
}

/** Every kind of response. Addresses of builds and documents come from the page table, so that this works with any site. */
export async function responseKinds(request: APIRequestContext): Promise<ResponseKind[]> {
  const table = await (await request.get('/_registry.json')).json();
  const [document] = table.documents as { href: string }[];
  return [
    { name: 'page', address: '/policies', status: 200 },
    { name: 'home page', address: '/', status: 200 },
    { name: 'not-found page of a route', address: '/department/xyz', status: 404 },
    { name: 'error page', address: '/none.pdf', status: 404 },
    { name: 'malformed address', address: '/%', status: 400 },
    { name: 'address that is too long', address: `/${'a'.repeat(9000)}`, status: 414 },
    { name: 'redirect to the canonical address', address: '/Policies/', status: 301 },
    { name: 'redirect to the home page', address: '/nothing/here', status: 302 },
    { name: 'list', address: '/api/announcement/list', status: 200 },
    { name: 'unknown list', address: '/api/none/list', status: 404 },
    { name: 'page table', address: '/_registry.json', status: 200 },
    { name: 'route index', address: '/_routes.json', status: 200 },
    {
      name: 'table of a section',
      address: table.sections.exams.entry.replace('remoteEntry.js', '_pages.json'),
      status: 200,
    },
    { name: 'build file', address: table.sections.exams.entry, status: 200 },
    { name: 'missing build file', address: '/_builds/exams/000000000000/none.js', status: 404 },
    { name: 'public file', address: '/favicon.svg', status: 200 },
    { name: 'style of the error page', address: '/_error-page.css', status: 200 },
    { name: 'document', address: document?.href ?? '', status: 200 },
    { name: 'byte range of a document', address: document?.href ?? '', status: 206, headers: { range: 'bytes=0-9' } },
    // Previews have no files for search engines.
    { name: 'sitemap', address: '/sitemap.xml', status: isPreview ? 404 : 200 },
    { name: 'robots', address: '/robots.txt', status: isPreview ? 404 : 200 },
    { name: 'health', address: '/healthz', status: 200 },
    { name: 'readiness', address: '/readyz', status: 200 },
    { name: 'registry without a token', address: '/_registry/status', status: 401 },
    { name: 'unknown registry address', address: '/_registry/none', status: 404 },
    { name: 'unknown preview link', address: '/_preview/none', status: 404 },
    { name: 'leaving a preview', address: '/_preview/leave', status: 302 },
    { name: 'method that is not allowed', address: '/policies', status: 405, method: 'POST' },
  ];
}

/** Requests a kind of response, and expects its status. */
export async function requestKind(request: APIRequestContext, kind: ResponseKind): Promise<APIResponse> {
  const { name, address, status, method = 'GET', headers = {} } = kind;
  const response = await request.fetch(address, { method, headers, maxRedirects: 0 });
  expect(response.status(), `${name}: ${address.slice(0, 80)}`).toBe(status);
  return response;
}
