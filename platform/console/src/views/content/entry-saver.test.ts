import { RegistryError } from '../../api/registry-client.ts';
import { saveTimes } from './entry-saver.ts';
import { type CopyStorage, unsentEntries } from './local-copies.ts';
import {
  key,
  mine,
  openSaver,
  openServer,
  owner,
  pass,
  type SampleServer,
  stored,
  theirs,
  typeAndClose,
  unreachable,
} from './testing/sample-server.ts';

/*
 * Ways to lose work. In each, the test says where the person's text is afterwards: on the server, in the browser, or in the form
 * beside somebody else's. 21 to 32, with other people and windows, are in entry-conflicts.test.ts.
 */

let server: SampleServer;
const open = (more: Parameters<typeof openSaver>[1] = {}) => openSaver(server, more);

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

test('1: somebody who never stops typing is saved too', async () => {
  const saver = open();
  for (let count = 0; count < 10; count++) {
    saver.edit({ title: `Fee ${count}` });
    await pass(200);
  }
  expect(server.saves).toBeGreaterThan(0);
});

test('2: what is typed while a save is under way is saved after it', async () => {
  const saver = open();
  saver.edit({ title: 'one' });
  const saving = saver.saveNow();
  saver.edit({ title: 'two' });
  await saving;
  await pass(saveTimes.longest);
  expect([server.value, saver.state.kind]).toEqual([{ title: 'two' }, 'saved']);
});

test('2: what is typed during a slow save is saved after it, without further typing', async () => {
  const responds = () => new Promise((resolve) => setTimeout(resolve, 2 * saveTimes.longest));
  const saver = open({ save: (...edit) => responds().then(() => server.save(...edit)) });
  saver.edit({ title: 'one' });
  await pass(saveTimes.pause);
  saver.edit({ title: 'two' });
  await pass(6 * saveTimes.longest);
  expect([server.value, saver.state.kind]).toEqual([{ title: 'two' }, 'saved']);
});

test.each([
  ['3: the connection is lost', unreachable()],
  ['4: the session has expired', new RegistryError('session-missing', 'Sign in.')],
  ['5: the server fails', new RegistryError('registry-failed', 'The registry failed.')],
  ['6: the server is being replaced', new RegistryError('server-stopping', 'Please wait a moment.')],
  ['7: too many requests are under way', new RegistryError('requests-too-many', 'Wait a moment.')],
  ['8: something unforeseen happens in the page', new TypeError('x is not a function')],
])('%s: the edit stays in the browser, and is sent as soon as it can be', async (_way, error) => {
  const saver = open();
  server.failWith(error);
  saver.edit(mine);
  await pass(saveTimes.pause);
  expect([saver.state.kind, stored()]).toEqual(['waiting', mine]);
  server.failWith(undefined);
  await pass(saveTimes.retry);
  expect([server.value, saver.state.kind, stored()]).toEqual([mine, 'saved', undefined]);
});

test('somebody goes on typing without a connection: the reason stays in sight', async () => {
  const saver = open();
  server.failWith(unreachable());
  saver.edit({ title: 'm' });
  await pass(saveTimes.pause);
  saver.edit(mine);
  expect([saver.state.kind, stored()]).toEqual(['waiting', mine]);
  server.failWith(undefined);
  await pass(saveTimes.pause);
  expect([server.value, saver.state.kind]).toEqual([mine, 'saved']);
});

test.each([
  ['9: the window was closed without a connection', unreachable()],
  ['10: the person had to sign in again', new RegistryError('session-missing', 'Sign in.')],
  ['11: the server was killed', new RegistryError('registry-failed', 'The registry failed.')],
  ['12: the console of before does not fit the new server', new RegistryError('request-invalid', 'No such field.')],
  ['13: the right was taken away and given back', new RegistryError('not-permitted', 'Ask the operator.')],
  ['14: the collection was withdrawn and is back', new RegistryError('list-unknown', 'No such collection.')],
])('%s: the edit is there when the entry is opened again', async (_way, error) => {
  await typeAndClose(server, mine, error);
  const again = open();
  expect(again.value).toEqual(mine);
  await pass(saveTimes.pause);
  expect([server.value, stored()]).toEqual([mine, undefined]);
});

test('15: the window is closed within the two seconds: the last words are sent at once', async () => {
  const saver = open();
  saver.edit(mine);
  saver.stop();
  await pass(0);
  expect(server.value).toEqual(mine);
});

test('16: the browser crashes: each keystroke is in its storage before the next one', () => {
  const saver = open();
  saver.edit({ title: 'm' });
  saver.edit({ title: 'mi' });
  expect(stored()).toEqual({ title: 'mi' });
});

test('17: the entry is not opened again: the overview names what this browser has not sent', async () => {
  await typeAndClose(server, mine);
  expect(unsentEntries(localStorage, owner.person)).toEqual(['exams/notices/fee-dates']);
});

test('18: the form is opened twice without a connection: the first one does not overwrite the second one', async () => {
  await typeAndClose(server, { title: 'first' });
  server.failWith(unreachable());
  const again = open();
  again.edit({ title: 'second' });
  await pass(saveTimes.pause);
  server.failWith(undefined);
  await pass(saveTimes.retry * 3);
  expect([server.value, again.state.kind]).toEqual([{ title: 'second' }, 'saved']);
});

