import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { create } from 'tar';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { createServer } from '../../http/create-server.ts';
import { drain } from '../../http/drain.ts';
import { createServerContext } from '../../server-context.ts';
import type { LiveSite } from '../../site/live-site.ts';
import { createToken, operator } from '../access/tokens.ts';
import { type SampleBuild, writeSampleBuild } from './sample-builds.ts';

/*
 * A registry for tests: a database, a server on a free port, an operator, and short ways to publish sample builds.
 */

/** What the registry answered. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: string };
}

export interface TestRegistry {
  database: Database;
  server: FastifyInstance;
  live: LiveSite;
  folder: string;
  address: string;
  /** The operator's token. */
  token: string;
  tokenFor(scope: string): Promise<string>;
  ask(method: string, route: string, body?: unknown, token?: string): Promise<Answer>;
  /** Sends a sample build and puts it on a channel; the first refusal is the answer. */
  publish(sample: SampleBuild, more?: { token?: string; channel?: string }): Promise<Answer>;
  /** Sends an archive as it is. */
  send(name: string, archive: Uint8Array, token?: string): Promise<Answer>;
  /** The text of an address of the live site. */
  read(address: string, headers?: Record<string, string>): Promise<string>;
  /** @param drainMs how long it goes on taking requests. */
  close(drainMs?: number): Promise<void>;
}

let count = 0;

/** Packs a folder as the command line does. */
export async function pack(folder: string, names: string[] = fs.readdirSync(folder)): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of create({ gzip: true, cwd: folder, portable: true }, names)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Opens a registry on a database of its own, or on the one given. */
export async function openTestRegistry(given: { databaseUrl?: string; dataDir?: string } = {}): Promise<TestRegistry> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-desk-'));
  const { databaseUrl, dataDir = path.join(folder, 'data') } = given;
  const database = databaseUrl ? await openDatabase({ dataDir, databaseUrl }) : await openTestDatabase(dataDir);
  const draining = new AbortController();
  const settings = {
    siteOrigin: 'https://viit.example',
    logLevel: 'silent',
    apiRate: 0,
    trustedProxies: 'loopback',
  } as const;
  const context = createServerContext(database, settings, draining.signal, () => {});
  const live = context.liveSite;
  const server = createServer(context);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const { token } = await createToken(database, { scope: operator, label: 'the operator' });
  return {
    ...{ database, server, live, folder, address, token },
    ...registryClientAt({ folder, address, token }),
    async tokenFor(scope) {
      return (await createToken(database, { scope, label: `${scope} team` })).token;
    },
    async close(drainMs = 0) {
      await drain(server, draining, drainMs);
      live.stop();
      await database.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Place = Pick<TestRegistry, 'folder' | 'address' | 'token'>;
type Means = Pick<TestRegistry, 'ask' | 'publish' | 'send' | 'read'>;

/** Ways to a registry that runs somewhere. */
export function registryClientAt({ folder, address, token: own }: Place): Means {
  const fetchJson = async (method: string, route: string, token: string, init: RequestInit): Promise<Answer> => {
    const headers = { ...(init.headers as Record<string, string>), ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/_registry/${route}`, { ...init, method, headers });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const ask: Means['ask'] = (method, route, body, token = own) =>
    fetchJson(
      method,
      route,
      token,
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    );
  const send: Means['send'] = (name, archive, token = own) =>
    fetchJson('PUT', `builds/${name}`, token, {
      body: new Uint8Array(archive),
      headers: { 'content-type': 'application/gzip' },
    });
  return {
    ask,
    send,
    async publish(sample, { token = own, channel = 'live' } = {}) {
      const build = path.join(folder, `build-${++count}`);
      const { name, identity } = writeSampleBuild(build, sample);
      const sent = await send(name, await pack(path.join(build, 'dist')), token);
      if (sent.status !== 200) return sent;
      return ask('POST', `channels/${channel}`, { name, identity }, token);
    },
    read: async (route, headers = {}) => (await fetch(address + route, { headers, redirect: 'manual' })).text(),
  };
}
