import fs from 'node:fs/promises';

const texts = new Map<string, Promise<string>>();

/** Compiled servers have `<path>.iife.js`; otherwise compiled on first use. */
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
    // A compiled server never loads esbuild.
    const { compileProgram } = await import('./compile-program.ts');
    return compileProgram(`${path}.ts`);
  }
}
