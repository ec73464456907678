import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareReport } from './compare-report.ts';

const request = { seconds: 0.4, processor: 0.35 };
const report = compareReport({
  machine: { date: '2026-11-01 10:00', commit: 'abc', cores: 2, processor: 'one', load: 0.5, node: 'v20' },
  rounds: 1,
  sections: [{ sections: 80, pages: 401, publish: 1.5, short: request, whole: { seconds: 0.2, processor: 0.1 } }],
  shell: { pages: 401, seconds: 0.9, processor: 0.8 },
  pictures: [{ name: 'a new shell', pages: 74, opened: 74, different: 74, seconds: 200, processor: 380 }],
});

test('a goal that is missed is marked', () => {
  assert.match(report, /\| short form, 80 sections, s \| 0\.40 \| 0\.30 \| \*\*MISSED\*\* \|/);
  assert.match(report, /\| pictures of every page, a new shell, s \| 200 \| 360 \| met \|/);
});

test('each number of sections has its times, with the processor time of the server', () => {
  assert.match(report, /\| 80 \| 401 \| 1\.50 \| 0\.400 \| 0\.350 \| 0\.200 \| 0\.100 \|/);
});
