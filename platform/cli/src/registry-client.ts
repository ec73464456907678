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
  type Progress,
  type ResponseOf,
  registryApi,
} from '@viit/contract/registry-api';
import { describeConnectionError } from '@viit/core/connection-error';
import { z } from 'zod';
import { CliError, exitCodes } from './cli-error.ts';
import { readProgressLines } from './read-progress-lines.ts';
import type { CliSettings } from './settings.ts';

export interface RegistryClient {
  /** Address of the site. */
  server: string;
  /**
   * @param onProgress called while pages are rendered.
   * @throws CliError with the registry's code and sentence if it refuses.
   */
  call<O extends Operation>(
    operation: O,
    input: InputOf<O>,
    onProgress?: (progress: Progress) => void,
  ): Promise<ResponseOf<O>>;
  sendBuild(name: string, archive: Uint8Array): Promise<ResponseOf<typeof registryApi.sendBuild>>;
  sendToolkit(version: string, archive: Uint8Array): Promise<ResponseOf<typeof registryApi.sendToolkit>>;
  /** Only checks a packed build. @param remove addresses that may be removed. */
  dryRun(
    name: string,
    archive: Uint8Array,
    options?: { remove?: readonly string[] | undefined; pages?: readonly string[] | undefined },
  ): Promise<ResponseOf<typeof registryApi.dryRun>>;
  /** Uploads a file that replaces a document. */
  uploadDocument(
    query: InputOf<typeof registryApi.uploadDocument>['query'],
    file: Uint8Array,
  ): Promise<ResponseOf<typeof registryApi.uploadDocument>>;
  addDocument(
    query: InputOf<typeof registryApi.addDocument>['query'],
    file: Uint8Array,
  ): Promise<ResponseOf<typeof registryApi.addDocument>>;
  uploadPicture(
    query: InputOf<typeof registryApi.uploadPicture>['query'],
    file: Uint8Array,
  ): Promise<ResponseOf<typeof registryApi.uploadPicture>>;
  /** As a tar stream. */
  readExportFiles(input: InputOf<typeof registryApi.readExportFiles>): Promise<Readable>;
}

/** After the types of the contract have been checked. */
interface Input {
  params?: object;
  query?: object;
  body?: unknown;
}

export function registryClient({ server, token }: CliSettings): RegistryClient {
  const send = async (operation: Operation, input: Input, bytes?: Uint8Array, accept = '*/*'): Promise<Response> => {
    const headers = new Headers({ accept, ...(token && { authorization: `Bearer ${token}` }) });
    const init: RequestInit = { method: operation.method, headers, redirect: 'manual' };
    if (bytes) {
      headers.set('content-type', String(operation.body));
      init.body = new Uint8Array(bytes);
    } else if (input.body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(input.body);
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
  const sendForJson = async <O extends Operation>(operation: O, input: Input, bytes?: Uint8Array) => {
    const response = await send(operation, input, bytes);
    return parseResponse(operation, response, server) as Promise<ResponseOf<O>>;
  };
  return {
    server,
    async call(operation, input, onProgress) {
      if (!onProgress) return sendForJson(operation, input as Input);
      const response = await send(operation, input as Input, undefined, `${linesType}, application/json`);
      if (!response.headers.get('content-type')?.startsWith(linesType))
        return parseResponse(operation, response, server) as never;
      return parseResult(operation, await readResult(response, server, onProgress), response) as never;
    },
    sendBuild: (name, archive) => sendForJson(registryApi.sendBuild, { params: { name } }, archive),
    sendToolkit: (version, archive) => sendForJson(registryApi.sendToolkit, { params: { version } }, archive),
    dryRun(name, archive, { remove = [], pages = [] } = {}) {
      const query = {
        ...(remove.length > 0 && { remove: remove.join() }),
        ...(pages.length > 0 && { pages: pages.join() }),
      };
      return sendForJson(registryApi.dryRun, { params: { name }, query }, archive);
    },
    uploadDocument: (query, file) => sendForJson(registryApi.uploadDocument, { query }, file),
    addDocument: (query, file) => sendForJson(registryApi.addDocument, { query }, file),
    uploadPicture: (query, file) => sendForJson(registryApi.uploadPicture, { query }, file),
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

async function parseResponse(operation: Operation, response: Response, server: string): Promise<unknown> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    throw notARegistry(`${response.url} returned a page instead of JSON.`, server);
  }
  return parseResult(operation, await response.json(), response);
}

function parseResult(operation: Operation, result: unknown, response: Response): unknown {
  const { success, data, error } = (operation.response as z.ZodType).safeParse(result);
  if (success) return data;
  throw new CliError(
    'registry-invalid',
    `${response.url} returned something that this version of viit does not understand. Update your checkout.\n${z.prettifyError(error)}`,
  );
}

/** Of a request that reports progress. @throws CliError with the registry's refusal. */
async function readResult(response: Response, server: string, onProgress: (progress: Progress) => void) {
  try {
    for await (const line of readProgressLines(response)) {
      if ('progress' in line) onProgress(line.progress);
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
