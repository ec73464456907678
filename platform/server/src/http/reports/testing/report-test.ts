import type { Health } from '@viit/contract/registry-api';
import { openTestRegistry, type TestRegistry } from '../../../registry/testing/test-registry.ts';
import { reportLimits } from '../../../reports/limits.ts';

/** A registry with a shell and two versions of exams, and helpers for tests of reports. */
export interface ReportTest {
  registry: TestRegistry;
  /** Sends a report as a browser does. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Reads an address of the registry when the reports so far are stored. */
  read<T = Health>(address: string): Promise<T>;
  /** Every row that is stored about reports, as text. */
  stored(): Promise<string>;
  /** Deletes all reports, when those so far are stored. */
  empty(): Promise<void>;
  /** The value of a metric. */
  metric(name: string): Promise<number>;
  /** The address of a section's entry. */
  entryOf(section: string): Promise<string>;
  close(): Promise<void>;
}

const storing = () => new Promise((resolve) => setTimeout(resolve, 150));

export async function openReportTest(): Promise<ReportTest> {
  const defaults = { ...reportLimits };
  Object.assign(reportLimits, { flushMs: 20, releasesMs: 1, clientPerSecond: 1, clientBytesPerSecond: 5000 });
  const registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams', pages: ['/exams', '/exams/core-team'] });
  await registry.publish({ name: 'exams', version: '1.1.0', pages: ['/exams', '/exams/core-team'] });
  return {
    registry,
    post: (body, headers = {}) =>
      fetch(`${registry.address}/_reports`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      }),
    async read<T>(address: string) {
      await storing();
      const headers = { authorization: `Bearer ${registry.token}` };
      return (await (await fetch(`${registry.address}/_registry${address}`, { headers })).json()) as T;
    },
    async stored() {
      await storing();
      const tables = ['report_count', 'report_problem', 'report_sample'];
      const rows = await Promise.all(tables.map((name) => registry.database.query(`select * from ${name}`)));
      return JSON.stringify(rows);
    },
    async empty() {
      // Reports of the previous test may not be stored yet.
      await storing();
      await registry.database.query('delete from report_count');
      await registry.database.query('delete from report_problem');
    },
    async metric(name) {
      const text = await (await fetch(`${registry.address}/_metrics`)).text();
      const line = text.split('\n').find((one) => one.startsWith(`${name} `));
      return Number(line?.split(' ')[1] ?? 0);
    },
    async entryOf(section) {
      const table = JSON.parse(await registry.read('/_registry.json')) as {
        sections: Record<string, { entry: string }>;
      };
      return table.sections[section]?.entry ?? '';
    },
    close() {
      Object.assign(reportLimits, defaults);
      return registry.close();
    },
  };
}
