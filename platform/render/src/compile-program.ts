import path from 'node:path';
import { build } from 'esbuild';

/** A program that runs in an isolated process. */
export type Program = 'render-process' | 'entry-check-process';

/**
 * Compiles a program into one CommonJS file: an isolated process can read its own folder only.
 * @returns its text.
 */
export async function compileProgram(program: Program): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, `${program}.ts`)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  return outputFiles[0]?.text ?? '';
}
