import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPublish } from './publish/bench-publish.ts';
import { environment } from './report.ts';
import { benchServer } from './server/bench-server.ts';
import { benchSite } from './site/bench-site.ts';
import { benchFolder } from './start-site.ts';

/*
 * `npm run bench`: the site beside the same pages as one build, and beside its own HTML without scripts. `npm run bench -- server`
 * measures requests per second, `-- lighthouse` the scores of Lighthouse, `-- publish` the time from the command to live, `-- growth`
 * sites with many pages and sections. `--runs 3`, `--pages /,/policies`, `--only slow`; for growth `--pages 74 --sections 5`. Not a
 * test: no figure makes it fail. It prints Markdown, to be copied into docs/benchmarks.md.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    sections: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const [name = 'site'] = positionals;
const runs = Number(values.runs);
const [pages, sections] = [values.pages?.split(','), values.sections?.split(',').map(Number)];

const benches: Record<string, () => Promise<string>> = {
  site: () => benchSite(runs, values.only, pages),
  server: () => benchServer(runs, pages),
  lighthouse: () => benchLighthouse(runs, pages),
  publish: () => benchPublish(runs),
  growth: () => benchGrowth(pages?.map(Number), sections),
};
const bench = benches[name];
if (!bench) throw new Error(`There is no benchmark "${name}". The benchmarks: ${Object.keys(benches).join(', ')}.`);
const begin = environment();
const report = `${begin}\n\n${await bench()}\n`;
fs.writeFileSync(path.join(benchFolder, `${name}.md`), report);
console.log(report);
