import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { startNginx, type TestNginx } from '@viit/test/nginx';
import { freePort } from '@viit/test/ports';

/** An nginx with the configuration of docs/nginx.conf. */
export interface SiteNginx extends TestNginx {
  ports: { tls: number; plain: number };
}

/** Starts nginx before servers. @param addresses of the servers. */
export async function startSiteNginx(addresses: readonly string[]): Promise<SiteNginx> {
  const ports = { tls: await freePort(), plain: await freePort() };
  const nginx = await startNginx(({ port, folder }) => {
    const pem = path.join(folder, 'certificate.pem');
    const args = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${pem} -out ${pem}.crt`;
    execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
    const example = fs.readFileSync(path.join(workspaceRoot, 'docs/nginx.conf'), 'utf8');
    const [, limits = ''] = /server 10\.0\.0\.11:3000([^;]*);/.exec(example) ?? [];
    const upstreams = addresses.map((address) => `server ${new URL(address).host}${limits};`);
    return change(example, [
      [/server 10\.0\.0\.11:3000[^;]*;\s*server 10\.0\.0\.12:3000[^;]*;/, upstreams.join('\n')],
      [/listen 80;/, `listen 127.0.0.1:${ports.plain};`],
      [/listen 443 ssl http2;/, `listen 127.0.0.1:${ports.tls} ssl http2; listen 127.0.0.1:${port};`],
      [/\/etc\/ssl\/viit\/fullchain\.pem/, `${pem}.crt`],
      [/\/etc\/ssl\/viit\/privkey\.pem/, pem],
      [/\/var\/cache\/nginx\/viit/, path.join(folder, 'cache')],
    ]);
  });
  return { ...nginx, ports };
}

/** Replaces this test's addresses, ports and files in the example. @throws if the example lacks one of them. */
function change(example: string, changes: readonly [RegExp, string][]): string {
  let text = example;
  for (const [from, to] of changes) {
    assert.match(text, from);
    text = text.replace(from, to);
  }
  return text;
}
