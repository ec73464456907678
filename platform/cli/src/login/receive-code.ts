import http from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>viit login</title><p>${text}</p></html>\n`;

/**
 * Waits until the console sends the browser to this computer with a code.
 * @param begin opens the console. @param exchange throws for a code that is not for this command: then it waits on.
 */
export async function receiveCode<T>(
  begin: (port: number) => void,
  exchange: (code: string) => Promise<T>,
  timeoutMs: number,
): Promise<T | undefined> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const received = new Promise<T>((resolve) => {
    server.on('request', async ({ method, url = '/', headers }, response) => {
      const code = new URL(url, 'http://127.0.0.1').searchParams.get('code');
      const isOwn = method === 'GET' && headers.host === `127.0.0.1:${port}` && code;
      const result = isOwn ? await exchange(code).catch(() => undefined) : undefined;
      response.writeHead(result ? 200 : 400, {
        ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
        ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', connection: 'close' },
      });
      response.end(page(result ? 'You are signed in. Close this window.' : 'This code is not valid here.'));
      if (result) resolve(result);
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  try {
    begin(port);
    return await Promise.race([received, timeout]);
  } finally {
    clearTimeout(timer);
    server.close();
  }
}
