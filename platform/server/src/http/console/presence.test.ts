import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { Rights } from '@viit/contract/rights';
import { openTestDatabase } from '../../database/testing/test-database.ts';
import { readRevision } from '../../registry/releases/status.ts';
import { createPresence } from './presence.ts';

const anitha = { id: 'token:1', token: '1', label: 'Anitha', rights: { exams: 'edit' } } as const;
const query = { id: 'window-1', place: 'exams/notices/fees' };

test('colleagues see who has an entry open, until the window is closed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'presence-'));
  const database = await openTestDatabase(folder);
  const people = async () => (await readRevision(database)).people;
  const presence = createPresence(database, anitha, query);
  await presence.renew();
  const [anithas] = await people();
  assert.deepEqual([anithas?.name, anithas?.actor, anithas?.place], ['Anitha', 'token:1', 'exams/notices/fees']);
  const ravi = { id: 'token:2', token: '2', label: 'Ravi', rights: { 'cells/*': 'edit' } } as const;
  const spy = createPresence(database, ravi, { id: anithas?.id, place: 'cells/events' });
  const copy = createPresence(database, ravi, { ...query, place: 'cells/events' });
  await Promise.all([spy.renew(), copy.renew()]);
  assert.deepEqual(
    (await people()).filter(({ name }) => name === 'Anitha'),
    [anithas],
    'nobody takes her window over',
  );
  await Promise.all([spy.end(), copy.end()]);
  const seen = (by: typeof spy, rights: Rights) =>
    people().then((all) => by.others(all, rights).map(({ name }) => name));
  assert.deepEqual(await seen(spy, ravi.rights), [], 'nothing of sections that the person may not edit');
  assert.deepEqual(await seen(spy, { exams: 'edit' }), ['Anitha'], 'colleagues');
  assert.deepEqual(await seen(presence, anitha.rights), [], 'not the own window');
  // A renewal that is under way does not bring the window back.
  await Promise.all([presence.renew(), presence.end()]);
  await presence.renew();
  assert.deepEqual(await people(), []);
  await createPresence(database, anitha, { ...query, place: 'cells/events' }).renew();
  await createPresence(database, anitha, { ...query, place: '<b>' }).renew();
  assert.deepEqual(await people(), [], 'only places that the person may edit');
  await database.query(
    "insert into presence values ('crashed', 'Ravi', 'exams/notices', now() - interval '2 minutes')",
  );
  assert.deepEqual(await people(), [], 'a server that was killed leaves nobody behind');
  await database.close();
  fs.rmSync(folder, { recursive: true });
});
