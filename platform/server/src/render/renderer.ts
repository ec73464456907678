import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../registry/refusal.ts';
import type { RenderJob } from './jobs.ts';
import { compileWorker, renderLimits, startChild, withFolder } from './process.ts';

/** A page that was rendered. */
export interface RenderedPage {
  key: string;
  html: string;
  scriptHashes: string[];
}

/** Server bundles by name: the shell's, and each section's that has pages among the jobs. */
export type ServerBundles = ReadonlyMap<string, Uint8Array>;

/**
 * Renders pages in a separate process with a time and a memory limit, no environment, and Node's permission model: it can
 * read its render folder and nothing else.
 * @throws Refusal that names the page where one throws, hangs or takes too much memory.
 */
export async function renderPages(bundles: ServerBundles, jobs: readonly RenderJob[]): Promise<RenderedPage[]> {
  if (jobs.length === 0) return [];
  return withFolder(async (folder) => {
    for (const [name, bytes] of bundles) await fs.writeFile(path.join(folder, `${name}.cjs`), bytes);
    await compileWorker('worker', folder);
    const child = startChild(folder, 'worker');
    try {
      const ask = conversation(child);
      await ask(undefined, jobs[0] as RenderJob);
      const pages: RenderedPage[] = [];
      for (const job of jobs) pages.push(await ask(job, job));
      return pages;
    } finally {
      child.kill('SIGKILL');
    }
  });
}

type Answer = { ready?: boolean; html?: string; scriptHashes?: string[]; error?: string };

/** One question at a time: sends a job (or waits for the first sign of life) and gives the answer, within the limits. */
function conversation(child: ChildProcess) {
  let words = '';
  child.stderr?.on('data', (part: Buffer) => {
    words = (words + part.toString()).slice(-2000);
  });
  child.stdout?.resume();
  return (question: RenderJob | undefined, about: RenderJob) =>
    new Promise<RenderedPage>((resolve, reject) => {
      const name = `${about.path} of ${about.section}`;
      const timer = setTimeout(
        () =>
          fail(
            `did not finish rendering within ${renderLimits.pageMs / 1000} s. Look for an endless loop or a promise that never settles.`,
          ),
        renderLimits.pageMs,
      );
      const fail = (what: string) => {
        stop();
        reject(new Refusal(`The page ${name} ${what}`));
      };
      // On 'close', not on 'exit', which may come before the last words have been read.
      const onEnd = () => {
        const isMemory = /heap out of memory|allocation failed/i.test(words);
        fail(
          isMemory
            ? `took more than ${renderLimits.memoryMb} MB to render. Render less, or from smaller data.`
            : `ended the renderer. It said: ${words.trim() || 'nothing'}`,
        );
      };
      const onMessage = (answer: Answer) => {
        if (answer.error) return fail(`fails when it is rendered. Mend this and try again: ${answer.error}`);
        stop();
        resolve({ key: about.key, html: answer.html ?? '', scriptHashes: answer.scriptHashes ?? [] });
      };
      const stop = () => {
        clearTimeout(timer);
        child.off('close', onEnd).off('message', onMessage);
      };
      child.once('close', onEnd).once('message', onMessage);
      if (question) child.send(question);
    });
}
