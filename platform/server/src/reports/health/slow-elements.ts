import type { SectionHealth } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';

type SlowElements = SectionHealth['pages'][number]['slow'];

/** The elements that slow values of a version were measured on most often, by page. */
export async function readSlowElements(sql: Sql, name: string, version: string): Promise<Map<string, SlowElements>> {
  const rows = await sql.query<{ page: string; kind: string; message: string }>(
    `select distinct on (page, kind) page, kind, message from report_problem
     where preview = '' and section = $1 and version = $2 and kind in ('slow-LCP', 'slow-INP')
     order by page, kind, count desc, fingerprint`,
    [name, version],
  );
  const slow = new Map<string, SlowElements>();
  for (const { page, kind, message } of rows) {
    slow.set(page, { ...slow.get(page), [kind === 'slow-LCP' ? 'LCP' : 'INP']: message });
  }
  return slow;
}
