import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiReport } from './api-report.ts';

const machine = { date: '2026-11-01 10:00', commit: 'abc', cores: 2, processor: 'one', load: 0.5, node: 'v20' };

test('each address is compared with the bare route, and the table says whether the goal is met', () => {
  const bare = { perSecond: 1000, p99: 2 };
  const figures = [
    { path: '/api/placement/list', site: { perSecond: 800, p99: 3 }, bare },
    { path: '/api/heroImage/list', site: { perSecond: 799, p99: 3 }, bare },
  ];
  const report = apiReport({
    machine: { ...machine, chromium: '' },
    rounds: 3,
    starts: 2,
    databases: [{ name: 'PGlite', figures }],
  });
  assert.match(report, /Medians of 2 starts of both servers and 3 rounds of\n2 s each/);
  assert.match(report, /## PGlite/);
  assert.match(report, /\| \/api\/placement\/list \| 800 \| 1000 \| 0\.80 \| met \| 3\.0 \| 2\.0 \|/);
  assert.match(report, /\| \/api\/heroImage\/list \| 799 \| 1000 \| 0\.80 \| missed \|/);
});
