import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attribute } from './attribute.ts';
import type { KnownReleases } from './known-releases.ts';
import { parseStack } from './parse-stack.ts';

const sections = ['home', 'institution', 'cells', 'placements', 'exams'];
const identityOf = (name: string) => Buffer.from(`${name}------`).toString('hex').slice(0, 12);
const file = (name: string) => `https://viit.example/_builds/${name}/${identityOf(name)}/12.0de71100.js`;
const build = (name: string) => ({
  name,
  version: `1.0.${name.length}`,
  identity: identityOf(name).padEnd(64, '0'),
  routes: [`/${name}`],
});
const release = { id: '7', builds: new Map(['shell', ...sections].map((name) => [name, build(name)])) };
const known: KnownReleases = { preview: '', releases: [release] };

type Problem = Parameters<typeof attribute>[0];

/** Attributes a problem on a page of a section. */
const on = (section: string, problem: Partial<Problem>, stack = '') =>
  attribute({ kind: 'error', ...problem }, parseStack(stack), {
    ...{ section, version: build(section).version, release, known },
  });

for (const section of sections) {
  const own = { section, version: build(section).version };

  test(`${section}: an error in its chunk is its own`, () => {
    assert.deepEqual(
      on(section, {}, `TypeError: x\n    at Table (${file(section)}:1:200)\n    at nb (${file('shell')}:2:1)`),
      own,
    );
    // As Firefox and Safari write it.
    assert.deepEqual(on(section, {}, `Table@${file(section)}:1:200\nnb@${file('shell')}:2:1`), own);
  });

  test(`${section}: an error in shared code that it called is its own`, () => {
    const stack = `Error: at least one tab\n    at useTabs (${file('shell')}:1:9)\n    at Tabs (${file(section)}:1:200)\n    at nb (${file('shell')}:2:1)`;
    assert.deepEqual(on(section, {}, stack), own);
  });

  test(`${section}: an error boundary that caught an error without a frame of a section names it`, () => {
    assert.deepEqual(on(section, { kind: 'boundary', section }, `Error: x\n    at nb (${file('shell')}:2:1)`), own);
  });

  test(`${section}: an error in a list’s data is the list’s, not its own`, () => {
    const problem = { kind: 'data' as const, source: '/api/placement/list' };
    assert.deepEqual(on(section, problem, `Error: x\n    at read (${file(section)}:1:1)`), {
      ...{ section: '(content)', version: '' },
    });
    assert.deepEqual(
      on(section, { kind: 'resource', source: 'https://viit.example/api/news/list' })?.section,
      '(content)',
    );
  });

  test(`${section}: an error of the shell on its page is the shell’s`, () => {
    const stack = `Error: x\n    at Header (${file('shell')}:1:9)\n    at nb (${file('shell')}:2:1)`;
    assert.deepEqual(on(section, {}, stack), { section: 'shell', version: '1.0.5' });
  });

  test(`${section}: an error of an extension on its page is the extension’s`, () => {
    const extension = { section: '(extension)', version: '' };
    assert.deepEqual(on(section, {}, `Error: x\n    at a (chrome-extension://abcdef/content.js:1:9)`), extension);
    assert.deepEqual(on(section, {}, 'a@moz-extension://0b1c-2d/content.js:1:9'), extension);
    assert.deepEqual(on(section, {}, 'a@safari-web-extension://0B1C/content.js:1:9'), extension);
    // It called into the page, whose code threw.
    const stack = `Error: x\n    at a (chrome-extension://abcdef/content.js:1:9)\n    at b (${file(section)}:1:9)`;
    assert.deepEqual(on(section, {}, stack), extension);
    assert.deepEqual(
      on(section, { kind: 'csp', source: 'chrome-extension' }, `at chrome-extension://a/b.js:1:1`),
      extension,
    );
  });

  test(`${section}: a file of its build that failed is its own, and so is a picture on its page`, () => {
    assert.deepEqual(on('home', { kind: 'integrity', source: `${file(section)}?retry=1` }), own);
    assert.deepEqual(on(section, { kind: 'resource', source: '/images/hero.jpg' }), own);
  });
}

test('an error without any frame is nobody’s', () => {
  assert.deepEqual(on('exams', { kind: 'error' }, 'Script error.'), { section: '(unknown)', version: '' });
});

test('a frame of a build that was never served is unknown', () => {
  assert.equal(
    on('exams', {}, `Error\n    at a (https://viit.example/_builds/exams/ffffffffffff/a.js:1:1)`),
    undefined,
  );
});

test('an error in the code of a section is its own, also where another section’s error boundary caught it', () => {
  const stack = `Error: x\n    at Table (${file('exams')}:1:200)\n    at nb (${file('shell')}:2:1)`;
  assert.equal(on('home', { kind: 'boundary', section: 'home' }, stack)?.section, 'exams');
});
