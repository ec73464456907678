import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { benchDrafts } from './drafts/bench-drafts.ts';
import { benchGrowth } from './growth/bench-growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPublish } from './publish/bench-publish.ts';
import { environment } from './results.ts';
import { benchServer } from './server/bench-server.ts';
import { benchSite } from './site/bench-site.ts';
import { benchFolder } from './start-site.ts';

/*
 * `npm run bench` compares the site with the same pages as one build, and with its HTML without scripts; `-- server`, `--
 * lighthouse`, `-- publish`, `-- drafts` and `-- growth` run the other benchmarks. Options: `--runs 3`, `--pages /,/policies`, `--only
 * slow`; for growth `--pages 74 --sections 5`. Prints Markdown for docs/benchmarks.md.
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
  drafts: () => benchDrafts(runs),
  growth: () => benchGrowth(pages?.map(Number), sections),
};
const bench = benches[name];
if (!bench) throw new Error(`There is no benchmark "${name}". The benchmarks: ${Object.keys(benches).join(', ')}.`);
const begin = environment();
const results = `${begin}\n\n${await bench()}\n`;
fs.writeFileSync(path.join(benchFolder, `${name}.md`), results);
console.log(results);
