import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';

const server = createServer(testContext(undefined));

before(() => server.listen({ port: 0, host: '127.0.0.1' }));
after(() => server.close());

/** Sends a request exactly as written, in one part or in several. @returns the response's head and body. */
async function send(...parts: string[]): Promise<string> {
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString();
}

const cookies = (count: number) =>
  `cookie: ${Array.from({ length: count }, (_, i) => `c${i}=${'x'.repeat(4000)}`).join('; ')}\r\n\r\n`;

test('a visitor whose browser sends too many cookies gets a message, and the browser deletes them', async () => {
  for (const count of [5, 12]) {
    const response = await send(`GET /exams?a=1 HTTP/1.1\r\nhost: a\r\n${cookies(count)}`);
    assert.match(response, /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    assert.match(response, /\r\nclear-site-data: "cookies"\r\n/);
    assert.match(response, /\r\ncontent-security-policy: default-src 'none'; style-src 'self'.*worker-src 'none'/);
    assert.match(response, /<h1>Cookies too large<\/h1>[\s\S]*Please reload the page/);
  }
});

test('the browser deletes too many cookies also if they arrive after the address, as over a network', async () => {
  const request = `GET /exams HTTP/1.1\r\nhost: a\r\n${cookies(5)}`;
  for (const first of [14_600, 1460]) {
    assert.match(
      await send(request.slice(0, first), request.slice(first)),
      /\r\nclear-site-data: "cookies"\r\n/,
      `${first}`,
    );
  }
});

test('a body that is too large does not close the connection, over which a proxy may still be sending', async () => {
  const head =
    'POST /_registry/logins HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n';
  const [refused, next] = (
    await send(head, 'x'.repeat(100_000), 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  ).split(/(?=HTTP\/1\.1 200)/);
  assert.match(refused ?? '', /^HTTP\/1\.1 413 /);
  assert.doesNotMatch(refused ?? '', /connection: close/);
  assert.match(next ?? '', /alive/);
});

test('a link of another site with a very long address deletes no cookies', async () => {
  for (const length of [15_900, 40_000]) {
    const request = `GET /${'x'.repeat(length)} HTTP/1.1\r\nhost: a\r\naccept: text/html; q=1\r\n`;
    const whole = await send(`${request}cookie: ${'a=1; b=2; '.repeat(100)}\r\n\r\n`);
    assert.match(whole, /^HTTP\/1\.1 431 /);
    assert.doesNotMatch(whole, /clear-site-data/);
  }
  const inParts = await send(`GET /${'x'.repeat(15_000)}`, ` HTTP/1.1\r\ncookie: ${'a=1; b=2; '.repeat(200)}\r\n\r\n`);
  assert.match(inParts, /^HTTP\/1\.1 431 /);
  assert.doesNotMatch(inParts, /clear-site-data/);
});

test('what is not HTTP gets a short response, and the connection is closed', async () => {
  const response = await send('hello\r\n\r\n');
  assert.match(response, /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*connection: close\r\n\r\nBad Request\n$/);
});
