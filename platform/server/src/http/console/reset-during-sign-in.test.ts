import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Sql } from '../../database/database.ts';
import { startTestProvider, type TestProvider } from '../../registry/people/testing/test-provider.ts';
import { signInClient } from './testing/sign-in-test.ts';
import { openTestConsole, type TestConsole } from './testing/test-console.ts';

let provider: TestProvider;
let site: TestConsole;

before(async () => {
  provider = await startTestProvider({});
  site = await openTestConsole({
    publicOrigin: 'https://console.viit.example',
    signIn: { provider: provider.settings },
  });
});
after(async () => {
  await site.close();
  await provider.close();
});

test('who is reset while signing in has no session afterwards', async () => {
  const { registry } = site;
  const client = signInClient(site);
  const { database } = registry;
  const { body } = await registry.request('POST', 'persons', {
    name: 'Ravi',
    email: 'ravi@viit.example',
    rights: { 'exams/*': 'edit' },
  });
  const { flow, url } = await client.begun({ with: 'provider' });
  const query = provider.signIn(url, { sub: 'ravi', email: 'ravi@viit.example' });
  const { query: select, transaction } = database;
  let reset: Promise<unknown> | undefined;
  /** The operator resets the person just before the session is stored. */
  const disturbed = ({ query: run }: Sql): Sql => ({
    async query(statement, values) {
      if (!reset && statement.includes('insert into token')) {
        reset = registry.request('POST', `persons/${body.id}/reset`);
        await Promise.race([reset, setTimeout(500)]);
      }
      return run(statement, values);
    },
  });
  Object.assign(database, disturbed({ query: select }));
  database.transaction = (work) => transaction((sql) => work(disturbed(sql)));
  await client.complete({ flow, query: query.toString() });
  Object.assign(database, { query: select, transaction });
  assert.ok(reset);
  await reset;
  assert.deepEqual(await database.query('select id from token where person::text = $1', [String(body.id)]), []);
});
