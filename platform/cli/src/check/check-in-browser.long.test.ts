import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import type { DryRun, DryRunPage } from '@viit/contract/registry-api';
import { findChromium } from '@viit/core/chromium';
import { checkInBrowser } from './check-in-browser.ts';

/* Pages that attack the computer of the person who checks them. */

const inBrowser = { skip: !findChromium() && 'Chromium is not installed', timeout: 180_000 };
const pictures = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-hostile-pages-'));
const requests: string[] = [];
/** Another program of this computer. */
const service = http.createServer(({ url = '' }, response) => {
  requests.push(url);
  response.end('<p>A service</p>');
});
let serviceAddress: string;

before(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  serviceAddress = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
after(() => {
  service.close();
  service.closeAllConnections();
  fs.rmSync(pictures, { recursive: true });
});

/** Opens pages with this script, and in a window without JavaScript with this element. */
async function check(addresses: string[], script: string, noScript = '', pageTimeoutMs?: number) {
  const html = `<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><main><h1>A page</h1></main>
    <noscript>${noScript}</noscript><script>onload = () => setTimeout(() => {${script}}, 50)</script></html>`;
  const policy = "default-src 'none'; script-src 'unsafe-inline'";
  const pages = addresses.map(
    (address): DryRunPage => ({
      ...{ path: address, status: 200, html, policy, change: 'new', section: 'sample', title: 'A page' },
    }),
  );
  const dryRun = { pages, routes: {}, table: {} } as unknown as DryRun;
  const manifest = { base: '/', files: [] } as unknown as Manifest;
  const build = { dryRun, manifest, dist: pictures };
  return checkInBrowser({
    ...{ origin: 'http://site.example', build, pages, pictures },
    ...(pageTimeoutMs && { pageTimeoutMs }),
  });
}

for (const [what, script] of [
  ['an endless loop', 'for (;;) {}'],
  ['an enormous height', "document.body.style.height = '30000000px'"],
] as const) {
  test(`a page with ${what} ends the browser, and the command says which page it was`, inBrowser, async () => {
    // More than are opened at a time.
    const addresses = ['/a', '/b', '/c', '/d', '/e'];
    const { hydration = [] } = await check(addresses, script, '', 8000);
    assert.deepEqual(
      hydration.map(({ page }) => page),
      addresses,
    );
    assert.match(hydration[0]?.reason ?? '', /busy for more than 8 s, so the browser was ended/);
    assert.match(hydration[4]?.reason ?? '', /ended because of another page/);
  });
}

test(
  'a page cannot lead the browser, or a window that it opens, to other programs of this computer',
  inBrowser,
  async () => {
    const script = `open('${serviceAddress}/window'); location = '${serviceAddress}/page'`;
    await check(['/a'], script, `<meta http-equiv="refresh" content="0;url=${serviceAddress}/refresh">`);
    assert.deepEqual(requests, []);
  },
);
