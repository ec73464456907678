import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { withSite } from '../start-site.ts';
import { type CompareResults, compareReport } from './compare-report.ts';
import { measureComparisons } from './measure-comparisons.ts';
import { measurePictures } from './measure-pictures.ts';

const folder = path.join(workspaceRoot, 'test-results/bench/compare');
const token = 'the-operator-of-the-benchmark';

/** `npm run bench -- compare`: comparing releases with 5, 20 and 80 sections, and every page of the site in a browser. */
export async function benchCompare(rounds: number): Promise<void> {
  const environment = machine();
  fs.rmSync(folder, { recursive: true, force: true });
  const builds = path.join(folder, 'builds');
  const env = { OPERATOR_TOKEN: token };
  const compared = await withSite(path.join(folder, 'many'), { ...env, LOCAL_BUILDS: 'off' }, ({ address, pid }) =>
    measureComparisons({ address, token, pid }, builds, [5, 20, 80], rounds),
  );
  const pictures = await withSite(path.join(folder, 'own'), env, ({ address, pid }) =>
    measurePictures({ address, token, pid }, builds),
  );
  const results: CompareResults = { machine: environment, rounds, ...compared, pictures };
  fs.writeFileSync(
    path.join(workspaceRoot, 'test-results/bench-compare.json'),
    `${JSON.stringify(results, null, 1)}\n`,
  );
  const report = compareReport(results);
  writeChapter('compare', report);
  console.log(report);
}
