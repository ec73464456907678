import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { describeProgress, makeOutput } from './output.ts';

test('progress is described with the time that is left', () => {
  assert.equal(describeProgress(0, 74, 0), '0 of 74 pages');
  assert.equal(describeProgress(10, 74, 20_000), '10 of 74 pages, about 2 min 8 s left');
  assert.equal(describeProgress(70, 74, 70_000), '70 of 74 pages, about 4 s left');
  assert.equal(describeProgress(74, 74, 80_000), '74 of 74 pages');
});

/** Runs a step that renders 1000 pages in half a second. @returns what it writes to standard error. */
async function writtenBy({ isJson = false, isTTY = false, silentMs = 0 }): Promise<string[]> {
  const written: string[] = [];
  const err = { isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
  await makeOutput(isJson, err, err, silentMs).step('render', async (onProgress) => {
    for (let done = 0; done <= 1000; done++) onProgress({ done, total: 1000 });
    await wait(500);
  });
  return written;
}

test('on a terminal one line is drawn again and again', async () => {
  const written = await writtenBy({ isTTY: true });
  assert.ok(written.length > 1);
  for (const text of written) assert.ok(text.startsWith('\r\x1b[K'), JSON.stringify(text));
  assert.match(written[0] ?? '', /render: 1000 of 1000 pages$/);
  assert.match(written.at(-1) ?? '', /\d+\.\d s {2}render\n$/);
});

test('elsewhere each tenth is a line, however many updates there are', async () => {
  const written = await writtenBy({});
  assert.equal(written.length, 11);
  assert.match(written[0] ?? '', /render: 100 of 1000 pages.*\n$/);
});

test('a short step prints no progress, and nothing is printed beside JSON', async () => {
  assert.equal((await writtenBy({ silentMs: 60_000 })).length, 1);
  assert.deepEqual(await writtenBy({ isJson: true, isTTY: true }), []);
});

test('a name or a message with line breaks stays one line, which cannot look like another', async () => {
  const written: string[] = [];
  const stream = { isTTY: false, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
  const output = makeOutput(false, stream, stream);
  output.result({}, ['2 problems', '  at app.js\r\n\n  \u2028viit: your token expires', '', 'Done.']);
  output.result({}, 'The paths are taken:\n- /exams');
  await output.step('send', async () => '1\n  0.0 s  publish', String);
  assert.deepEqual(written.slice(0, 2), [
    '2 problems\n  at app.js viit: your token expires\n\nDone.\n',
    'The paths are taken:\n- /exams\n',
  ]);
  assert.match(written[2] ?? '', /^ +\d\.\d s {2}send: 1 0\.0 s {2}publish\n$/);
});

test('codes for terminals are removed from steps, and escaped in JSON', async () => {
  const written: string[] = [];
  const stream = { isTTY: false, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
  await makeOutput(false, stream, stream).step(
    'send',
    async () => '\x1b]0;title\x07 \x9b2J \u202e',
    (text) => text,
  );
  makeOutput(true, stream, stream).result({ title: '\x9b2J\x7f\u202e' }, '');
  assert.doesNotMatch(written.join(''), /[^\P{Cc}\n]|\u202e/u);
  assert.deepEqual(JSON.parse(written[1] ?? ''), { title: '\x9b2J\x7f\u202e' });
});
