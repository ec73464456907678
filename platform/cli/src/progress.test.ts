import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeProgress, type ProgressOutput, progressBar, showProgress } from './progress.ts';

test('progress is described with the time that is left', () => {
  assert.equal(describeProgress(0, 74, 0), '0 of 74 pages');
  assert.equal(describeProgress(10, 74, 20_000), '10 of 74 pages, about 2 min 8 s left');
  assert.equal(describeProgress(70, 74, 70_000), '70 of 74 pages, about 4 s left');
  assert.equal(describeProgress(74, 74, 80_000), '74 of 74 pages');
});

test('a bar fills with the pages that are done', () => {
  assert.equal(progressBar(0, 10, 0), '[░░░░░░░░░░░░░░░░░░░░░░░░] 0 of 10 pages');
  assert.equal(progressBar(5, 10, 5000), '[████████████░░░░░░░░░░░░] 5 of 10 pages, about 5 s left');
});

/** A stream that collects its output. */
function collect(isTTY: boolean): { written: string[]; output: ProgressOutput } {
  const written: string[] = [];
  return { written, output: { isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 } };
}

test('on a terminal one line is drawn again and again', () => {
  const { written, output } = collect(true);
  const progress = showProgress(false, output);
  for (const done of [0, 1, 2]) progress.update(done, 2);
  progress.end();
  assert.equal(written.length, 4);
  for (const text of written) assert.ok(text.startsWith('\r\x1b[K') && !text.includes('\n'), JSON.stringify(text));
});

test('elsewhere each tenth is a line, however many updates there are', () => {
  const { written, output } = collect(false);
  const progress = showProgress(false, output);
  for (let done = 0; done <= 1000; done++) progress.update(done, 1000);
  assert.equal(written.length, 10);
  assert.match(written[0] ?? '', /^ {2}100 of 1000 pages.*\n$/);
});

test('a short task prints no lines, and neither does a quiet one', () => {
  const { written, output } = collect(false);
  showProgress(false, output, 60_000).update(5, 10);
  showProgress(true, output).update(5, 10);
  assert.deepEqual(written, []);
});
