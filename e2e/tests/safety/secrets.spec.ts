import fs from 'node:fs';
import path from 'node:path';
import { operatorToken, test } from '../../src/published-site.ts';
import { expect } from '../../src/site-test.ts';

test.skip(Boolean(process.env.E2E_URL), 'the log of another site is not here to be read');
test.describe.configure({ timeout: 300_000 });

const root = path.resolve(import.meta.dirname, '../../..');

test('after a publish, a preview and failed attempts the log holds no token, no secret and no query', async ({
  published,
}) => {
  const ask = (route: string, init: RequestInit = {}) =>
    fetch(published.address + route, { redirect: 'manual', ...init });
  const registry = async (method: string, route: string, body: unknown, token = operatorToken) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await ask(`/_registry/${route}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const { token = '' } = await registry('POST', 'tokens', { scope: 'exams', label: 'team' });
  const { identity } = JSON.parse(fs.readFileSync(path.join(root, 'remotes/exams/dist/manifest.json'), 'utf8'));
  const { link = '' } = await registry('POST', 'channels/look', { name: 'exams', identity }, token);
  const secret = link.split('/').at(-1) ?? '';
  expect(
    [token.length, secret.length].every((length) => length > 15),
    `${token} ${link}`,
  ).toBe(true);

  const cookie = (await ask(link)).headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie).toContain(secret);
  expect(await (await ask('/exams', { headers: { cookie } })).text()).toContain('Preview “look”');
  await registry('PUT', 'content/announcement', [{ nonsense: 'hush-body' }]);
  await ask('/_registry/status', { headers: { authorization: 'Bearer hush-wrong-token' } });
  await ask('/_registry/status?token=hush-query', { headers: { authorization: `Bearer ${operatorToken}` } });
  await ask(`/_preview/${secret}?more=hush-query`);
  await ask(`/_preview/${secret}/hush-more`);
  await ask('/policies?name=hush-query');
  await ask('/%?name=hush-query', { headers: { cookie: 'viit_preview=hush-cookie' } });
  await ask('/nothing?name=hush-query', { method: 'POST', body: 'hush-body' });
  await ask('/the-last-of-them');

  await expect.poll(published.log, 'each answer has its line').toMatch(/"path":"\/the-last-of-them"/);
  const telling = published
    .log()
    .split('\n')
    .filter((line) => /hush/.test(line) || [operatorToken, token, secret].some((hidden) => line.includes(hidden)));
  expect(telling, 'lines of the log that hold a token, a secret, a query or a body').toEqual([]);
});
