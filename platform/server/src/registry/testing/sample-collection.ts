import assert from 'node:assert/strict';
import type { CollectionEntries, EntryState, EntryValue } from '@viit/contract/registry-api';
import type { RegistryResponse, TestClient } from './test-client.ts';
import { openTestRegistry } from './test-registry.ts';

/** A shell whose pages show their lists. */
const listShell = {
  name: 'shell',
  bundle: `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, component }) => ({
  html: '<title>' + first.page.title + '</title><main>' + component(first) + JSON.stringify(lists) + '</main>',
  scriptHashes: [], styleHashes: [],
});`,
};

const fields = {
  title: { type: 'line', label: 'Title', max: 80 },
  date: { type: 'date', label: 'Date' },
  link: { type: 'link', label: 'Link', optional: true },
  tags: { type: 'choices', label: 'Tags', options: ['B.Tech', 'MBA'], optional: true },
} as const;

/** A build of exams with the collection exams/notices, which its page shows. */
export const noticesSection = (version = '1.0.0', more: object = {}) => ({
  name: 'exams',
  version,
  change: <M extends { pages: object[] }>(manifest: M): M => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, content: ['/api/content/exams/notices'] })),
    collections: [
      {
        ...{ name: 'notices', title: 'Notices', help: 'For candidates.', fields },
        seed: [{ id: 'sample', title: 'Sample notice', date: '2026-01-01' }],
        ...more,
      },
    ],
  }),
});

export async function publishNotices(registry: TestClient, more: object = {}): Promise<void> {
  for (const build of [listShell, noticesSection('1.0.0', more), { name: 'cells' }]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
}

/** A server with the collection, and the operator's requests to its drafts. */
export async function openNotices() {
  const registry = await openTestRegistry();
  await publishNotices(registry);
  return { registry, drafts: draftsOf(registry) };
}

export const notice = (title: string, more: object = {}): EntryValue => ({ title, date: '2026-11-23', ...more });

/** Requests to the drafts of one collection. */
export function draftsOf(registry: TestClient, part = 'exams/notices', token?: string) {
  const at = (route = '') => `collections/${part}${route}`;
  const request = (method: string, route: string, body?: unknown) => registry.request(method, at(route), body, token);
  const read = async () => (await request('GET', '')).body as unknown as CollectionEntries;
  const stateOf = async (id: string) => (await read()).entries.find((entry) => entry.id === id);
  return {
    read,
    stateOf,
    request,
    /** @param revision by default the current one. */
    async save(id: string, value: EntryValue | null, revision?: string | null): Promise<RegistryResponse> {
      const seen = revision === undefined ? ((await stateOf(id))?.revision ?? null) : revision;
      return request('PUT', `/entries/${id}`, { revision: seen, value });
    },
    publish: (body: object = {}) => request('POST', '/publish', body),
  };
}

export const stateIn = ({ body }: RegistryResponse): EntryState => body as unknown as EntryState;