test('19: the server saves, and its response is lost: the person is not asked about the own text', async () => {
  const saver = open();
  server.loseResponse();
  saver.edit({ title: 'one' });
  await pass(saveTimes.pause);
  saver.edit({ title: 'two' });
  await pass(saveTimes.retry);
  expect([server.value, saver.state.kind]).toEqual([{ title: 'two' }, 'saved']);
});

test('20: reload during a save: what was saved is no conflict, even with its fields in another order', () => {
  localStorage.setItem(key, JSON.stringify({ value: { title: 'mine', date: '2026-11-24' }, revision: '1' }));
  server.write({ date: '2026-11-24', title: 'mine' });
  expect([open().state.kind, stored()]).toEqual(['saved', undefined]);
});

test('33: a refusal says why, keeps the text, and the next edit is sent', async () => {
  const saver = open();
  server.failWith(new RegistryError('entries-invalid', 'The text is too long.'));
  saver.edit(mine);
  await pass(60_000);
  expect([saver.state, server.saves, stored()]).toEqual([
    { kind: 'refused', reason: 'The text is too long.' },
    ...[1, mine],
  ]);
  server.failWith(undefined);
  saver.edit({ title: 'short' });
  await pass(saveTimes.pause);
  expect(server.value).toEqual({ title: 'short' });
});

test('34: a new version of the section has removed a field: its text stays in the form and in the browser', async () => {
  const saver = open();
  server.failWith(new RegistryError('entries-invalid', 'author is no field of the collection.'));
  saver.edit({ title: 'mine', author: 'Ravi' });
  await pass(saveTimes.pause);
  saver.adopt(server.state());
  expect([saver.value, stored()]).toEqual([{ title: 'mine', author: 'Ravi' }, saver.value]);
});

const fullStorage = (change: object): CopyStorage => ({
  ...{ length: 0, key: () => null, getItem: () => null, removeItem() {}, setItem() {} },
  ...change,
});
const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test.each([
  ['35: the storage of the browser is full', { setItem: refuse }],
  ['36: the storage is turned off', { setItem: refuse, getItem: refuse, key: refuse, removeItem: refuse, length: 1 }],
])('%s: the person is warned until the server has the edit', async (_way, change) => {
  const saver = open({ storage: fullStorage(change) });
  saver.edit(mine);
  expect(saver.isKept).toBe(false);
  await pass(saveTimes.pause);
  expect([server.value, saver.state.kind]).toEqual([mine, 'saved']);
});

test('35: the storage is full and the server away: who leaves the form and returns finds the edit', async () => {
  const storage = fullStorage({ setItem: refuse });
  server.failWith(unreachable());
  const saver = open({ storage });
  saver.edit(mine);
  saver.stop();
  await pass(saveTimes.pause);
  expect(unsentEntries(storage, owner.person)).toEqual(['exams/notices/fee-dates']);
  server.failWith(undefined);
  expect(open({ storage }).value).toEqual(mine);
  await pass(saveTimes.pause);
  expect([server.value, unsentEntries(storage, owner.person)]).toEqual([mine, []]);
});

test.each([
  ['37: a copy in the storage is cut off', '{"value":'],
  ['37: a copy in the storage is something else', '"text"'],
])('%s: the entry opens', (_way, text) => {
  localStorage.setItem(key, text);
  expect(open().value).toEqual({ title: 'Fee dates' });
});

test.each([
  ['38: the clock is set back', -86_400_000],
  ['39: the clock is set forward', 86_400_000],
])('%s while somebody types: the edit is saved as usual', async (_way, by) => {
  const saver = open();
  saver.edit({ title: 'm' });
  jest.setSystemTime(Date.now() + by);
  saver.edit(mine);
  await pass(saveTimes.pause);
  expect(server.value).toEqual(mine);
});

test('40: the computer sleeps with an unsaved edit: it is saved when it wakes, or both versions are shown', async () => {
  const saver = open();
  saver.edit(mine);
  server.write(theirs);
  jest.setSystemTime(Date.now() + 8 * 3_600_000);
  await saver.saveNow();
  expect([saver.state.kind, saver.value, server.value]).toEqual(['conflict', mine, theirs]);
});

test('an hour without a connection: the copy in the browser stays small', async () => {
  const saver = open();
  server.failWith(unreachable());
  for (let count = 0; count < 900; count++) {
    saver.edit({ title: `${count} ${'x'.repeat(1000)}` });
    await pass(saveTimes.retry);
  }
  expect(localStorage.getItem(key)?.length).toBeLessThan(15_000);
});

test('a connection that loses what is sent: the edit is sent again, and the late response asks nothing', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const saver = open({
    save: (...edit) => (server.saves++ ? server.save(...edit) : late.then(() => server.save(...edit))),
  });
  saver.edit(mine);
  await pass(saveTimes.pause + saveTimes.timeout);
  expect([saver.state.kind, stored()]).toEqual(['waiting', mine]);
  arrive();
  await pass(saveTimes.retry);
  expect([server.value, saver.state.kind]).toEqual([mine, 'saved']);
});
