import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import { exceededMemory, startIsolatedProcess, withTemporaryFolder } from './isolation.ts';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';

/** A page that was rendered. */
export interface RenderedPage {
  key: string;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/** The code and the styles that pages are rendered from. */
export interface RenderSources {
  /** Server bundles by name: the shell's, and that of each section with a page among the jobs. */
  bundles: ReadonlyMap<string, Uint8Array>;
  /** Texts of stylesheets by integrity. They are sent once to each process, and not with each page. */
  styles: ReadonlyMap<string, string>;
}

/**
 * Renders one page.
 * @throws Refusal that names the page, if it throws, hangs, exceeds the memory limit or ends the process.
 */
export type Render = (job: RenderJob) => Promise<RenderedPage>;

/**
 * Starts a render process, calls `work` with a function that renders pages in it, and ends the process.
 * @param first the page that a Refusal names if the process does not start.
 */
export function withRenderer<T>(
  { bundles, styles }: RenderSources,
  first: RenderJob,
  work: (render: Render) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    for (const [name, bytes] of bundles) await fs.writeFile(path.join(folder, `${name}.cjs`), bytes);
    await fs.writeFile(path.join(folder, 'styles.json'), JSON.stringify(Object.fromEntries(styles)));
    const child = await startIsolatedProcess(folder, 'render-process');
    try {
      const { ready, render } = connect(child);
      await ready(first);
      return await work(render);
    } finally {
      child.kill('SIGKILL');
    }
  });
}

/** Hashes as a Content-Security-Policy contains them. The pattern lets nothing else into the header. */
const policyHashes = z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/));

/** Messages of a render process. A section's code runs in it and can send anything, so each message is parsed. */
const messageSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ error: z.string() }),
  z.object({
    html: z.string(),
    scriptHashes: policyHashes,
    // Older shells link their styles and return no hashes for them.
    styleHashes: policyHashes.default([]),
  }),
]);

/** Sends jobs to a render process, one at a time. `ready` waits until it has loaded the shell. */
function connect(child: ChildProcess): { ready: (first: RenderJob) => Promise<unknown>; render: Render } {
  let errorOutput = '';
  let hasEnded = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-2000);
  });
  child.stdout?.resume();
  child.once('close', () => {
    hasEnded = true;
  });
  const nextMessage = (job: RenderJob, send: () => void) =>
    new Promise<RenderedPage>((resolve, reject) => {
      // A message may have come while this process was busy for longer than that: it is read before the page fails.
      const timer = setTimeout(() => setImmediate(() => fail(tookTooLong())), renderLimits.pageMs);
      const fail = (reason: string) => {
        stop();
        reject(new Refusal('page-fails', `The page ${job.path} of ${job.section} ${reason}`));
      };
      const onEnd = () => fail(describeEnd(child, errorOutput));
      const onMessage = (message: unknown) => {
        const { success, data } = messageSchema.safeParse(message);
        if (!success)
          return fail('sent the renderer a message that is not a rendered page. Remove code that sends messages.');
        if ('error' in data) return fail(`fails when it is rendered. Fix this error and try again: ${data.error}`);
        stop();
        resolve({ key: job.key, html: '', scriptHashes: [], styleHashes: [], ...data });
      };
      const stop = () => {
        clearTimeout(timer);
        child.off('close', onEnd).off('message', onMessage);
      };
      if (hasEnded) return onEnd();
      // Not 'exit', which can be emitted before the error output has been read.
      child.once('close', onEnd).once('message', onMessage);
      send();
    });
  return {
    ready: (first) => nextMessage(first, () => {}),
    render: (job) => nextMessage(job, () => child.send(job, () => {})),
  };
}

const tookTooLong = () =>
  `did not finish rendering within ${renderLimits.pageMs / 1000} s. Look for an endless loop or a promise that never settles.`;

function describeEnd(child: ChildProcess, errorOutput: string): string {
  const isMemory = exceededMemory(child) || /heap out of memory|allocation failed/i.test(errorOutput);
  return isMemory
    ? `took more than ${renderLimits.memoryMb} MB to render. Render less, or use less data.`
    : `ended the renderer. Remove code that ends the process, and handle every rejected promise. Error output: ${errorOutput.trim() || 'none'}`;
}
