import fs from 'node:fs';
import path from 'node:path';
import { operatorToken, test } from '../../src/published-site.ts';
import { expect } from '../../src/site-test.ts';

test.skip(Boolean(process.env.E2E_URL), 'reads the log of its own site');
test.describe.configure({ timeout: 300_000 });

const root = path.resolve(import.meta.dirname, '../../..');

test('after a publish, a preview and failed attempts the log contains no token, no secret and no query', async ({
  published,
}) => {
  const send = (route: string, init: RequestInit = {}) =>
    fetch(published.address + route, { redirect: 'manual', ...init });
  const registry = async (method: string, route: string, body: unknown, token = operatorToken) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await send(`/_registry/${route}`, { method, headers, body: JSON.stringify(body) });
    return (await response.json()) as Record<string, string>;
  };
  const { token = '' } = await registry('POST', 'tokens', { rights: { exams: 'publish' }, label: 'team' });
  const { identity } = JSON.parse(fs.readFileSync(path.join(root, 'remotes/exams/dist/manifest.json'), 'utf8'));
  const { link = '' } = await registry('POST', 'channels/look', { name: 'exams', identity }, token);
  const secret = link.split('/').at(-1) ?? '';
  expect(
    [token.length, secret.length].every((length) => length > 15),
    `${token} ${link}`,
  ).toBe(true);

  const cookie = (await send(link)).headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie).toContain(secret);
  expect(await (await send('/exams', { headers: { cookie } })).text()).toContain('Preview “look”');
  const entries = [{ id: 'a', revision: null, value: { nonsense: 'confidential-body' } }];
  await registry('PUT', 'collections/home/announcements/entries', { entries });
  await send('/_registry/status', { headers: { authorization: 'Bearer confidential-wrong-token' } });
  await send('/_registry/status?token=confidential-query', { headers: { authorization: `Bearer ${operatorToken}` } });
  await send(`/_preview/${secret}?more=confidential-query`);
  await send(`/_preview/${secret}/confidential-more`);
  await send('/policies?name=confidential-query');
  await send('/%?name=confidential-query', { headers: { cookie: 'viit_preview=confidential-cookie' } });
  await send('/nothing?name=confidential-query', { method: 'POST', body: 'confidential-body' });
  await send('/the-last-of-them');

  await expect.poll(published.log, 'each response has a line').toMatch(/"path":"\/the-last-of-them"/);
  const leaks = published
    .log()
    .split('\n')
    .filter(
      (line) => /confidential/.test(line) || [operatorToken, token, secret].some((hidden) => line.includes(hidden)),
    );
  expect(leaks, 'lines of the log that contain a token, a secret, a query or a body').toEqual([]);
});
