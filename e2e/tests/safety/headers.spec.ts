import { requestKind, responseKinds } from '../../src/response-kinds.ts';
import { expect, test } from '../../src/site-test.ts';

/** Headers that every response has (R106). */
const requiredHeaders: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-frame-options': /^SAMEORIGIN$/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'content-security-policy': /(?=.*worker-src 'none')(?=.*frame-ancestors 'self')/,
};

const filesOfBuilds = ['table of a section', 'build file'];

test('every kind of response has the security headers', async ({ request }) => {
  for (const kind of await responseKinds(request)) {
    const response = await requestKind(request, kind);
    for (const [header, pattern] of Object.entries(requiredHeaders)) {
      // No script runs in files of builds.
      if (header === 'permissions-policy' && filesOfBuilds.includes(kind.name)) continue;
      expect(response.headers()[header] ?? '', `${header} of the ${kind.name}`).toMatch(pattern);
    }
    expect(response.headers()['x-powered-by'] ?? response.headers().server, kind.name).toBeUndefined();
  }
});

test('no policy allows inline or foreign scripts, or styles without a hash', async ({ request }) => {
  for (const kind of await responseKinds(request)) {
    const response = await requestKind(request, kind);
    const type = response.headers()['content-type'] ?? '';
    // The PDF viewer of some browsers fails with more than frame-ancestors.
    if (type === 'application/pdf') continue;
    const policy = Object.fromEntries(
      (response.headers()['content-security-policy'] ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['*'];
    const own = /^'(self|none|sha256-[A-Za-z0-9+/=]+)'$/;
    const foreign = scripts.filter((source) => !own.test(source));
    expect(foreign, `scripts of the ${kind.name}`).toEqual([]);
    if (!type.startsWith('text/html')) continue;
    expect(policy['frame-src'] ?? policy['default-src'], kind.name).toEqual(["'none'"]);
    expect([policy['object-src'], policy['base-uri']], kind.name).toEqual([["'none'"], ["'none'"]]);
    const styles = (policy['style-src'] ?? policy['default-src'] ?? ['*']).filter((source) => !own.test(source));
    expect(styles, `styles of the ${kind.name}`).toEqual([]);
  }
});

test('responses over TLS have HSTS', async ({ request, baseURL }) => {
  test.skip(Boolean(process.env.E2E_URL) && !baseURL?.startsWith('https:'), 'the site is not behind TLS');
  const headers = { 'x-forwarded-proto': 'https' };
  for (const kind of await responseKinds(request)) {
    // Refused before the server reads the proxy's headers.
    if (kind.name === 'malformed address') continue;
    const response = await requestKind(request, { ...kind, headers: { ...kind.headers, ...headers } });
    expect(response.headers()['strict-transport-security'], kind.name).toMatch(/^max-age=\d{8}/);
  }
});

test('other methods than GET and HEAD are refused with the allowed methods', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const address of ['/', '/policies', '/api/announcement/list', '/documents/none.pdf', '/_registry.json']) {
      const response = await request.fetch(address, { method, maxRedirects: 0 });
      expect([response.status(), response.headers().allow], `${method} ${address}`).toEqual([405, 'GET, HEAD']);
    }
  }
});

test('HEAD responds like GET, without a body', async ({ request }) => {
  const changing = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
  const lasting = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)));
  for (const address of ['/policies', '/Policies/', '/none.pdf', '/api/announcement/list', '/_registry.json']) {
    const [whole, head] = [
      await request.get(address, { maxRedirects: 0 }),
      await request.head(address, { maxRedirects: 0 }),
    ];
    expect(head.status(), address).toBe(whole.status());
    expect((await head.body()).length, address).toBe(0);
    expect(lasting(head.headers()), address).toEqual(lasting(whole.headers()));
  }
});

test('the registry refuses requests without a token before it reads their body', async ({ request }) => {
  for (const [method, address] of [
    ['GET', '/_registry/status'],
    ['GET', '/_registry/tokens'],
    ['PUT', '/_registry/builds/exams'],
    ['POST', '/_registry/channels/live'],
    ['POST', '/_registry/rollback'],
    ['POST', '/_registry/prune'],
    ['PUT', '/_registry/collections/home/announcements/entries'],
    ['DELETE', '/_registry/tokens/1'],
  ] as const) {
    const response = await request.fetch(address, { method, data: 'x'.repeat(100_000), maxRedirects: 0 });
    expect([response.status(), (await response.json()).error], `${method} ${address}`).toEqual([
      401,
      expect.stringMatching(/token/),
    ]);
    expect(response.headers()['cache-control'], address).toBe('no-store');
  }
});
