import type { EntryValue } from '@viit/contract/registry-api';
import { saveTimes } from './entry-saver.ts';
import { copyKey, unsentEntries } from './local-copies.ts';
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
} from './testing/sample-server.ts';

const trim = (value: EntryValue): EntryValue =>
  Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text).trim()]));

/* Ways to lose work to other people and windows (the others are in entry-saver.test.ts). */

let server: SampleServer;
const open = (more: Parameters<typeof openSaver>[1] = {}) => openSaver(server, more);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = openServer();
});

test('21: two people: nothing is overwritten until the person has chosen', async () => {
  const saver = open();
  server.write(theirs);
  saver.edit(mine);
  await pass(saveTimes.pause);
  expect(saver.state).toMatchObject({ kind: 'conflict', theirs: { draft: { value: theirs } } });
  saver.edit({ title: 'mine, longer' });
  await pass(saveTimes.longest);
  expect([server.value, stored()]).toEqual([theirs, { title: 'mine, longer' }]);
  saver.resolve({ title: 'both' });
  await pass(0);
  expect([server.value, saver.state.kind, stored()]).toEqual([{ title: 'both' }, 'saved', undefined]);
});

test('22: somebody else saves again while the person chooses: the person is asked again', async () => {
  const saver = open();
  server.write(theirs);
  saver.edit(mine);
  await pass(saveTimes.pause);
  server.write({ title: 'by Anitha again' });
  saver.resolve(mine);
  await pass(0);
  expect(saver.state).toMatchObject({ kind: 'conflict', theirs: { draft: { value: { title: 'by Anitha again' } } } });
  expect(saver.value).toEqual(mine);
});

test('23: somebody else saves while the laptop is closed: both versions are shown after it is opened', async () => {
  await typeAndClose(server, mine);
  server.write(theirs);
  const again = open();
  expect([again.value, again.state.kind]).toEqual([mine, 'conflict']);
});

test('24: the page is reloaded again in a conflict, after further typing: the person is still asked', async () => {
  await typeAndClose(server, mine);
  server.write(theirs);
  open().edit({ title: 'mine, longer' });
  const again = open();
  await pass(saveTimes.longest);
  expect([again.value, again.state.kind, server.value]).toEqual([{ title: 'mine, longer' }, 'conflict', theirs]);
});

test('25: two people write the same: no question', async () => {
  const saver = open();
  server.write({ title: 'same' });
  saver.edit({ title: 'same' });
  await pass(saveTimes.pause);
  expect([saver.state.kind, stored()]).toEqual(['saved', undefined]);
});

test('26: somebody else removes the entry: the text is kept beside that', async () => {
  const saver = open();
  server.write(null);
  saver.edit(mine);
  await pass(saveTimes.pause);
  expect([saver.state.kind, saver.value, stored()]).toEqual(['conflict', mine, mine]);
});

test('an entry that was removed stays removed if the person wants that, and asks no more', async () => {
  const saver = open();
  server.write(null);
  saver.edit(mine);
  await pass(saveTimes.pause);
  saver.giveUp();
  await pass(saveTimes.retry);
  expect([saver.state.kind, server.value, stored()]).toEqual(['saved', null, undefined]);
});

test('27: somebody else saves, and the person has not typed: the form shows it', () => {
  const saver = open();
  server.write(theirs);
  saver.adopt(server.state());
  expect(saver.value).toEqual(theirs);
});

test('28: somebody else saves, and the person is typing: the form keeps the text', () => {
  const saver = open();
  saver.edit(mine);
  server.write(theirs);
  saver.adopt(server.state());
  expect(saver.value).toEqual(mine);
});

test('29: a slow response has the entry as it was before the save: the form keeps the text', async () => {
  const saver = open();
  const late = server.state();
  saver.edit(mine);
  await pass(saveTimes.pause);
  saver.adopt(late);
  expect(saver.value).toEqual(mine);
  saver.adopt(server.state());
  await pass(saveTimes.retry);
  expect(saver.value).toEqual(mine);
});

test('somebody discards a draft just after it was saved: the form shows it soon', async () => {
  const saver = open();
  const before = server.state();
  saver.edit(mine);
  await pass(saveTimes.pause);
  saver.adopt(before);
  await pass(saveTimes.retry);
  expect(saver.value).toEqual({ title: 'Fee dates' });
});

test('30: two windows without a connection: neither overwrites the copy of the other', async () => {
  localStorage.setItem(copyKey(owner, 'other'), JSON.stringify({ value: { title: 'other' }, revision: '1' }));
  await typeAndClose(server, mine);
  expect([stored(), stored(copyKey(owner, 'other'))]).toEqual([mine, { title: 'other' }]);
});

test('31: both windows were closed: both texts are shown when the entry is opened again', async () => {
  localStorage.setItem(key, JSON.stringify({ value: mine, revision: '1' }));
  localStorage.setItem(copyKey(owner, 'other'), JSON.stringify({ value: { title: 'other' }, revision: '1' }));
  const saver = open();
  await pass(saveTimes.pause);
  expect(saver.state.kind).toBe('conflict');
  const both = saver.state.kind === 'conflict' && [saver.value, saver.state.theirs.draft?.value];
  expect(both).toEqual(expect.arrayContaining([mine, { title: 'other' }]));
});

