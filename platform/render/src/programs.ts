import fs from 'node:fs/promises';
import path from 'node:path';
import type { Program } from './compile-program.ts';

const texts = new Map<Program, Promise<string>>();

/**
 * The text of a program. A server that runs from compiled JavaScript has it compiled beside this file; from TypeScript, in
 * development and tests, it is compiled when it is first used.
 */
export function programText(program: Program): Promise<string> {
  const text = texts.get(program) ?? readOrCompile(program);
  texts.set(program, text);
  return text;
}

async function readOrCompile(program: Program): Promise<string> {
  try {
    return await fs.readFile(path.join(import.meta.dirname, `${program}.cjs`), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Imported here, so that a compiled server does not load esbuild.
    const { compileProgram } = await import('./compile-program.ts');
    return compileProgram(program);
  }
}
