import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { SignInSettings } from '../../../registry/people/sign-in-settings.ts';
import { openTestRegistry, type TestRegistry } from '../../../registry/testing/test-registry.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import type { ConsoleContext } from '../console-context.ts';
import { consoleFiles } from '../console-files.ts';
import { createConsole } from '../create-console.ts';

/** A response of the console. */
export interface ConsoleResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown> & { code?: string };
  text: string;
}

interface SentRequest {
  headers?: Record<string, string | undefined>;
  body?: object;
  host?: string;
}

/** Headers of a request that belongs to a session. */
export type SessionHeaders = Record<'cookie' | 'x-viit-console', string>;

/** A console of a registry for tests. */
export interface TestConsole {
  registry: TestRegistry;
  server: FastifyInstance;
  address: string;
  /** Sends a request like the console's own page; omits headers that are `undefined`. */
  send(method: 'GET' | 'POST' | 'DELETE', address: string, request?: SentRequest): Promise<ConsoleResponse>;
  /** Signs in. @returns the headers of further requests. */
  signIn(token: string): Promise<SessionHeaders>;
  close(): Promise<void>;
}

interface Options {
  /** As in CONSOLE_ORIGIN. */
  publicOrigin?: string;
  signIn?: Partial<SignInSettings>;
  /** By default an embedded database. */
  databaseUrl?: string;
  /** Its pages; by default empty ones. */
  files?: ConsoleContext['files'];
  log?: Pick<ConsoleContext, 'logLevel' | 'logTo'>;
  port?: number;
}

/** Opens a console. */
export async function openTestConsole({
  publicOrigin,
  signIn,
  databaseUrl,
  files,
  log = { logLevel: 'silent' },
  port: wantedPort = 0,
}: Options = {}): Promise<TestConsole> {
  const registry = await openTestRegistry({
    ...(databaseUrl && { databaseUrl }),
    signIn: { ...(publicOrigin && { consoleOrigin: publicOrigin }), ...signIn },
  });
  const draining = new AbortController();
  const server = createConsole({
    ...registry.context,
    ...{ liveSite: registry.live, draining: draining.signal, trustedProxies: 'loopback', ...log },
    ...{ metrics: createMetrics(() => {}), publicOrigin, siteAddress: registry.address },
    files: files ?? consoleFiles({ 'console.js': 'export {}', 'console.css': 'body {}' }),
  });
  const own = new URL(publicOrigin ?? 'http://localhost:3090');
  await server.listen({ port: wantedPort, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const send: TestConsole['send'] = async (method, path, { headers = {}, body, host = own.host } = {}) => {
    const page = { origin: method === 'GET' ? undefined : own.origin, 'sec-fetch-site': 'same-origin' };
    const json = body && { 'content-type': 'application/json' };
    const sent = Object.entries({ host, ...page, ...json, ...headers }).filter(([, value]) => value !== undefined);
    // Node's fetch decides about some of these headers itself.
    const request = http.request({ port, host: '127.0.0.1', method, path, headers: Object.fromEntries(sent) });
    request.end(body && JSON.stringify(body));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const content = await text(response);
    const isJson = response.headers['content-type']?.startsWith('application/json');
    return {
      ...{ status: response.statusCode ?? 0, headers: response.headers, text: content },
      body: isJson ? (JSON.parse(content) as ConsoleResponse['body']) : {},
    };
  };
  return {
    ...{ registry, server, send, address: `http://127.0.0.1:${port}` },
    async signIn(token) {
      const { headers, body } = await send('POST', '/session', { body: { token } });
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      return { cookie, 'x-viit-console': String(body.key) };
    },
    async close() {
      draining.abort();
      await server.close();
      await registry.close();
    },
  };
}
