import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { workspaceRoot } from '@viit/build';
import { parse } from 'yaml';
import { z } from 'zod';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { reportOf, viewOf } from '../../reports/testing/sample-reports.ts';

/* The alert rules and the dashboard in docs/monitoring, which operators load into Prometheus and Grafana. */

const docs = path.join(workspaceRoot, 'docs');
const read = (file: string) => fs.readFileSync(path.join(docs, file), 'utf8');

const alertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().min(20), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })).min(1),
});

const rules = alertsSchema.parse(parse(read('monitoring/alerts.yml'))).groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('monitoring/dashboard.json')));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The metrics that an expression reads. @throws AssertionError if it is not valid PromQL. */
function metricsIn(expression: string): string[] {
  const metrics: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      assert.ok(!type.isError, `not valid: ${expression}`);
      if (type.name === 'VectorSelector') metrics.push(/^\w+/.exec(expression.slice(from, to))?.[0] ?? '');
    },
  });
  return metrics;
}

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams' }, { token: 'viit_exams_guess' });
  await registry.publish({ name: 'cells' });
  const view = viewOf({ section: 'cells', page: '/cells' });
  for (const body of [JSON.stringify(reportOf(view)), 'not a report']) {
    await fetch(`${registry.address}/_reports`, { method: 'POST', body });
  }
  await registry.read('/');
});
after(() => registry.close());

test('alert rules and dashboard read metrics that the server has', async () => {
  const printed = await (await fetch(`${registry.address}/_metrics`)).text();
  const known = new Set(printed.split('\n').map((line) => /^\w+/.exec(line)?.[0]));
  for (const expression of expressions) {
    const metrics = metricsIn(expression);
    assert.ok(metrics.length > 0, expression);
    for (const metric of metrics) assert.ok(known.has(metric), `${metric} is not in /_metrics: ${expression}`);
  }
});

test('an expression with a mistake is noticed', () => {
  assert.throws(() => metricsIn('sum by (kind (rate(viit_requests_total[1m]))'), /not valid/);
});

test('the guide names metrics that the server has', async () => {
  const printed = await (await fetch(`${registry.address}/_metrics`)).text();
  for (const [, name = ''] of read('operating.md').matchAll(/`(viit_[a-z_]+)/g))
    assert.ok(printed.includes(name), name);
});

test('each alert leads to a section of the guide that says what to do', () => {
  const headings = read('operating.md')
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    );
  for (const { alert, annotations } of rules) {
    const [file, anchor = ''] = annotations.runbook.split('#');
    assert.equal(file, 'docs/operating.md', alert);
    assert.ok(headings.includes(anchor), `${alert}: there is no section ${anchor}`);
  }
});
