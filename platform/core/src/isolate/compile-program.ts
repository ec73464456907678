import path from 'node:path';
import { build } from 'esbuild';

/** @returns the text of one script. */
export async function compileProgram(file: string): Promise<string> {
  const { outputFiles } = await build({
    // Comments contain relative paths.
    absWorkingDir: path.dirname(file),
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
