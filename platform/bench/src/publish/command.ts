import { execFile } from 'node:child_process';
import path from 'node:path';

/** A site to publish to. */
export interface Target {
  address: string;
  token: string;
}

/** What a command came to, as its --json says, and how long it took from being typed. */
export interface Ran {
  seconds: number;
  answer: { version?: string; ms?: Record<string, number> };
}

/** Runs the `viit` command of a checkout. @throws with what it printed. */
export async function viit(root: string, { address, token }: Target, words: readonly string[]): Promise<Ran> {
  const begin = performance.now();
  const env = { VIIT_SERVER: address, VIIT_TOKEN: token };
  const out = await run(root, [path.join(root, 'platform/cli/bin/viit.mjs'), ...words, '--json'], env);
  return { seconds: (performance.now() - begin) / 1000, answer: JSON.parse(out) as Ran['answer'] };
}

/** Runs a program of a checkout. @returns what it printed. @throws with that, where it fails. */
export const run = (root: string, words: readonly string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [...words], { cwd: root, env: { ...process.env, ...env } }, (error, out, err) =>
      error ? reject(new Error(`${words.join(' ')}: ${out}${err}`)) : resolve(out),
    );
  });
