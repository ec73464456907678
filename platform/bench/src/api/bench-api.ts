import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { writeChapter } from '../docs-chapter.ts';
import { machine } from '../machine.ts';
import { measureServer, type ServerFigures } from '../measure-server.ts';
import { median } from '../median.ts';
import { siteProgram, startProgram } from '../start-site.ts';
import { type ApiResults, apiReport, type DatabaseFigures } from './api-report.ts';

const folder = path.join(workspaceRoot, 'test-results/bench/api');
/** The five addresses of the content API; all departments are served alike, so one is measured. */
const addresses = [
  ...['newsEvents', 'heroImage', 'announcement', 'placement'].map((name) => `/api/${name}/list`),
  '/api/department/list/cse',
];

/** `npm run bench -- api`: the content API on both databases, compared with bare Fastify routes that send the same bytes. */
export async function benchApi(rounds: number): Promise<void> {
  const environment = machine();
  fs.rmSync(folder, { recursive: true, force: true });
  const databases: DatabaseFigures[] = [
    { name: 'PGlite', figures: await measureWith({ DATA_DIR: path.join(folder, 'data') }, rounds) },
  ];
  if (hasPostgres()) {
    const postgres = await startPostgres();
    try {
      const env = { DATABASE_URL: postgres.createDatabase() };
      databases.push({ name: 'PostgreSQL', figures: await measureWith(env, rounds) });
    } finally {
      await postgres.stop();
    }
  }
  const results: ApiResults = { machine: environment, rounds, starts, databases };
  fs.writeFileSync(path.join(workspaceRoot, 'test-results/bench-api.json'), `${JSON.stringify(results, null, 1)}\n`);
  const report = apiReport(results);
  writeChapter('api', report);
  console.log(report);
}

/** How often both servers are started: in some processes, the code that Node compiles stays about a fifth slower. */
const starts = 3;

/** Measures all addresses with this database, on sites and bare servers started several times. */
async function measureWith(database: Record<string, string>, rounds: number): Promise<ServerFigures[]> {
  const runs: ServerFigures[][] = [];
  for (let start = 0; start < starts; start++) runs.push(await measureStart(database, rounds));
  return addresses.map((path) => {
    const figures = runs.flat().filter((run) => run.path === path);
    const medianOf = (server: 'site' | 'bare') => ({
      perSecond: median(figures.map((run) => run[server].perSecond)),
      p99: median(figures.map((run) => run[server].p99)),
    });
    return { path, site: medianOf('site'), bare: medianOf('bare') };
  });
}

async function measureStart(database: Record<string, string>, rounds: number): Promise<ServerFigures[]> {
  const { address, stop, ended } = await startProgram(siteProgram, [], {
    ...{ PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    ...database,
  });
  try {
    return await measureServer(address, addresses, rounds);
  } finally {
    stop();
    await ended;
  }
}
