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

/** When the operator resets the person: after the account was tied to the person, or before the session is stored. */
for (const [index, moment] of ['update person set issuer', 'insert into token'].entries())
  test(`who is reset while signing in, at "${moment}", has no session afterwards`, async () => {
    const { registry } = site;
    const email = `ravi-${index}@viit.example`;
    const client = signInClient(site);
    const { database } = registry;
    const { body } = await registry.request('POST', 'persons', {
      name: 'Ravi',
      email,
      rights: { 'exams/*': 'edit' },
    });
    const { flow, url } = await client.begun({ with: 'provider' });
    const query = provider.signIn(url, { sub: email, email });
    const { query: select, transaction } = database;
    let reset: Promise<unknown> | undefined;
    const disturbed = ({ query: run }: Sql): Sql => ({
      async query(statement, values) {
        const begin = async () => {
          reset = registry.request('POST', `persons/${body.id}/reset`);
          await Promise.race([reset, setTimeout(500)]);
        };
        const isMoment = !reset && statement.includes(moment);
        if (isMoment && index === 1) await begin();
        const rows = await run<never>(statement, values);
        if (isMoment && index === 0) await begin();
        return rows;
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
