import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readToolkit } from './toolkit.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-toolkit-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));

/** Writes a package.json. @returns its folder. */
function writePackage(folder: string, content: object): string {
  const dir = path.join(root, folder);
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(content));
  return dir;
}

test('the shell names the range of compatible toolkits', () => {
  const shell = writePackage('shell', { viit: { section: 'shell', toolkit: '>=1.0.0 <2' } });
  assert.deepEqual(readToolkit(shell, 'shell'), { toolkit: '>=1.0.0 <2' });
  assert.deepEqual(readToolkit(writePackage('other-shell', {}), 'shell'), {});
});

test('a section names the toolkit that is installed for it, in its folder or above', () => {
  const section = writePackage('project/section', {});
  assert.deepEqual(readToolkit(section, 'section'), {});
  writePackage('project/node_modules/@viit/toolkit', { name: '@viit/toolkit', version: '1.2.0' });
  assert.deepEqual(readToolkit(section, 'section'), { toolkit: '1.2.0' });
  writePackage('project/section/node_modules/@viit/toolkit', { name: '@viit/toolkit', version: '1.3.0' });
  assert.deepEqual(readToolkit(section, 'section'), { toolkit: '1.3.0' });
});
