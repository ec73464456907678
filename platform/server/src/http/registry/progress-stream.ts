import { PassThrough } from 'node:stream';
import { linesType, type Progress, type ProgressLine } from '@viit/contract/registry-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './errors.ts';

/** A response that reports progress in lines of JSON. It begins with the first report, so what is refused before keeps its status. */
export interface ProgressStream {
  report(progress: Progress): void;
  /** Ends the response with what `work` returns or throws; where nothing was reported, both are passed on. */
  settle(work: () => Promise<unknown>): Promise<unknown>;
}

/** Creates the response of a request that accepts lines. It has begun, so that proxies do not end it while pages are rendered. */
export function progressStream(request: FastifyRequest, reply: FastifyReply): ProgressStream {
  let stream: PassThrough | undefined;
  const begin = () => {
    const lines = new PassThrough();
    // A client that goes away ends the response, not the operation.
    lines.on('error', () => {});
    reply.header('x-accel-buffering', 'no').type(linesType).send(lines);
    return lines;
  };
  const write = (line: ProgressLine) => {
    if (!stream?.destroyed) stream?.write(`${JSON.stringify(line)}\n`);
  };
  return {
    report(progress) {
      stream ??= begin();
      write({ progress });
    },
    async settle(work) {
      try {
        const result = await work();
        if (!stream) return result;
        write({ result });
      } catch (error) {
        if (!stream) throw error;
        const { body, status } = describeError(error as Error, request);
        write({ error: body, status });
      }
      stream.end();
      return reply;
    },
  };
}

/** Whether a request accepts lines of JSON. */
export const acceptsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(linesType) ?? false;
