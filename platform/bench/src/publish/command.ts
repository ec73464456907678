import { execFile } from 'node:child_process';
import path from 'node:path';

/** A site to publish to. */
export interface Target {
  address: string;
  token: string;
}

/** The result of a command, as printed with `--json`, and its duration. */
export interface CommandResult {
  seconds: number;
  output: { version?: string; ms?: Record<string, number>; release?: string; previous?: string };
}

/** Runs the `viit` command of a checkout. @throws an error with its output if it fails. */
export async function viit(root: string, { address, token }: Target, args: readonly string[]): Promise<CommandResult> {
  const start = performance.now();
  const env = { VIIT_SERVER: address, VIIT_TOKEN: token };
  const text = await run(root, [path.join(root, 'platform/cli/bin/viit.mjs'), ...args, '--json'], env);
  return { seconds: (performance.now() - start) / 1000, output: JSON.parse(text) as CommandResult['output'] };
}

/** Runs a Node program of a checkout. @returns its standard output. @throws an error with all of its output if it fails. */
export const run = (root: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env } }, (error, out, err) =>
      error ? reject(new Error(`${args.join(' ')}: ${out}${err}`)) : resolve(out),
    );
  });
