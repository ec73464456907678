import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { RegistryError } from '../../api/registry-client.ts';
import { EntrySaver, localKey, saveTimes } from './entry-saver.ts';

const at = '2026-11-24T10:00:00.000Z';

/** The server: one entry, which others can save too. */
function openServer() {
  let revision = 1;
  let value: EntryValue = { title: 'Fee dates' };
  const state = (): EntryState => ({
    ...{ id: 'fee-dates', revision: String(revision) },
    published: null,
    draft: { value, by: 'Anitha', at, problems: [] },
  });
  let fail: Error | undefined;
  const server = {
    state,
    get value() {
      return value;
    },
    saves: 0,
    failWith(error: Error | undefined) {
      fail = error;
    },
    write(next: EntryValue) {
      value = next;
      revision++;
    },
    save: async (_id: string, change: { value: EntryValue; revision: string | null }): Promise<EntryState> => {
      server.saves++;
      if (fail) throw fail;
      if (change.revision !== String(revision)) {
        throw new RegistryError('entry-changed', 'Anitha has changed it.', undefined, { entries: [state()] });
      }
      server.write(change.value);
      return state();
    },
  };
  return server;
}

const unreachable = () => new RegistryError('server-unreachable', 'The server does not respond.');
const key = localKey('exams/notifications', 'fee-dates');
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as { value: EntryValue } | null;

let server: ReturnType<typeof openServer>;
const open = () =>
  new EntrySaver({ part: 'exams/notifications', entry: server.state(), save: server.save, onChange: () => {} });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = openServer();
});

test('an edit is saved by itself within two seconds, once for a whole word', async () => {
  const saver = open();
  for (const title of ['F', 'Fe', 'Fee']) saver.edit({ title });
  expect(saver.state.kind).toBe('unsaved');
  await pass(saveTimes.pause);
  expect([server.value, server.saves, saver.state.kind]).toEqual([{ title: 'Fee' }, 1, 'saved']);
});

test('somebody who never stops typing is saved too', async () => {
  const saver = open();
  for (let count = 0; count < 10; count++) {
    saver.edit({ title: `Fee ${count}` });
    await pass(200);
  }
  expect(server.saves).toBeGreaterThan(0);
});

test('what is typed while a save is under way is saved after it', async () => {
  const saver = open();
  saver.edit({ title: 'one' });
  const saving = saver.saveNow();
  saver.edit({ title: 'two' });
  await saving;
  await pass(saveTimes.longest);
  expect([server.value, saver.state.kind]).toEqual([{ title: 'two' }, 'saved']);
});

test('without a connection the edit stays in the browser and is sent when the server is back', async () => {
  const saver = open();
  server.failWith(unreachable());
  saver.edit({ title: 'typed in the train' });
  await pass(saveTimes.pause);
  expect(saver.state.kind).toBe('waiting');
  expect(stored()?.value).toEqual({ title: 'typed in the train' });
  server.failWith(undefined);
  await pass(saveTimes.retry);
  expect([server.value, saver.state.kind, stored()]).toEqual([{ title: 'typed in the train' }, 'saved', null]);
});

test.each([
  ['the window was closed', unreachable()],
  ['the session had ended', new RegistryError('session-missing', 'Sign in.')],
  ['the server failed', new RegistryError('registry-failed', 'The registry failed.')],
])('an edit that was not saved because %s is there when the entry is opened again', async (_why, error) => {
  const saver = open();
  server.failWith(error);
  saver.edit({ title: 'not lost' });
  await pass(saveTimes.pause);
  saver.stop();
  server.failWith(undefined);
  const again = open();
  expect(again.value).toEqual({ title: 'not lost' });
  await pass(saveTimes.pause);
  expect(server.value).toEqual({ title: 'not lost' });
});

test('if somebody else has saved meanwhile, nothing is overwritten until the person has chosen', async () => {
  const saver = open();
  server.write({ title: 'by Anitha' });
  saver.edit({ title: 'mine' });
  await pass(saveTimes.pause);
  expect(saver.state).toMatchObject({ kind: 'conflict', theirs: { draft: { value: { title: 'by Anitha' } } } });
  saver.edit({ title: 'mine, longer' });
  await pass(saveTimes.longest);
  expect(server.value).toEqual({ title: 'by Anitha' });
  expect(stored()?.value).toEqual({ title: 'mine, longer' });
  saver.resolve({ title: 'both' });
  await pass(0);
  expect([server.value, saver.state.kind, stored()]).toEqual([{ title: 'both' }, 'saved', null]);
});

test('a conflict is found after a reload as well', async () => {
  const saver = open();
  server.failWith(unreachable());
  saver.edit({ title: 'mine' });
  await pass(saveTimes.pause);
  saver.stop();
  server.failWith(undefined);
  server.write({ title: 'by Anitha' });
  const again = open();
  expect([again.value, again.state.kind]).toEqual([{ title: 'mine' }, 'conflict']);
});

test('an edit that was saved just before a reload is no conflict after it, even if the server has the fields in another order', () => {
  localStorage.setItem(key, JSON.stringify({ value: { title: 'mine', date: '2026-11-24' }, revision: '1' }));
  server.write({ date: '2026-11-24', title: 'mine' });
  const again = open();
  expect(again.state.kind).toBe('saved');
});

test('two people who have written the same have no conflict', async () => {
  const saver = open();
  server.write({ title: 'same' });
  saver.edit({ title: 'same' });
  await pass(saveTimes.pause);
  expect([saver.state.kind, stored()]).toEqual(['saved', null]);
});

test('what others save appears, unless the person has edits of their own', async () => {
  const saver = open();
  server.write({ title: 'by Anitha' });
  saver.adopt(server.state());
  expect(saver.value).toEqual({ title: 'by Anitha' });
  saver.edit({ title: 'mine' });
  server.write({ title: 'by Anitha again' });
  saver.adopt(server.state());
  expect(saver.value).toEqual({ title: 'mine' });
});

test('a refusal says why, keeps the text, and is not repeated', async () => {
  const saver = open();
  server.failWith(new RegistryError('request-invalid', 'The text is too long.'));
  saver.edit({ title: 'long' });
  await pass(saveTimes.pause);
  const { saves } = server;
  await pass(60_000);
  expect([saver.state, server.saves, stored()?.value]).toEqual([
    { kind: 'refused', reason: 'The text is too long.' },
    saves,
    { title: 'long' },
  ]);
});

test('with a full storage the edit is saved on the server, and the person is warned until then', async () => {
  const storage = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  };
  const saver = new EntrySaver({
    ...{ part: 'exams/notifications', entry: server.state(), save: server.save, onChange: () => {}, storage },
  });
  saver.edit({ title: 'kept' });
  expect(saver.isKept).toBe(false);
  await pass(saveTimes.pause);
  expect(server.value).toEqual({ title: 'kept' });
});

test('a damaged copy in the storage does not keep the entry from opening', () => {
  localStorage.setItem(key, '{"value":');
  expect(open().value).toEqual({ title: 'Fee dates' });
});
