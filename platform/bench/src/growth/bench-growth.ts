import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { withSite } from '../start-site.ts';
import { type GrowthResults, growthReport } from './growth-report.ts';
import { measureGrowth } from './measure-growth.ts';

const folder = path.join(workspaceRoot, 'test-results/bench/growth');
const token = 'the-operator-of-the-benchmark';

/**
 * `npm run bench -- growth`: sections of 74, 1 000 and 5 000 pages, each on a database of its own.
 * @param isWritten whether the report becomes a chapter of docs/benchmarks.md.
 */
export async function benchGrowth(counts: readonly number[], isWritten: boolean): Promise<void> {
  const environment = machine();
  fs.rmSync(folder, { recursive: true, force: true });
  const results: GrowthResults = { machine: environment, sizes: [] };
  for (const count of counts) {
    const data = path.join(folder, `data-${count}`);
    const env = { OPERATOR_TOKEN: token, LOCAL_BUILDS: 'off' };
    // Creating the database takes memory of its own.
    await withSite(data, env, async () => {});
    const figures = await withSite(data, env, ({ address, pid }) =>
      measureGrowth({ address, token, pid }, path.join(folder, 'builds'), count),
    );
    results.sizes.push(figures);
    console.log(`${count} pages: ${figures.first.seconds.toFixed(1)} s, ${Math.round(figures.peak)} MB`);
  }
  fs.writeFileSync(path.join(workspaceRoot, 'test-results/bench-growth.json'), `${JSON.stringify(results, null, 1)}\n`);
  const report = growthReport(results);
  if (isWritten) writeChapter('growth', report);
  console.log(report);
}
