import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { describeConnectionError } from '@viit/core/connection-error';
import { CliError, exitCodes } from './cli-error.ts';
import type { CliSettings } from './settings.ts';

/** Speaks to a registry over HTTP; nothing of the command line knows the database. */
export interface RegistryClient {
  /** @throws CliError with the registry's own sentence where it refuses. */
  ask<T>(method: string, route: string, body?: unknown): Promise<T>;
  /** Sends a packed build. */
  send<T>(route: string, archive: Uint8Array): Promise<T>;
  /** Asks for something large, as it comes. */
  stream(route: string, body: unknown): Promise<Readable>;
  /** Reads an address below `/_registry/` as bytes. */
  bytes(route: string): Promise<Uint8Array>;
  server: string;
}

export function registryClient({ server, token }: CliSettings): RegistryClient {
  const request = async (method: string, route: string, body?: BodyInit, type?: string): Promise<Response> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(type && { 'content-type': type }) };
    let answer: Response;
    try {
      const init = { method, headers, redirect: 'manual' as const, ...(body !== undefined && { body }) };
      answer = await fetch(`${server}/_registry/${route}`, init);
    } catch (error) {
      const wayOut = 'Start it with npm start, or name another with --server or VIIT_SERVER.';
      throw new CliError(describeConnectionError('server', server, error, wayOut), exitCodes.unreachable);
    }
    if (answer.ok) return answer;
    if (answer.status >= 300 && answer.status < 400) {
      throw new CliError(
        `${answer.url} leads on to ${answer.headers.get('location')}, which no registry does. Give --server the site's own address, without a path, such as ${new URL(server).origin}.`,
        exitCodes.failed,
      );
    }
    throw new CliError(await sentenceOf(answer), answer.status >= 500 ? exitCodes.failed : exitCodes.refused);
  };
  const json = async <T>(asked: Promise<Response>): Promise<T> => {
    const answer = await asked;
    if (answer.headers.get('content-type')?.startsWith('application/json')) return (await answer.json()) as T;
    throw new CliError(
      `${answer.url} answers with a page instead of the registry's JSON. Give --server the site's own address, without a path, such as ${new URL(server).origin}.`,
      exitCodes.failed,
    );
  };
  return {
    server,
    ask: <T>(method: string, route: string, body?: unknown) =>
      json<T>(
        body === undefined ? request(method, route) : request(method, route, JSON.stringify(body), 'application/json'),
      ),
    send: <T>(route: string, archive: Uint8Array) =>
      json<T>(request('PUT', route, new Uint8Array(archive), 'application/gzip')),
    async stream(route, body) {
      const answer = await request('POST', route, JSON.stringify(body), 'application/json');
      return Readable.fromWeb(answer.body as ReadableStream);
    },
    bytes: async (route) => new Uint8Array(await (await request('GET', route)).arrayBuffer()),
  };
}

async function sentenceOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const { error } = JSON.parse(text) as { error?: string };
    if (error) return error;
  } catch {
    // Not the registry's own words: something stands in between.
  }
  return `${answer.url} answered ${answer.status}, which no registry says. Look whether --server names the site itself.`;
}
