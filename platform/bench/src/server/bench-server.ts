import fs from 'node:fs';
import path from 'node:path';
import { hasNginx, startNginx } from '@viit/test/nginx';
import { medians, table } from '../results.ts';
import { benchFolder, emptyFolder, startProgram, viit, withSite } from '../start-site.ts';
import { type Load, load } from './load.ts';

const durationMs = 2000;

/** Alternates between the site, bare Fastify routes with the same bytes, and nginx with an export. */
export const benchServer = (
  rounds: number,
  paths: readonly string[] = ['/', '/exams/timetables', '/department/cse', '/api/announcement/list'],
): Promise<string> =>
  withSite(emptyFolder('server'), { API_RATE: '0' }, async (site) => {
    const bare = await startProgram('platform/bench/src/server/bare-server.ts', [site.address, ...paths], {
      NODE_ENV: 'production',
    });
    const nginx = hasNginx() ? await startExportedSite(site.address) : undefined;
    const servers = [site.address, bare.address, ...(nginx ? [nginx.address] : [])];
    const rows: string[][] = [];
    for (const one of paths) {
      console.log(one);
      const runs = servers.map((): Load[] => []);
      for (let round = 0; round < rounds; round++) {
        for (const [i, address] of servers.entries()) runs[i]?.push(await load(address + one, durationMs));
      }
      rows.push(rowOf(one, runs.map(medians)));
    }
    await Promise.all([bare.stop(), nginx?.stop()]);
    const head = [
      ...['address', 'site /s', 'bare /s', 'nginx /s', 'site / bare', 'site / nginx'],
      ...['site p99, ms', 'bare p99, ms', 'nginx p99, ms'],
    ];
    return `Medians of ${rounds} rounds of 2 s\n\n${table(head, rows)}`;
  });

function rowOf(address: string, [site, bare, nginx]: readonly Load[]): string[] {
  const all = [site, bare, nginx];
  const cell = (figure: number | undefined, digits: number) => figure?.toFixed(digits) ?? '–';
  const ratios = [bare, nginx].map((one) => one && site && site.perSecond / one.perSecond);
  return [
    ...[address, ...all.map((one) => cell(one?.perSecond, 0))],
    ...[...ratios.map((one) => cell(one, 2)), ...all.map((one) => cell(one?.p99, 1))],
  ];
}

/** With nginx, as in docs/operating.md. */
async function startExportedSite(address: string) {
  const folder = path.join(emptyFolder('export'), 'out');
  await viit({ address }, ['export', '--out', folder]);
  // Started by root, nginx runs its workers as another user, who must be able to read this folder.
  fs.chmodSync(path.dirname(benchFolder), 0o755);
  return startNginx(
    ({ port }) => `
include ${folder}/nginx/http.conf;
# By default, nginx closes a keep-alive connection after 1000 requests.
keepalive_requests 100000000;
upstream viit { server ${new URL(address).host}; keepalive 32; }
server {
  listen 127.0.0.1:${port};
  root ${folder}/site;
  include ${folder}/nginx/server.conf;
}`,
  );
}
