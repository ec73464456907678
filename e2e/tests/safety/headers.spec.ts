import { requestKind, responseKinds } from '../../src/response-kinds.ts';
import { expect, test } from '../../src/site-test.ts';

/** What every answer says, whatever it is (design.md section 11). */
const requiredHeaders: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-frame-options': /^SAMEORIGIN$/,
  'content-security-policy': /frame-ancestors 'self'/,
};

test('every kind of answer carries the headers that keep it from being misused', async ({ request }) => {
  for (const kind of await responseKinds(request)) {
    const answer = await requestKind(request, kind);
    for (const [header, form] of Object.entries(requiredHeaders)) {
      expect(answer.headers()[header] ?? '', `${header} of the ${kind.name}`).toMatch(form);
    }
    expect(answer.headers()['x-powered-by'] ?? answer.headers().server, kind.name).toBeUndefined();
  }
});

test('no policy lets inline or foreign scripts run, or unnamed styles apply, anywhere', async ({ request }) => {
  for (const kind of await responseKinds(request)) {
    const answer = await requestKind(request, kind);
    const type = answer.headers()['content-type'] ?? '';
    // A browser's own reader of PDF files stops working under more than frame-ancestors.
    if (type === 'application/pdf') continue;
    const policy = Object.fromEntries(
      (answer.headers()['content-security-policy'] ?? '').split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources];
      }),
    );
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['*'];
    const own = /^'(self|none|sha256-[A-Za-z0-9+/=]+)'$/;
    const foreign = scripts.filter((source) => !own.test(source));
    expect(foreign, `scripts of the ${kind.name}`).toEqual([]);
    if (!type.startsWith('text/html')) continue;
    expect([policy['object-src'], policy['base-uri']], kind.name).toEqual([["'none'"], ["'none'"]]);
    const styles = (policy['style-src'] ?? policy['default-src'] ?? ['*']).filter((source) => !own.test(source));
    expect(styles, `styles of the ${kind.name}`).toEqual([]);
  }
});

test('browsers stay with TLS once they came over TLS', async ({ request, baseURL }) => {
  test.skip(Boolean(process.env.E2E_URL) && !baseURL?.startsWith('https:'), 'the site is not behind TLS');
  const headers = { 'x-forwarded-proto': 'https' };
  for (const kind of await responseKinds(request)) {
    // Refused before the server knows whom it is behind.
    if (kind.name === 'address that cannot be read') continue;
    const answer = await requestKind(request, { ...kind, headers: { ...kind.headers, ...headers } });
    expect(answer.headers()['strict-transport-security'], kind.name).toMatch(/^max-age=\d{8}/);
  }
});

test('what is not GET or HEAD is refused with what is allowed', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    for (const address of ['/', '/policies', '/api/announcement/list', '/documents/none.pdf', '/_registry.json']) {
      const answer = await request.fetch(address, { method, maxRedirects: 0 });
      expect([answer.status(), answer.headers().allow], `${method} ${address}`).toEqual([405, 'GET, HEAD']);
    }
  }
});

test('HEAD answers as GET does, without a body', async ({ request }) => {
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

test('the registry refuses whoever has no token, and bodies that are too large, before it reads them', async ({
  request,
}) => {
  for (const [method, address] of [
    ['GET', '/_registry/status'],
    ['GET', '/_registry/tokens'],
    ['PUT', '/_registry/builds/exams'],
    ['POST', '/_registry/channels/live'],
    ['POST', '/_registry/rollback'],
    ['POST', '/_registry/prune'],
    ['PUT', '/_registry/content/announcement'],
    ['DELETE', '/_registry/tokens/1'],
  ] as const) {
    const answer = await request.fetch(address, { method, data: 'x'.repeat(100_000), maxRedirects: 0 });
    expect([answer.status(), (await answer.json()).error], `${method} ${address}`).toEqual([
      401,
      expect.stringMatching(/token/),
    ]);
    expect(answer.headers()['cache-control'], address).toBe('no-store');
  }
});
