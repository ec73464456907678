import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite } from '../../src/start-site.ts';

test.skip(Boolean(process.env.E2E_URL), 'the log of another site is not here to be read');
test.describe.configure({ timeout: 300_000 });

const operator = 'operator-token-that-nobody-may-read';

test('after a publish, a preview and failed attempts the log holds no token, no secret and no query', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-secrets-'));
  const site = startSite({ DATA_DIR: folder, OPERATOR_TOKEN: operator, LOG_LEVEL: 'debug' });
  const address = await site.address;
  const ask = (route: string, init: RequestInit = {}) => fetch(address + route, { redirect: 'manual', ...init });
  const registry = async (method: string, route: string, body: unknown, token = operator) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await ask(`/_registry/${route}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const { token = '' } = await registry('POST', 'tokens', { scope: 'exams', label: 'team' });
  const { identity } = JSON.parse(fs.readFileSync(path.join('remotes/exams/dist/manifest.json'), 'utf8'));
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
  await ask('/_registry/status?token=hush-query', { headers: { authorization: `Bearer ${operator}` } });
  await ask(`/_preview/${secret}?more=hush-query`);
  await ask(`/_preview/${secret}/hush-more`);
  await ask('/policies?name=hush-query');
  await ask('/%?name=hush-query', { headers: { cookie: 'viit_preview=hush-cookie' } });
  await ask('/nothing?name=hush-query', { method: 'POST', body: 'hush-body' });
  site.process.kill('SIGTERM');
  await site.exit;
  fs.rmSync(folder, { recursive: true, force: true });

  const lines = site.output();
  expect(lines, 'each answer has its line').toMatch(/"path":"\/policies"/);
  expect(lines).not.toMatch(/hush/);
  for (const hidden of [operator, token, secret]) expect(lines).not.toContain(hidden);
});
