import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findFile } from './files.ts';

test('a public file that was replaced since the build is the one of the source, and nothing outside is found', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-dev-files-'));
  try {
    const [out, folder] = [path.join(root, 'out'), path.join(root, 'exams')];
    for (const file of ['out/public/fees.pdf', 'out/public/built.pdf', 'exams/public/fees.pdf', 'secret.txt']) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), file);
    }
    const find = (address: string) =>
      findFile(address, [{ name: 'exams', out } as never], new Map([['exams', folder]]));
    assert.equal(find('/fees.pdf'), path.join(folder, 'public/fees.pdf'));
    assert.equal(find('/built.pdf'), path.join(out, 'public/built.pdf'));
    assert.equal(find('/../../secret.txt'), undefined);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});
