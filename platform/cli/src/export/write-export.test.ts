import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { sha384 } from '@viit/contract/integrity';
import { packFiles } from '@viit/core/tar';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import { writeExport } from './write-export.ts';

/* The server of an export may be hostile. */

test('a small file that unpacks to more than any file of a build is refused before it fills the memory', async () => {
  const huge = Buffer.alloc(80 * 1024 * 1024);
  await withTemporaryFolder('export', async (folder) => {
    const hash = sha384(huge);
    const response = { address: '/a', status: 200 as const, headers: {} };
    const file = { file: 'site/a', sha384: hash, response };
    const plan = { release: '1', origin: 'https://viit.example', files: [file], texts: [] };
    fs.writeFileSync(path.join(folder, '0.br'), brotliCompressSync(huge));
    const tar = await packFiles(folder, ['0.br']);
    await assert.rejects(
      writeExport(plan, folder, async () => Readable.from([tar])),
      { code: 'export-incomplete' },
    );
    assert.equal(fs.existsSync(path.join(folder, 'site/a.br')), false);
  });
});
