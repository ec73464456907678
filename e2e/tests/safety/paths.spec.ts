import { hostilePaths, openRedirectPaths } from '../../src/hostile-paths.ts';
import { getRaw, type RawResponse, sendRaw } from '../../src/raw-request.ts';
import { expect, test } from '../../src/site-test.ts';

/*
 * Requests word for word: a browser or a client of the usual kind would tidy these addresses up before sending them.
 */

/** Answers that a nasty address may have: it leads home, or is refused. */
const harmlessStatuses = [301, 302, 400, 401, 404, 414, 431];

/** What stands in files that are not the site's to show. */
const privateContent =
  /root:.*:0:0:|\[extensions\]|"workspaces"|"dependencies"|module\.exports|"identity":|-----BEGIN|\n {4}at /;

/** Expects that an answer is refused or leads to this site, and holds nothing from behind it. */
function expectHarmless({ status, headers, body }: RawResponse, base: string, target: string): void {
  const name = target.slice(0, 80);
  expect(harmlessStatuses, `${name} answered ${status} with "${body.slice(0, 60)}"`).toContain(status);
  expect(headers['x-content-type-options'], name).toBe('nosniff');
  expect(privateContent.exec(body)?.[0], `${name} shows what is not the site's to show`).toBeUndefined();
  const location = headers.location;
  if (location !== undefined) {
    expect(location, `${name} is sent on to another host`).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, base).host, `${name} is sent on to another host`).toBe(new URL(base).host);
  }
  if (headers['set-cookie'] !== undefined)
    expect(headers['set-cookie'], name).toMatch(/^viit-lost=[^;\s]*; Max-Age=20;/);
}

test('no nasty address gets at what is behind the site, or breaks the server', async ({ address }) => {
  expect(hostilePaths.length).toBeGreaterThan(60);
  for (const target of hostilePaths) expectHarmless(await getRaw(address, target), address, target);
  expect((await getRaw(address, '/policies')).status, 'the site still answers').toBe(200);
});

test('no address leads to another host', async ({ address }) => {
  for (const target of openRedirectPaths) {
    const answer = await getRaw(address, target);
    const isNotice = answer.status === 200 && /^\/policies\/?\?|^\/redirect\?/i.test(target);
    if (!isNotice) expectHarmless(answer, address, target);
  }
});

test('the server follows no address of /redirect by itself', async ({ address }) => {
  for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https:%5c%5cevil.example']) {
    const answer = await getRaw(address, `/redirect?url=${encodeURIComponent(url)}`);
    expect([answer.status, answer.headers.location, answer.headers.refresh], url).toEqual([200, undefined, undefined]);
    expect(answer.body, 'the destination is written by the browser, not into the HTML').not.toContain('evil.example');
  }
});

test('no header makes the server speak of another host', async ({ address }) => {
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

test('a request with another host’s name is answered without repeating it', async ({ address }) => {
  test.skip(Boolean(process.env.E2E_URL), 'a proxy may choose the site by its name');
  for (const host of ['evil.example', 'evil.example:80', '127.0.0.1@evil.example', '']) {
    const answer = await sendRaw(address, 'GET /Policies/ HTTP/1.1', '', host);
    if (answer.status === 400) continue;
    expect([answer.status, answer.headers.location], host).toEqual([301, '/policies']);
  }
});

test('what is no HTTP is refused, and the server goes on', async ({ address }) => {
  test.skip(Boolean(process.env.E2E_URL), 'a proxy in front has answers of its own');
  const heads = [
    'NONSENSE',
    'GET / HTTP/9.9',
    'GET /policies\u0000 HTTP/1.1',
    'GET / HTTP/1.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked',
    'GET / HTTP/1.1\r\nhost : spaced',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(70_000)}`,
  ];
  for (const head of heads) {
    const answer = await sendRaw(address, head);
    expect([400, 431, 505], `${head.slice(0, 40)} answered ${answer.status}`).toContain(answer.status);
    expect(answer.headers['x-content-type-options'], head.slice(0, 40)).toBe('nosniff');
  }
  expect((await getRaw(address, '/policies')).status).toBe(200);
});
