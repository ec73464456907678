import fs from 'node:fs/promises';
import path from 'node:path';
import { browserSources, runRspack } from '@viit/build/development';
import { withTemporaryFolder } from '@viit/core/temporary-folder';

/** Compiles page-client.ts, the script in every page of the development server. @returns its text. */
export function compilePageScript(): Promise<string> {
  return withTemporaryFolder('page-script', async (folder) => {
    await runRspack('the script of development pages', [
      {
        ...browserSources(import.meta.dirname, 'page-script'),
        // With the extension of this file: installed from a package, it is compiled.
        entry: { page: `./page-client${path.extname(import.meta.filename)}` },
        output: { path: folder, filename: '[name].js' },
      },
    ]);
    return fs.readFile(path.join(folder, 'page.js'), 'utf8');
  });
}
