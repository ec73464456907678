import { build } from 'esbuild';

/** Compiles a program for an isolate into one script. @returns its text. */
export async function compileProgram(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
