import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ErrorResponse,
  errorResponseSchema,
  type InputOf,
  linesType,
  type Operation,
  operationAddress,
  progressLineSchema,
  type ResponseOf,
  registryApi,
} from '@viit/contract/registry-api';
import { describeConnectionError } from '@viit/core/connection-error';
import { z } from 'zod';
import { CliError, exitCodes } from './cli-error.ts';
import type { OnProgress } from './output.ts';
import type { CliSettings } from './settings.ts';

interface CallOptions {
  /** In place of a JSON body. */
  file?: Uint8Array;
  /** Called while pages are rendered. */
  onProgress?: OnProgress;
}

export interface RegistryClient {
  /** Address of the site. */
  server: string;
  /** @throws CliError with the registry's code and sentence if it refuses. */
  call<O extends Operation>(operation: O, input: InputOf<O>, options?: CallOptions): Promise<ResponseOf<O>>;
  /** As a tar stream. */
  readExportFiles(input: InputOf<typeof registryApi.readExportFiles>): Promise<Readable>;
}

export function registryClient({ server, token }: CliSettings): RegistryClient {
  const send = async (operation: Operation, input: object, { file, onProgress }: CallOptions = {}) => {
    const { body } = input as { body?: unknown };
    const headers = new Headers({
      accept: onProgress ? `${linesType}, application/json` : '*/*',
      ...(token && { authorization: `Bearer ${token}` }),
    });
    const init: RequestInit = { method: operation.method, headers, redirect: 'manual' };
    if (file) {
      headers.set('content-type', String(operation.body));
      init.body = new Uint8Array(file);
    } else if (body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(body);
    }
    const address = `${server}/_registry${operationAddress(operation, input)}`;
    for (let attempt = 1; ; attempt++) {
      const response = await fetchFrom(server, address, init);
      if (response.ok) return response;
      const seconds = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
      if (attempt >= maxAttempts || !(seconds > 0 && seconds <= 60)) throw await errorOf(response, server);
      await wait(seconds * 1000);
    }
  };
  return {
    server,
    async call(operation, input, options) {
      const response = await send(operation, input, options);
      const result = await readResult(response, server, options?.onProgress);
      const { success, data, error } = (operation.response as z.ZodType).safeParse(result);
      if (success) return data as never;
      throw new CliError(
        'registry-invalid',
        `${response.url} returned something that this version of viit does not understand. Update your checkout.\n${z.prettifyError(error)}`,
      );
    },
    async readExportFiles(input) {
      const response = await send(registryApi.readExportFiles, input);
      return Readable.fromWeb(response.body as ReadableStream);
    },
  };
}

/** How often a request is sent that the registry refuses for the moment because it has too many. */
const maxAttempts = 5;

async function fetchFrom(server: string, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    const advice = 'Start it with npm start, or name another with --server or VIIT_SERVER.';
    throw new CliError('server-unreachable', describeConnectionError('server', server, error, advice));
  }
}

/** @throws CliError if it is no JSON, or reports a refusal after progress. */
async function readResult(response: Response, server: string, onProgress?: OnProgress): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return response.json();
  if (!type.startsWith(linesType)) throw notARegistry(`${response.url} returned a page instead of JSON.`, server);
  try {
    for await (const text of createInterface(Readable.fromWeb(response.body as ReadableStream))) {
      const line = progressLineSchema.parse(JSON.parse(text));
      if ('progress' in line) onProgress?.(line.progress);
      else if ('error' in line) throw registryError(line.error, line.status, server);
      else return line.result;
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
  }
  throw new CliError(
    'server-unreachable',
    `The connection to ${server} ended before the site was switched. The pages that were rendered are stored: run the command again, and it continues with the others.`,
  );
}

/** The registry's error, or one that this is not a registry. */
async function errorOf(response: Response, server: string): Promise<CliError> {
  if (response.status < 400) {
    const to = response.headers.get('location');
    return notARegistry(`${response.url} redirects to ${to}; a registry never redirects.`, server);
  }
  const body = await parseError(response);
  if (!body)
    return notARegistry(`${response.url} responded with ${response.status}, but not as a registry does.`, server);
  return registryError(body, response.status, server);
}

function registryError(body: ErrorResponse, status: number, server: string): CliError {
  // The token may be for another site.
  const asked = status === 401 ? `\nThe site is ${server}; name another with --server or VIIT_SERVER.` : '';
  const message = `${body.error}${asked}\nRequest ${body.requestId}`;
  return new CliError(body.code, message, status >= 500 ? exitCodes.failed : exitCodes.refused);
}

async function parseError(response: Response): Promise<ErrorResponse | undefined> {
  try {
    return errorResponseSchema.parse(await response.json());
  } catch {
    // A proxy or another site responded.
    return undefined;
  }
}

const notARegistry = (problem: string, server: string): CliError =>
  new CliError(
    'registry-invalid',
    `${problem} Set --server to the site's address without a path, such as ${new URL(server).origin}.`,
  );
