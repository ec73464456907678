import fs from 'node:fs/promises';

const texts = new Map<string, Promise<string>>();

/**
 * The text of a program for an isolate. A server that runs from compiled JavaScript has it as `<path>.iife.js`; from
 * TypeScript, in development and tests, `<path>.ts` is compiled when it is first used.
 */
export function programText(path: string): Promise<string> {
  const text = texts.get(path) ?? readOrCompile(path);
  texts.set(path, text);
  return text;
}

async function readOrCompile(path: string): Promise<string> {
  try {
    return await fs.readFile(`${path}.iife.js`, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Imported here, so that a compiled server does not load esbuild.
    const { compileProgram } = await import('./compile-program.ts');
    return compileProgram(`${path}.ts`);
  }
}
