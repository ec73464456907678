import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { hasNginx, startNginx } from '@viit/test/nginx';
import { run } from './publish/command.ts';
import type { RunningServer } from './start-site.ts';

/**
 * The live release as plain files, served by nginx as docs/operating.md has it; the content API stays the site's.
 * @param site where the site runs that is exported, and its operator's token.
 * @param folder where the files are put; what is there is taken away.
 * @returns nothing where nginx is not on this machine.
 */
export async function startExportedSite(
  site: { address: string; token: string },
  folder: string,
): Promise<RunningServer | undefined> {
  if (!hasNginx()) return undefined;
  fs.rmSync(folder, { recursive: true, force: true });
  const words = ['platform/cli/bin/viit.mjs', 'export', '--out', folder, '--json'];
  await run(workspaceRoot, words, { VIIT_SERVER: site.address, VIIT_TOKEN: site.token });
  const files = path.join(folder, 'site');
  // nginx reads as another user where it is started by root, below a folder that may be closed to it.
  const nginx = await startNginx(
    ({ port }) => `
include ${folder}/nginx/http.conf;
# A kept connection is closed after 1000 answers unless told otherwise.
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
