import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';
import type { RenderJob } from './jobs.ts';
import { compileWorker, renderLimits, startChild, tookTooMuch, withFolder } from './process.ts';

/** A page that was rendered. */
export interface RenderedPage {
  key: string;
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/** Server bundles by name: the shell's, and each section's that has pages among the jobs. */
export type ServerBundles = ReadonlyMap<string, Uint8Array>;

/** Renders one page. @throws Refusal that names the page where it throws, hangs, takes too much memory or ends the process. */
export type Render = (job: RenderJob) => Promise<RenderedPage>;

/**
 * Gives work a renderer: a process of its own with a time and a memory limit, no environment, no network, and Node's
 * permission model, so that it can read its render folder and nothing else.
 * @param first the page that a renderer which does not start is told of.
 */
export function withRenderer<T>(
  bundles: ServerBundles,
  first: RenderJob,
  work: (render: Render) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    for (const [name, bytes] of bundles) await fs.writeFile(path.join(folder, `${name}.cjs`), bytes);
    await compileWorker('worker', folder);
    const child = startChild(folder, 'worker');
    try {
      const ask = conversation(child);
      await ask(undefined, first);
      return await work((job) => ask(job, job));
    } finally {
      child.kill('SIGKILL');
    }
  });
}

/** Hashes as a Content-Security-Policy has them: nothing else may come into it. */
const policyHashes = z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/));

/** What a worker says. A section's code shares its process and may say anything, so nothing is believed unseen. */
const answerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ error: z.string() }),
  z.object({
    html: z.string(),
    scriptHashes: policyHashes,
    // A shell from before documents held their styles names none.
    styleHashes: policyHashes.default([]),
  }),
]);

/** One question at a time: sends a job (or waits for the first sign of life) and gives the answer, within the limits. */
function conversation(child: ChildProcess) {
  let words = '';
  let hasEnded = false;
  child.stderr?.on('data', (part: Buffer) => {
    words = (words + part.toString()).slice(-2000);
  });
  child.stdout?.resume();
  child.once('close', () => {
    hasEnded = true;
  });
  return (question: RenderJob | undefined, about: RenderJob) =>
    new Promise<RenderedPage>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          fail(
            `did not finish rendering within ${renderLimits.pageMs / 1000} s. Look for an endless loop or a promise that never settles.`,
          ),
        renderLimits.pageMs,
      );
      const fail = (what: string) => {
        stop();
        reject(new Refusal('page-fails', `The page ${about.path} of ${about.section} ${what}`));
      };
      const onEnd = () => fail(howItEnded(child, words));
      const onMessage = (message: unknown) => {
        const { success, data: answer } = answerSchema.safeParse(message);
        if (!success)
          return fail('gave the renderer an answer that is no page. A page returns what it shows, nothing else.');
        if ('error' in answer) return fail(`fails when it is rendered. Mend this and try again: ${answer.error}`);
        stop();
        resolve({ key: about.key, html: '', scriptHashes: [], styleHashes: [], ...answer });
      };
      const stop = () => {
        clearTimeout(timer);
        child.off('close', onEnd).off('message', onMessage);
      };
      if (hasEnded) return onEnd();
      // On 'close', not on 'exit', which may come before the last words have been read.
      child.once('close', onEnd).once('message', onMessage);
      if (question) child.send(question, () => {});
    });
}

function howItEnded(child: ChildProcess, words: string): string {
  const isMemory = tookTooMuch(child) || /heap out of memory|allocation failed/i.test(words);
  return isMemory
    ? `took more than ${renderLimits.memoryMb} MB to render. Render less, or from smaller data.`
    : `ended the renderer. Take out what ends the process, or throws where nobody waits. It said: ${words.trim() || 'nothing'}`;
}
