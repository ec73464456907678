import assert from 'node:assert/strict';
import http, { type RequestListener } from 'node:http';
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
