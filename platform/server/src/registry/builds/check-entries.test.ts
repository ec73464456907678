import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEntries } from './check-entries.ts';

const entry = (name: string, type = 'file') =>
  ({ name, type, size: 1 }) as Parameters<ReturnType<typeof checkEntries>['next']>[0];

test('a name that no file system stores is refused, and the sentence shows only its beginning', () => {
  const check = checkEntries();
  assert.throws(() => check.next(entry(`client/${'a'.repeat(300)}.js`)), {
    code: 'archive-entry-invalid',
    message: /"?client\/a{50,200}…"?, whose name is longer than 255 bytes/,
  });
  assert.throws(() => check.next(entry(`client/${'deep/'.repeat(300)}a.js`)), { code: 'archive-entry-invalid' });
});

test('a name with control characters is shown on one line', () => {
  const check = checkEntries();
  assert.throws(() => check.next(entry('other\n\u001b[31m')), { message: /"other\\n\\u001b\[31m"/ });
});

test('a kind of entry that no program writes is refused', () => {
  assert.throws(() => checkEntries().next(entry('client/a.js', 'contiguous-file')), {
    message: /not a regular file but a special entry/,
  });
});

test('folders that agree with the files are accepted, twice too', () => {
  const check = checkEntries();
  const names = ['client/', 'client/a.js', 'client/', 'client/deep/', 'client/deep/b.js'];
  assert.deepEqual(
    names.map((name) => check.next(entry(name, name.endsWith('/') ? 'directory' : 'file'))),
    [undefined, 'client/a.js', undefined, undefined, 'client/deep/b.js'],
  );
});

test('a folder with a path that no file system stores is refused at once, however deep', () => {
  for (const name of ['a/'.repeat(3000), `client/${'a'.repeat(300)}/`]) {
    assert.throws(() => checkEntries().next(entry(name, 'directory')), {
      code: 'archive-entry-invalid',
      message: /longer than 255 bytes/,
    });
  }
});

test('a folder outside of the archive is refused, and the packed folder itself is not', () => {
  for (const name of ['../', '/etc/', 'client/../../a/', 'client//a/', 'client\\a/']) {
    assert.throws(() => checkEntries().next(entry(name, 'directory')), { code: 'archive-entry-invalid' });
  }
  for (const name of ['./', './client/']) assert.equal(checkEntries().next(entry(name, 'directory')), undefined);
});
