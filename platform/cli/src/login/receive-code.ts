import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>viit login</title><p>${text}</p></html>\n`;

const wrongCode =
  'This code is not for the command that waits here. If the console named another site than the command, run viit login --server with the address of that site.';

/**
 * Waits until the console sends the browser to this computer with a code.
 * @param begin opens the console. @param exchange of a code and the site that gave it; throws if they are not for this
 * command: then it waits on.
 */
export async function receiveCode<T>(
  begin: (port: number) => void,
  exchange: (code: string, site: string) => Promise<T>,
  timeoutMs: number,
): Promise<T | undefined> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const received = new Promise<T>((resolve) => {
    server.on('request', async ({ method, url = '/', headers }, response) => {
      const query = new URLSearchParams(url.split('?')[1]);
      const code = query.get('code');
      const isOwn = method === 'GET' && headers.host === `127.0.0.1:${port}` && code;
      const result = isOwn ? await exchange(code, query.get('iss') ?? '').catch(() => undefined) : undefined;
      response.writeHead(result ? 200 : 400, {
        ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
        ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', connection: 'close' },
      });
      response.end(page(result ? 'You are signed in. Close this window.' : wrongCode));
      if (result) resolve(result);
    });
  });
  try {
    begin(port);
    return await Promise.race([received, setTimeout(timeoutMs, undefined, { ref: false })]);
  } finally {
    server.close();
  }
}
