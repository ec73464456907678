import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readProjectConfig } from './project-config.ts';
import { folderNamed, readPackage, sectionName, sectionNames } from './workspace.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-workspace-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));

/** Writes a folder with these JSON files. */
function folder(name: string, files: Record<string, object>): string {
  const dir = path.join(root, name);
  fs.mkdirSync(dir, { recursive: true });
  for (const [file, value] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), JSON.stringify(value));
  }
  return dir;
}

test('a section in a repository of its own has the name of its configuration, also if its folder has another name', () => {
  const dir = folder('My checkout (2)', {
    'package.json': { name: 'another-name', version: '1.0.0' },
    'viit.config.json': { name: 'library', title: 'Library', server: 'https://www.viit.example' },
  });
  assert.equal(sectionName(dir), 'library');
  assert.deepEqual(sectionNames(dir), ['library']);
  assert.equal(folderNamed('library', dir), dir);
  assert.equal(folderNamed('exams', dir), undefined);
});

test('a section in a workspace has the name in its package.json', () => {
  const project = folder('project', {});
  const dir = folder('project/remotes/copy-of-exams', {
    'package.json': { version: '1.0.0', viit: { section: 'exams' } },
  });
  assert.equal(sectionName(dir), 'exams');
  assert.deepEqual(sectionNames(project), ['exams']);
  assert.equal(folderNamed('exams', project), dir);
});

test('a shared module that was installed from a file is required in the range of its version', () => {
  const dir = folder('from-file', {
    'package.json': {
      version: '1.0.0',
      viit: { section: 'x' },
      dependencies: { react: '>=19 <20', '@viit/runtime': 'file:../runtime.tgz' },
    },
    'node_modules/@viit/runtime/package.json': { name: '@viit/runtime', version: '1.2.0', main: 'package.json' },
  });
  assert.deepEqual(readPackage(dir).versions, {
    react: '>=19 <20',
    'react/jsx-runtime': '>=19 <20',
    '@viit/runtime': '^1.2.0',
  });
});

test('a name that sections may not have is refused with the reason', () => {
  for (const name of ['shell', 'api', 'documents', 'Library', '1st', '']) {
    const dir = folder('refused', { 'viit.config.json': { name } });
    assert.throws(() => readProjectConfig(dir), { name: 'ProjectConfigError', message: /viit\.config\.json.*name/s });
  }
});
