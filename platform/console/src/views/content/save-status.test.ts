import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import type { SaveState } from './save-state.ts';
import { describeState } from './save-status.tsx';

const describe = (value: EntryValue, state: SaveState = { kind: 'saved' }) => {
  const entry: EntryState = { id: 'fees', revision: '1', published: { value, by: null, at: null }, draft: null };
  return describeState({ entry, state, isKept: true }, 'Ravi');
};

test('an entry that visitors see later, or saw, is not said to be visible', () => {
  expect(describe({ from: '2199-01-02T09:00' })).toBe('Visitors see this version from 2 Jan 2199, 09:00 on.');
  expect(describe({ until: '2020-01-02T09:00' })).toBe('Visitors saw it until 2 Jan 2020, 09:00.');
  expect(describe({ from: '2020-01-02T09:00', until: '2199-01-02T09:00' })).toBe('Visitors see this version.');
});

test('a refusal says where the text is', () => {
  expect(describe({}, { kind: 'refused', reason: 'Ask the operator.' })).toBe(
    'Not saved. Ask the operator. What you have written is kept in this browser.',
  );
});
