import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { createElement } from 'react';
import { RegistryError } from '../../api/registry-client.ts';
import { renderView } from '../../testing/view.tsx';
import type { EntrySaver } from './entry-saver.ts';
import { readFailure } from './save-failure.ts';
import type { SaveState } from './save-state.ts';
import { describeState, SaveStatus } from './save-status.tsx';

const ravi = { id: 'person:1', label: 'Ravi' };

const describe = (value: EntryValue, state: SaveState = { kind: 'saved' }, failedTime?: string) => {
  const published = { value, by: null, at: null, failedTime };
  const entry: EntryState = { id: 'fees', revision: '1', published, draft: null };
  return describeState({ entry, state, isKept: true }, ravi);
};

test('an entry that visitors see later, or saw, is not said to be visible', () => {
  expect(describe({ from: '2199-01-02T09:00' })).toBe('Visitors see this version from 2 Jan 2199, 09:00 on.');
  expect(describe({ until: '2020-01-02T09:00' })).toBe('Visitors saw it until 2 Jan 2020, 09:00.');
  expect(describe({ from: '2020-01-02T09:00', until: '2199-01-02T09:00' })).toBe('Visitors see this version.');
});

test('a planned time that failed is named, with what visitors see instead', () => {
  const time = '2020-01-02T09:00';
  const failed = (value: EntryValue) => describe(value, { kind: 'saved' }, time);
  expect([failed({ from: time }), failed({ until: time })]).toEqual([
    expect.stringMatching(/^Visitors do not see this version: .* planned for 2 Jan 2020, 09:00\. Correct the entry/),
    expect.stringMatching(/^Visitors still see this version: /),
  ]);
});

test('a refusal says where the text is', () => {
  expect(describe({}, { kind: 'refused', reason: 'Ask the operator.' })).toBe(
    'Not saved. Ask the operator. What you have written is kept in this browser.',
  );
});

test('a saved draft names its author if that is somebody else; an edit that no browser keeps is not said to be kept', () => {
  const draft = { value: {}, at: '2026-11-24T10:00:00.000Z', problems: [], review: null };
  const saved = (by: string, byId?: string) =>
    describeState(
      {
        entry: { id: 'fees', revision: '1', published: null, draft: { ...draft, by, byId } },
        state: { kind: 'saved' },
        isKept: true,
      },
      ravi,
    );
  expect([saved('Ravi'), saved('Ravi', 'person:1'), saved('Ravi', 'person:2'), saved('Meera')]).toEqual([
    expect.stringMatching(/^Saved at \d\d:\d\d, not published\.$/),
    expect.stringMatching(/^Saved at \d\d:\d\d, not published\.$/),
    expect.stringMatching(/^Saved by Ravi at \d\d:\d\d, not published\.$/),
    expect.stringMatching(/^Saved by Meera at \d\d:\d\d, not published\.$/),
  ]);
  const entry: EntryState = { id: 'fees', revision: '1', published: null, draft: null };
  const waiting = (isKept: boolean) =>
    describeState({ entry, state: { kind: 'waiting', reason: 'No server.' }, isKept }, ravi);
  expect(waiting(true)).toBe('Not saved: No server. It is kept in this browser and sent as soon as possible.');
  expect(waiting(false)).toBe('Not saved: No server. It is sent as soon as possible.');
});

test('a text that the server has is not said to be missing in the browser, whose storage is full', () => {
  const entry: EntryState = { id: 'fees', revision: '1', published: null, draft: null };
  const status = (state: SaveState) => {
    cleanup();
    renderView(createElement(SaveStatus, { saver: { state, entry, isKept: false } as EntrySaver }));
    return screen.getByRole('status').parentElement?.textContent;
  };
  expect(status({ kind: 'saved' })).toBe('Visitors see this version.');
  expect(status({ kind: 'unsaved' })).toContain('leave this window open until it is saved');
});

test('screen readers hear no pause in typing: "Saved" once after the field is left, and each failure', () => {
  const entry: EntryState = { id: 'fees', revision: '1', published: null, draft: null };
  const view = (state: SaveState) => createElement(SaveStatus, { saver: { state, entry, isKept: true } as EntrySaver });
  const page = render(view({ kind: 'saved' }));
  const heard = (state: SaveState) => {
    page.rerender(view(state));
    return screen.getByRole('status').textContent;
  };
  const leave = () => fireEvent.focusOut(document.body);
  leave();
  expect([heard({ kind: 'unsaved' }), heard({ kind: 'saved' }), heard({ kind: 'unsaved' })]).toEqual(['', '', '']);
  leave();
  expect([heard({ kind: 'unsaved' }), heard({ kind: 'saved' })]).toEqual(['', 'Saved.']);
  expect([heard({ kind: 'unsaved' }), heard({ kind: 'saved' })]).toEqual(['', '']);
  heard({ kind: 'unsaved' });
  expect(heard({ kind: 'waiting', reason: 'No server.' })).toMatch(/^Not saved: No server\./);
  expect(heard({ kind: 'saved' })).toBe('Saved.');
});

test('a problem of the database is described in words that are not for operators', () => {
  const error = new RegistryError('database-unavailable', 'The database does not respond. Check with "viit status".');
  expect(readFailure(error)).toEqual({ kind: 'waiting', reason: 'The server has a problem.' });
});
