import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeArchive } from '../../registry/testing/sample-archives.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Manifests that take a server's time or memory. */

let registry: TestRegistry;
before(async () => {
  registry = await openTestRegistry();
});
after(() => registry.close());

const refusalOf = async (manifest: string) => {
  const { body } = await registry.sendArchive('exams', makeArchive({ path: 'manifest.json', text: manifest }));
  assert.equal(body.code, 'manifest-invalid', body.error);
  return String(body.error);
};

test('a manifest that nests deeply is refused before it is parsed', async () => {
  for (const [start, end] of [
    ['[', ']'],
    ['{"a":', '}'],
    ['["\\"]","\\\\",{"a":', '}]'],
  ] as const) {
    const deep = (levels: number) => `${start.repeat(levels)}1${end.repeat(levels)}`;
    assert.match(await refusalOf(`{"schema":1,"pages":${deep(60)}}`), /nests more than 50 levels/, start);
    assert.doesNotMatch(await refusalOf(`{"schema":1,"pages":${deep(20)}}`), /nests/, start);
  }
});

test('a manifest with endlessly many values is refused before it is parsed', async () => {
  for (const values of [`[${'{},'.repeat(2_600_000)}{}]`, `{${'"a":1,'.repeat(400_000)}"a":1}`]) {
    assert.match(await refusalOf(`{"schema":1,"pages":${values}}`), /has more than 200000 values/);
  }
});

test('brackets in the texts of a manifest are no levels', async () => {
  assert.doesNotMatch(await refusalOf(JSON.stringify({ title: `"\\${'[{'.repeat(60)}` })), /nests/);
});

test('of a manifest with endlessly many invalid variants the first ones are named', async () => {
  const page = {
    id: 'a',
    path: '/exams/:code',
    title: 'A',
    description: 'A',
    layout: 'standard',
    scripts: [],
    styles: [],
  };
  const pages = Array(100).fill({ ...page, variants: Array(100).fill({}) });
  const error = await refusalOf(JSON.stringify({ schema: 1, pages }));
  assert.match(error, /pages\[0\]\.variants\[0\]/);
  assert.doesNotMatch(error, /variants\[20\]|pages\[1\]|\d{3} more$/);
});
