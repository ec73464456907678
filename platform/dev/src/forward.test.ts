import assert from 'node:assert/strict';
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { forward } from './forward.ts';

const servers: http.Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

/** Resolves to its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a redirect within the site stays on the development server; one to another site leads there', async () => {
  // With the whole address, as nginx does.
  const site = await serve((request, response) => {
    const location = request.url === '/portal' ? 'https://portal.example/' : `http://${request.headers.host}/exams`;
    response.writeHead(301, { location }).end();
  });
  const dev = await serve((request, response) => void forward(site, request, response, async (html) => html));
  const redirect = async (path: string) => (await fetch(dev + path, { redirect: 'manual' })).headers.get('location');
  assert.deepEqual([await redirect('/Exams'), await redirect('/portal')], ['/exams', 'https://portal.example/']);
});

test('a page is changed and stored nowhere, everything else arrives as the site sent it', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const site = await serve((request, response) => {
    seen.push(request.headers);
    const headers = { etag: '"1"', 'cache-control': 'max-age=60', 'strict-transport-security': 'max-age=1' };
    if (request.url === '/list.json') return response.writeHead(200, headers).end('[]');
    const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types viit; img-src *";
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
    return response.writeHead(404, { ...headers, ...type }).end('<p>Page</p>');
  });
  const dev = await serve((request, response) => void forward(site, request, response, async (html) => `${html}!`));
  const get = async (path: string, accept: string) => {
    const response = await fetch(dev + path, {
      headers: { accept, 'if-none-match': '"1"', 'cache-control': 'max-age=0' },
    });
    const names = ['etag', 'cache-control', 'strict-transport-security', 'content-security-policy'];
    return [response.status, await response.text(), ...names.map((name) => response.headers.get(name))];
  };
  assert.deepEqual(await get('/page', 'text/html'), [
    ...[404, '<p>Page</p>!', null, 'no-store', null, "default-src 'self'; img-src *"],
  ]);
  assert.equal((await get('/page', '*/*'))[1], '<p>Page</p>', 'nobody looks at it');
  assert.deepEqual(await get('/list.json', 'application/json'), [200, '[]', '"1"', 'max-age=60', null, null]);
  assert.deepEqual(
    seen.map((headers) => [headers.host, headers['if-none-match'], 'accept-encoding' in headers]),
    [
      [new URL(site).host, undefined, false],
      [new URL(site).host, '"1"', true],
      [new URL(site).host, '"1"', true],
    ],
  );
});
