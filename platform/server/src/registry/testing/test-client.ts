import path from 'node:path';
import type { Entry } from '@viit/contract';
import type { CollectionEntries } from '@viit/contract/registry-api';
import { packFolder } from './sample-archives.ts';
import { type SampleBuild, writeSampleBuild } from './sample-builds.ts';
import { type SampleToolkit, writeSampleToolkit } from './sample-toolkits.ts';

/** A response of the registry. */
export interface RegistryResponse {
  status: number;
  body: Record<string, unknown> & { code?: string; error?: string };
}

/** Requests to a server, without the contract's schemas: tests see what is really sent. */
export interface TestClient {
  request(method: string, route: string, body?: unknown, token?: string): Promise<RegistryResponse>;
  /** Sends a sample build and puts it on a channel. @returns the first refusal, or the last response. */
  publish(
    sample: SampleBuild,
    options?: { token?: string; channel?: string; remove?: readonly string[] },
  ): Promise<RegistryResponse>;
  /** Sends an archive as it is. */
  sendArchive(name: string, archive: Uint8Array, token?: string): Promise<RegistryResponse>;
  /** Packs and sends a sample toolkit. @param version in the request; by default the toolkit's. */
  publishToolkit(sample: SampleToolkit, options?: { token?: string; version?: string }): Promise<RegistryResponse>;
  /** Sends a sample build for a dry run. @param remove addresses that may be removed. */
  dryRun(
    sample: SampleBuild,
    options?: { token?: string; remove?: readonly string[]; pages?: readonly string[] },
  ): Promise<RegistryResponse>;
  /** Sends an archive for a dry run. */
  dryRunArchive(name: string, archive: Uint8Array, token?: string): Promise<RegistryResponse>;
  /** Uploads a document. */
  upload(
    address: string,
    file: Uint8Array | string,
    options?: { token?: string; channel?: string },
  ): Promise<RegistryResponse>;
  /** Uploads a new document for an entry with this title. */
  uploadNew(collection: string, title: string, file: string | Buffer, token?: string): Promise<RegistryResponse>;
  /** Uploads a picture for entries of a collection. */
  uploadPicture(collection: string, file: Uint8Array, token?: string): Promise<RegistryResponse>;
  /** Makes these the entries of a collection; drafts of others are discarded. @returns the first refusal, or the last response. */
  publishEntries(part: string, entries: readonly Entry[], token?: string, channel?: string): Promise<RegistryResponse>;
  /** The text at an address of the site. */
  read(address: string, headers?: Record<string, string>): Promise<string>;
}

let buildCount = 0;

/**
 * Makes a client.
 * @param folder where sample builds are written.
 * @param token the one that is used by default.
 */
export function connectToRegistry(server: { folder: string; address: string; token: string }): TestClient {
  const send = async (method: string, route: string, token: string, init: RequestInit): Promise<RegistryResponse> => {
    const headers = { ...(init.headers as Record<string, string>), ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${server.address}/_registry/${route}`, { ...init, method, headers });
    return { status: response.status, body: (await response.json()) as RegistryResponse['body'] };
  };
  const dryRun = (route: string, archive: Uint8Array, token: string) => {
    const headers = { 'content-type': 'application/gzip' };
    return send('POST', `builds/${route}`, token, { body: new Uint8Array(archive), headers });
  };
  const client: TestClient = {
    request(method, route, body, token = server.token) {
      const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return send(method, route, token, body === undefined ? {} : json);
    },
    sendArchive(name, archive, token = server.token) {
      const headers = { 'content-type': 'application/gzip' };
      return send('PUT', `builds/${name}`, token, { body: new Uint8Array(archive), headers });
    },
    async publishToolkit(sample, { token = server.token, version = sample.version } = {}) {
      const folder = path.join(server.folder, `toolkit-${++buildCount}`);
      writeSampleToolkit(folder, sample);
      const headers = { 'content-type': 'application/gzip' };
      const body = new Uint8Array(await packFolder(folder));
      return send('PUT', `toolkits/${version}`, token, { body, headers });
    },
    async dryRun(sample, { token = server.token, remove = [], pages = [] } = {}) {
      const build = path.join(server.folder, `build-${++buildCount}`);
      const { name } = writeSampleBuild(build, sample);
      const archive = await packFolder(path.join(build, 'dist'));
      const query = new URLSearchParams({ remove: remove.join(), pages: pages.join() });
      return dryRun(`${name}/dry-run?${query}`, archive, token);
    },
    dryRunArchive: (name, archive, token = server.token) => dryRun(`${name}/dry-run`, archive, token),
    uploadNew(collection, title, file, token = server.token) {
      const route = `documents?${new URLSearchParams({ collection, title })}`;
      return send('POST', route, token, {
        body: new Uint8Array(Buffer.from(file)),
        headers: { 'content-type': 'application/octet-stream' },
      });
    },
    uploadPicture(collection, file, token = server.token) {
      const headers = { 'content-type': 'application/octet-stream' };
      const route = `pictures?${new URLSearchParams({ collection })}`;
      return send('POST', route, token, { body: new Uint8Array(file), headers });
    },
    upload(address, file, { token = server.token, channel = 'live' } = {}) {
      const route = `documents?${new URLSearchParams({ address, channel })}`;
      const headers = { 'content-type': 'application/octet-stream' };
      return send('PUT', route, token, { body: new Uint8Array(Buffer.from(file)), headers });
    },
    async publishEntries(part, entries, token = server.token, channel = 'live') {
      const send = (method: string, route: string, body?: object) =>
        client.request(method, `collections/${part}${route}`, body, token);
      const query = `?channel=${channel}`;
      const read = async () => {
        const response = await send('GET', query);
        return { ...response, state: response.body as unknown as CollectionEntries };
      };
      let { state, ...response } = await read();
      if (response.status !== 200) return response;
      for (const { id, draft, revision } of state.entries)
        if (draft) await send('DELETE', `/drafts/${id}${query}${revision ? `&revision=${revision}` : ''}`);
      ({ state, ...response } = await read());
      const revisionOf = (id: string) => state.entries.find((entry) => entry.id === id)?.revision ?? null;
      const removed = state.entries.filter(({ id }) => !entries.some((entry) => entry.id === id));
      const saved = await send('PUT', `/entries${query}`, {
        entries: [
          ...entries.map(({ id, ...value }) => ({ id, revision: revisionOf(id), value })),
          ...removed.map(({ id, revision }) => ({ id, revision, value: null })),
        ],
      });
      if (saved.status !== 200) return saved;
      if (!state.declaration.order) {
        const { revision } = (await read()).state.order;
        await send('PUT', `/order${query}`, { revision, ids: entries.map(({ id }) => id) });
      }
      return send('POST', '/publish', { channel });
    },
    async publish(sample, { token = server.token, channel = 'live', remove } = {}) {
      const build = path.join(server.folder, `build-${++buildCount}`);
      const { name, version } = writeSampleBuild(build, sample);
      const sent = await client.sendArchive(name, await packFolder(path.join(build, 'dist')), token);
      if (sent.status !== 200) return sent;
      const { identity } = sent.body;
      return client.request('POST', `channels/${channel}`, { name, identity, version, remove }, token);
    },
    async read(address, headers = {}) {
      return (await fetch(server.address + address, { headers, redirect: 'manual' })).text();
    },
  };
  return client;
}
