import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { hasNginx, startNginx } from '@viit/test/nginx';
import { run } from './publish/command.ts';
import type { RunningServer } from './start-site.ts';

/**
 * Exports the live release and serves its files with nginx, as docs/operating.md describes. The site serves the content API.
 * @param site the address of the site to export, and its operator's token.
 * @param folder the folder for the files; its previous content is deleted.
 * @returns undefined if nginx is not installed.
 */
export async function startExportedSite(
  site: { address: string; token: string },
  folder: string,
): Promise<RunningServer | undefined> {
  if (!hasNginx()) return undefined;
  fs.rmSync(folder, { recursive: true, force: true });
  const args = ['platform/cli/bin/viit.mjs', 'export', '--out', folder, '--json'];
  await run(workspaceRoot, args, { VIIT_SERVER: site.address, VIIT_TOKEN: site.token });
  const files = path.join(folder, 'site');
  // If root starts nginx, its workers run as another user, which may be unable to read a folder above the files.
  const nginx = await startNginx(
    ({ port }) => `
include ${folder}/nginx/http.conf;
# By default, nginx closes a keep-alive connection after 1000 requests.
keepalive_requests 100000000;
upstream viit { server ${new URL(site.address).host}; keepalive 32; }
server {
  listen 127.0.0.1:${port};
  root ${files};
  include ${folder}/nginx/server.conf;
}`,
  );
  return { address: nginx.address, stop: () => void nginx.stop() };
}