test('32: somebody else signs in on the same computer: they do not get the text, and its author does', async () => {
  await typeAndClose(server, mine);
  for (const label of ['Anitha', 'Ravi'])
    expect(open({ person: { id: 'person:2', label } }).value).toEqual({ title: 'Fee dates' });
  expect(open().value).toEqual(mine);
});

test('what version 1.0 kept in the browser by name is saved for its author', async () => {
  localStorage.setItem('draft Ravi exams/notices/fee-dates other', JSON.stringify({ value: mine, revision: '1' }));
  expect(unsentEntries(localStorage, owner.person)).toEqual(['exams/notices/fee-dates']);
  open();
  await pass(saveTimes.pause);
  expect([server.value, localStorage.length]).toEqual([mine, 0]);
});

test('41: two people change different fields: both changes are saved, without a question', async () => {
  const saver = open();
  server.write({ title: 'Fee dates', by: 'Anitha' });
  saver.edit({ title: 'mine', fee: 100 });
  await pass(saveTimes.longest);
  expect([server.value, saver.value]).toEqual(Array(2).fill({ title: 'mine', fee: 100, by: 'Anitha' }));
  expect([saver.state.kind, stored()]).toEqual(['saved', undefined]);
});

test('42: both change one field, and the other person a second one: choosing the own text does not undo the second one', async () => {
  server.write({ title: 'Fee dates', place: 'Hall' });
  const saver = open();
  server.write({ title: 'by Anitha', place: 'Library' });
  saver.edit({ title: 'mine', place: 'Hall' });
  await pass(saveTimes.pause);
  expect([saver.state.kind, saver.value]).toEqual(['conflict', { title: 'mine', place: 'Library' }]);
});

test('43: different fields, and the window was closed without a connection: both changes are saved when it is opened', async () => {
  await typeAndClose(server, mine);
  server.write({ title: 'Fee dates', place: 'Library' });
  const again = open();
  await pass(saveTimes.pause);
  expect([server.value, again.state.kind]).toEqual([{ title: 'mine', place: 'Library' }, 'saved']);
});

test('44: reload during a save, after further typing: the person is not asked about the own text', async () => {
  const saver = open();
  server.loseResponse();
  saver.edit({ title: 'on' });
  const saving = saver.saveNow();
  saver.edit({ title: 'one' });
  const again = open();
  await saving;
  saver.stop();
  expect([again.state.kind, again.value]).toEqual(['unsaved', { title: 'one' }]);
  await pass(saveTimes.pause);
  expect([server.value, again.state.kind]).toEqual([{ title: 'one' }, 'saved']);
});

test('44: the server leaves out a space at the end: the person is not asked about the own text', async () => {
  const saver = open({ save: (id, { value, revision }) => server.save(id, { value: trim(value), revision }) });
  server.loseResponse();
  saver.edit({ title: 'Fee dates on Monday ' });
  await pass(saveTimes.pause);
  saver.edit({ title: 'Fee dates on Monday and Friday' });
  await pass(saveTimes.retry);
  expect([server.value, saver.state.kind]).toEqual([{ title: 'Fee dates on Monday and Friday' }, 'saved']);
});

test('44: a save arrives after the page was loaded again: the person is not asked about the own text', async () => {
  const copy = {
    value: { title: 'one, longer' },
    revision: '1',
    base: { title: 'Fee dates' },
    sent: [{ title: 'one' }],
  };
  localStorage.setItem(key, JSON.stringify(copy));
  const saver = open();
  server.write({ title: 'one' });
  await pass(saveTimes.longest);
  expect([server.value, saver.state.kind]).toEqual([{ title: 'one, longer' }, 'saved']);
});

test('somebody deletes a draft that was never published: the whole text is kept, and nothing is saved by itself', async () => {
  server.write({ title: 'Fee dates', place: 'Library' });
  const saver = open();
  server.remove();
  saver.edit({ title: 'Fee dates', place: 'Library', text: 'In May' });
  await pass(saveTimes.pause);
  saver.stop();
  await pass(saveTimes.retry);
  const whole = { title: 'Fee dates', place: 'Library', text: 'In May' };
  expect([saver.state.kind, saver.value, stored(), server.value]).toEqual(['conflict', whole, whole, null]);
});

test('two windows: one that has saved the text of the other does not delete what was typed there since', async () => {
  const other = copyKey(owner, 'other');
  localStorage.setItem(other, JSON.stringify({ value: mine, revision: '1' }));
  const saver = open();
  localStorage.setItem(other, JSON.stringify({ value: { title: 'mine, longer' }, revision: '1' }));
  await pass(saveTimes.pause);
  expect([server.value, saver.state.kind, stored(other)]).toEqual([mine, 'saved', { title: 'mine, longer' }]);
});
