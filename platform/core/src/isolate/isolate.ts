import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { scheduler } from 'node:timers/promises';
import { withTemporaryFolder } from '../temporary-folder.ts';
import { IsolateError } from './isolate-error.ts';
import { type CodeByName, sourcePositions, workerScript } from './worker-script.ts';
import { startWorkerd, workerdConfig } from './workerd.ts';

export interface IsolateOptions {
  /** See program.ts. */
  program: string;
  /** CommonJS by name, as stack traces show it. */
  code: CodeByName;
  memoryMb: number;
}

/** A V8 isolate in its own process, without modules, `process` and network. */
export interface Isolate {
  /**
   * @returns untrusted data: parse it.
   * @throws IsolateError if the program throws, is too slow, ends, or returns more than `maxBytes`.
   */
  call(request: unknown, limits: CallLimits): Promise<unknown>;
}

export interface CallLimits {
  timeoutMs: number;
  /** In bytes. */
  maxBytes: number;
}

export async function withIsolate<T>(options: IsolateOptions, work: (isolate: Isolate) => Promise<T>): Promise<T> {
  return withTemporaryFolder('isolate', async (folder) => {
    const script = workerScript(options.program, options.code);
    await fs.writeFile(path.join(folder, 'worker.js'), script.text);
    await fs.writeFile(path.join(folder, 'config.capnp'), workerdConfig(options.memoryMb));
    const { child, socketPath } = await startWorkerd(folder, options.memoryMb);
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    try {
      return await work(connect({ child, closed, socketPath }, sourcePositions(script)));
    } finally {
      kill(child);
      await closed;
    }
  });
}

function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

interface Running {
  child: ChildProcess;
  closed: Promise<void>;
  socketPath: string;
}

function connect({ child, closed, socketPath }: Running, withPositions: (text: string) => string): Isolate {
  let errorOutput = '';
  let ranOutOfMemory = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    ranOutOfMemory ||= /out of memory|allocation failed|(cannot|unable to) allocate/i.test(chunk.toString());
    errorOutput = (errorOutput + chunk.toString()).slice(-4000);
  });
  child.stdout?.resume();
  const describeEnd = async (): Promise<IsolateError> => {
    // Its status follows the end of its connections.
    await Promise.race([closed, scheduler.wait(500)]);
    kill(child);
    await closed;
    if (ranOutOfMemory) return new IsolateError('memory');
    return new IsolateError('ended', withPositions(errorOutput.replace(startWarning, '').trim()));
  };
  return {
    async call(request, { timeoutMs, maxBytes }) {
      const text = await send({ socketPath, body: JSON.stringify(request), timeoutMs, maxBytes }).catch(
        async (error: unknown) => {
          throw error instanceof IsolateError ? error : await describeEnd();
        },
      );
      const response = parseResponse(text);
      if ('error' in response) {
        throw new IsolateError(noBuffer.test(response.error) ? 'memory' : 'threw', withPositions(response.error));
      }
      return response.result;
    },
  };
}

/** workerd always writes it in the sandbox, which has no `/proc`. */
const startWarning = /^Unable to find and open the program executable.*$/m;

/** The kernel refused memory for a buffer. */
const noBuffer = /^RangeError: (Array buffer allocation failed|Failed to allocate memory)/;

interface Sent extends CallLimits {
  socketPath: string;
  body: string;
}

async function send({ socketPath, body, timeoutMs, maxBytes }: Sent): Promise<string> {
  // A connection of its own: workerd closes idle ones, which this process would notice too late if it was busy.
  const request = http.request({ agent: false, socketPath, method: 'POST' });
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    request.destroy();
  };
  // A response may have arrived while this process was busy: read it first.
  const timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', reject).on('close', reject).end(body);
    });
    return await readUpTo(response, maxBytes);
  } catch (error) {
    throw isLate ? new IsolateError('timeout') : error;
  } finally {
    clearTimeout(timer);
  }
}

async function readUpTo(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  // workerd detects that no response can come.
  if (response.statusCode !== 200) throw new IsolateError('never-settles');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) throw new IsolateError('too-large');
  }
  return Buffer.concat(chunks).toString();
}

/** Untrusted: code in the isolate can send anything. */
function parseResponse(text: string): { result: unknown } | { error: string } {
  let response: unknown;
  try {
    response = JSON.parse(text);
  } catch {
    throw new IsolateError('malformed');
  }
  if (typeof response !== 'object' || response === null) throw new IsolateError('malformed');
  if ('error' in response && typeof response.error === 'string') return { error: response.error };
  if ('result' in response) return { result: response.result };
  throw new IsolateError('malformed');
}
