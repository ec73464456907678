import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportLimits } from '../../reports/limits.ts';
import { createReportBudget } from './report-budget.ts';

const limits = {
  ...reportLimits,
  ...{ perSecond: 100, clientPerSecond: 50, bytesPerSecond: 3000, clientBytesPerSecond: 1000 },
  ...{ msPerSecond: 30, clientMsPerSecond: 10 },
};

test('a client that sends too many bytes is refused until its share is filled again; others are not', () => {
  let clock = 0;
  const budget = createReportBudget(limits, () => clock);
  assert.equal(budget.take('192.0.2.1', 9_000), undefined);
  assert.equal(budget.take('192.0.2.1', 4_000), undefined);
  assert.equal(budget.take('192.0.2.1', 10), 'bytes');
  assert.equal(budget.take('192.0.2.2', 10), undefined);
  clock = 3500;
  assert.equal(budget.take('192.0.2.1', 10), undefined);
});

test('a client whose reports take too much processor time is refused, and all clients together', () => {
  let clock = 0;
  const budget = createReportBudget(limits, () => clock);
  const send = (address: string, ms: number) => {
    const reason = budget.take(address, 10);
    if (!reason) budget.spend(address, ms);
    return reason;
  };
  assert.deepEqual([send('192.0.2.1', 120), send('192.0.2.1', 1)], [undefined, 'time']);
  assert.equal(budget.hasTime('192.0.2.1'), false);
  assert.deepEqual(
    [send('192.0.2.2', 110), send('192.0.2.3', 90), send('192.0.2.4', 1)],
    [undefined, undefined, 'time'],
  );
  clock = 2500;
  assert.equal(send('192.0.2.1', 1), undefined);
});

test('reports that a proxy does not name the clients of count only together', () => {
  const budget = createReportBudget(limits, () => 0);
  budget.spend('127.0.0.1', 200);
  assert.equal(budget.take('127.0.0.1', 10), undefined);
  budget.spend('::1', 200);
  assert.equal(budget.take('127.0.0.1', 10), 'time');
});
