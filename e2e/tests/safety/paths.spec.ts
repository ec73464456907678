import { hostilePaths, openRedirectPaths } from '../../src/hostile-paths.ts';
import { getRaw, type RawResponse, sendRaw } from '../../src/raw-request.ts';
import { expect, test } from '../../src/site-test.ts';

/*
 * Requests are sent exactly as written: browsers and ordinary clients would normalise these addresses.
 */

/** Statuses that a hostile address may get: a redirect to the home page, or a refusal. */
const harmlessStatuses = [301, 302, 400, 401, 404, 414, 431];

/** Content of files that the site must not show. */
const privateContent =
  /root:.*:0:0:|\[extensions\]|"workspaces"|"dependencies"|module\.exports|"identity":|-----BEGIN|\n {4}at /;

/** Expects that a request is refused or redirected within this site, without private content. */
function expectHarmless({ status, headers, body }: RawResponse, base: string, target: string): void {
  const name = target.slice(0, 80);
  expect(harmlessStatuses, `${name} responded ${status} with "${body.slice(0, 60)}"`).toContain(status);
  expect(headers['x-content-type-options'], name).toBe('nosniff');
  expect(privateContent.exec(body)?.[0], `${name} shows private content`).toBeUndefined();
  const location = headers.location;
  if (location !== undefined) {
    expect(location, `${name} redirects to another host`).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, base).host, `${name} redirects to another host`).toBe(new URL(base).host);
  }
  if (headers['set-cookie'] !== undefined)
    expect(headers['set-cookie'], name).toMatch(/^viit-lost=[^;\s]*; Max-Age=20;/);
}

test('no hostile address shows private content or breaks the server', async ({ address }) => {
  expect(hostilePaths.length).toBeGreaterThan(60);
  for (const target of hostilePaths) expectHarmless(await getRaw(address, target), address, target);
  expect((await getRaw(address, '/policies')).status, 'the site still responds').toBe(200);
});

test('no address redirects to another host', async ({ address }) => {
  for (const target of openRedirectPaths) {
    const response = await getRaw(address, target);
    const isNotice = response.status === 200 && /^\/policies\/?\?|^\/redirect\?/i.test(target);
    // A request in absolute form gets the page of this site, whichever host it names (RFC 9112, section 3.2.2).
    const isOwnPage = response.status === 200 && /^https?:\/\/[^/]+\/$/i.test(target);
    if (!isNotice && !isOwnPage) expectHarmless(response, address, target);
  }
});

test('the server never redirects to the destination of /redirect', async ({ address }) => {
  for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https:%5c%5cevil.example']) {
    const response = await getRaw(address, `/redirect?url=${encodeURIComponent(url)}`);
    expect([response.status, response.headers.location, response.headers.refresh], url).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(response.body, 'the destination is written by the browser, not into the HTML').not.toContain('evil.example');
  }
});

test('no header makes the server mention another host', async ({ address }) => {
  for (const more of [
    'x-forwarded-host: evil.example',
    'forwarded: host=evil.example',
    'x-original-url: /redirect',
    'x-rewrite-url: //evil.example',
    'x-http-method-override: DELETE',
  ]) {
    for (const target of ['/Policies/', '/nothing', '/policies', '/sitemap.xml', '/robots.txt']) {
      const { body, headers } = await getRaw(address, target, more);
      expect(body + JSON.stringify(headers), `${target} with ${more}`).not.toContain('evil.example');
    }
  }
});

test('the response to a request with another host name does not repeat it', async ({ address }) => {
  test.skip(Boolean(process.env.E2E_URL), 'a proxy may choose the site by its name');
  for (const host of ['evil.example', 'evil.example:80', '127.0.0.1@evil.example', '']) {
    const response = await sendRaw(address, 'GET /Policies/ HTTP/1.1', '', host);
    if (response.status === 400) continue;
    expect([response.status, response.headers.location], host).toEqual([301, '/policies']);
  }
});

test('malformed HTTP is refused, and the server keeps running', async ({ address }) => {
  test.skip(Boolean(process.env.E2E_URL), 'a proxy sends its own responses');
  const heads = [
    'NONSENSE',
    'GET / HTTP/9.9',
    'GET /policies\u0000 HTTP/1.1',
    'GET / HTTP/1.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked',
    'GET / HTTP/1.1\r\nhost : spaced',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(70_000)}`,
  ];
  for (const head of heads) {
    const response = await sendRaw(address, head);
    expect([400, 431, 505], `${head.slice(0, 40)} responded ${response.status}`).toContain(response.status);
    expect(response.headers['x-content-type-options'], head.slice(0, 40)).toBe('nosniff');
  }
  expect((await getRaw(address, '/policies')).status).toBe(200);
});
