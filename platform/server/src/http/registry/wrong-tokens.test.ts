import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
});
after(() => registry.close());

/** Sends a request through a proxy on this machine, which forwards the client's address. */
const send = async (address: string, token: string, url = '/_registry/status', remoteAddress = '127.0.0.1') => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const response = await registry.server.inject({ url, headers, remoteAddress });
  const { code } = response.headers['content-type']?.toString().includes('json')
    ? response.json<{ code?: string }>()
    : {};
  return { status: response.statusCode, code, retryAfter: response.headers['retry-after'] };
};

/** Sends wrong tokens. @returns how many responses had each code. */
async function guess(count: number, ...rest: [string, string?, string?]): Promise<Record<string, number>> {
  const [address, url, remoteAddress] = rest;
  const codes: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    const { code = '' } = await send(address, `viit_exams_guess${i}`, url, remoteAddress);
    codes[code] = (codes[code] ?? 0) + 1;
  }
  return codes;
}

test('an address that sends wrong tokens gets 429 after ten, with the time to wait', async () => {
  const codes = await guess(40, '192.0.2.1');
  assert.ok((codes['token-unknown'] ?? 0) < 15, JSON.stringify(codes));
  assert.ok((codes['tokens-too-many'] ?? 0) > 25, JSON.stringify(codes));
  const { status, retryAfter } = await send('192.0.2.1', 'viit_exams_guess');
  assert.deepEqual([status, retryAfter], [429, '5']);
});

test('a valid token from the same address keeps working, and other addresses are not affected', async () => {
  await guess(20, '192.0.2.2');
  assert.equal((await send('192.0.2.2', registry.token)).status, 200);
  assert.equal((await send('192.0.2.3', 'viit_exams_guess')).code, 'token-unknown');
});

test('the metrics count as the registry does', async () => {
  await guess(20, '192.0.2.4', '/_metrics');
  assert.equal((await send('192.0.2.4', 'viit_exams_guess')).code, 'tokens-too-many');
});

test('an address that only the client itself names is not believed', async () => {
  let last = 0;
  const codes: (string | undefined)[] = [];
  while (last < 20) {
    const { code } = await send(`192.0.2.${100 + ++last}`, 'viit_exams_guess', undefined, '198.51.100.7');
    codes.push(code);
  }
  assert.equal(codes.at(-1), 'tokens-too-many');
});
