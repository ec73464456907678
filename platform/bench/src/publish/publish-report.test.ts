import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsOf } from './measure-change.ts';
import { publishReport } from './publish-report.ts';

const machine = { date: '2026-11-01 10:00', commit: 'abc', cores: 2, processor: 'one', load: 0.5, node: 'v20' };
const ms = { build: 900, storeBuild: 100, render: 100, storePages: 100, switch: 100, notify: 100 };
const section = (sections: number, check: number) => ({
  ...{ sections, pages: sections, publish: 2, rollback: 1 },
  steps: stepsOf(2, { ...ms, check }),
});
const report = publishReport({
  machine,
  rounds: 1,
  change: { publish: 2, steps: stepsOf(2, { ...ms, check: 100 }), rollback: 1, rebuild: 9 },
  repository: { publish: 4.5, steps: stepsOf(4.5, { ...ms, check: 100 }) },
  sections: [section(5, 100), section(80, 700)],
});

test("the registry's time is the sum of its own steps, without build, pack and upload", () => {
  assert.match(report, /\| registry's time, 80 \/ 5 sections \| 2\.00 \| 1\.50 \| \*\*MISSED\*\* \|/);
});

test('each step has a column, and the time that no step explains is in the last one', () => {
  assert.match(
    report,
    /build \| pack \| upload \| check \| store build \| render \| store pages \| switch \| notify \| other \|/,
  );
  assert.match(report, /\| exams \| 2\.00 \| 0\.90 \|.* \| 0\.50 \| 1\.00 \| 9\.00 \|/);
});

test('publishing from a repository of its own has a goal and a table of its steps', () => {
  assert.match(report, /\| in a repository of its own, s \| 4\.50 \| 4\.00 \| \*\*MISSED\*\* \|/);
  assert.match(report, /\| library \| 4\.50 \| 0\.90 \|/);
});
