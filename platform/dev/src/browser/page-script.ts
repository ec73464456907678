import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { browserSources, runRspack } from '@viit/build/development';

/** Compiles page-client.ts, the script in every page of the development server. @returns its text. */
export async function compilePageScript(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'viit-page-script-'));
  try {
    await runRspack('the script of development pages', [
      {
        ...browserSources(import.meta.dirname, 'page-script'),
        // With the extension of this file: installed from a package, it is compiled.
        entry: { page: `./page-client${path.extname(import.meta.filename)}` },
        output: { path: folder, filename: '[name].js' },
      },
    ]);
    return await fs.readFile(path.join(folder, 'page.js'), 'utf8');
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
