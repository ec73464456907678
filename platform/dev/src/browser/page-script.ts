import fs from 'node:fs/promises';
import path from 'node:path';
import { browserSources, runRspack } from '@viit/build/development';
import { withTemporaryFolder } from '@viit/core/temporary-folder';

/** @returns the compiled page-client.ts. */
export function compilePageScript(): Promise<string> {
  return withTemporaryFolder('page-script', async (folder) => {
    await runRspack('the script of development pages', [
      {
        ...browserSources(import.meta.dirname, 'page-script'),
        // Compiled (`.js`) when installed from a package.
        entry: { page: `./page-client${path.extname(import.meta.filename)}` },
        output: { path: folder, filename: '[name].js' },
      },
    ]);
    return fs.readFile(path.join(folder, 'page.js'), 'utf8');
  });
}
