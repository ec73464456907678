import path from 'node:path';
import { budgets, shellRoom } from '@viit/contract';
import { formatKilobytes } from '@viit/contract/file-size';
import { type Isolate, withIsolate } from '@viit/core/isolate/isolate';
import { IsolateError } from '@viit/core/isolate/isolate-error';
import { programText } from '@viit/core/isolate/program-text';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import { bundleName } from './bundle-name.ts';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';

export interface RenderedPage {
  key: string;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

export interface RenderSources {
  bundles: ReadonlyMap<string, Uint8Array>;
  /** By integrity; sent once to each isolate. */
  styles: ReadonlyMap<string, string>;
}

/** @throws Refusal that names the page. */
export type Render = (job: RenderJob) => Promise<RenderedPage>;

/** @param first the Refusal names it if the isolate does not start. */
export async function withRenderer<T>(
  { bundles, styles }: RenderSources,
  first: RenderJob,
  work: (render: Render) => Promise<T>,
): Promise<T> {
  const program = await programText(path.join(import.meta.dirname, 'render.program'));
  const code = new Map([...bundles].map(([name, bytes]) => [bundleName(name), bytes]));
  return withIsolate({ program, code, memoryMb: renderLimits.memoryMb }, async (isolate) => {
    await call(isolate, first, { styles: Object.fromEntries(styles) });
    const message = sharingMessages();
    return work((job) => renderIn(isolate, job, message(job)));
  });
}

/** Replaces lists and sizes by the numbers of their texts. */
export interface RenderMessage extends Omit<RenderJob, 'input'> {
  input: Omit<RenderJob['input'], 'lists' | 'sizes'> & { lists: Record<string, number>; sizes: number };
  texts: string[];
}

function sharingMessages(): (job: RenderJob) => RenderMessage {
  const numbers = new Map<object, number>();
  return (job) => {
    const texts: string[] = [];
    const numberOf = (value: object): number => {
      const number = numbers.get(value) ?? numbers.size;
      if (number === numbers.size) texts.push(JSON.stringify(value));
      numbers.set(value, number);
      return number;
    };
    const { lists, sizes } = job.input;
    const listNumbers = Object.entries(lists).map(([address, list]) => [address, numberOf(list)]);
    return { ...job, input: { ...job.input, lists: Object.fromEntries(listNumbers), sizes: numberOf(sizes) }, texts };
  };
}

/** These become a header: allow nothing else. */
const policyHashes = z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]{1,86}={0,2}$/)).max(10);

/** Untrusted: a section's code can return anything. */
const resultSchema = z.object({ html: z.string(), scriptHashes: policyHashes, styleHashes: policyHashes });

async function renderIn(isolate: Isolate, job: RenderJob, message: RenderMessage): Promise<RenderedPage> {
  const { success, data } = resultSchema.safeParse(await call(isolate, job, message));
  if (!success)
    throw refusal(job, 'returned something that is not a rendered page. Remove code that changes responses.');
  const limit = budgets.documentPlain * (job.isForeign ? shellRoom : 1);
  if (Buffer.byteLength(data.html) > limit) throw refusal(job, failures['too-large'](''), 'too-large');
  return { key: job.key, ...data };
}

/** Allows for escapes in JSON and the hashes. */
const maxBytes = budgets.documentPlain * 2;

async function call(isolate: Isolate, job: RenderJob, request: unknown): Promise<unknown> {
  try {
    return await isolate.call(request, { timeoutMs: renderLimits.pageMs, maxBytes });
  } catch (error) {
    if (error instanceof IsolateError) throw refusal(job, failures[error.failure](error.message), error.failure);
    throw error;
  }
}

/** The page, or a lack of memory on the machine, ended the process. */
export class RendererEnded extends Refusal {}

function refusal(job: RenderJob, reason: string, failure?: IsolateError['failure']) {
  const message = `The page ${job.path} of ${job.section} ${reason}`;
  if (failure === 'ended') return new RendererEnded('page-fails', message);
  return new Refusal(failure === 'too-large' ? 'page-too-large' : 'page-fails', message);
}

const failures: Readonly<Record<IsolateError['failure'], (detail: string) => string>> = {
  threw: (trace) => `fails when it is rendered. Fix this error and try again: ${trace}`,
  timeout: () =>
    `did not finish rendering within ${renderLimits.pageMs / 1000} s. Look for an endless loop or a promise that never settles.`,
  'never-settles': () => 'never finishes rendering. Look for a promise that never settles.',
  memory: () => `took more than ${renderLimits.memoryMb} MB to render. Render less, or use less data.`,
  ended: (output) => `ended the renderer. Error output: ${output || 'none'}`,
  'too-large': () =>
    `has more than ${formatKilobytes(budgets.documentPlain)} of HTML. Show less of it at first, or split the page.`,
  malformed: () => 'returned something that is not a rendered page. Remove code that changes responses.',
};
