import { entriesAt, indianTime, momentsOf } from './entry-times.ts';

const entries = [
  { id: 'always', title: 'A' },
  { id: 'later', from: '2026-11-23T09:00' },
  { id: 'until', until: '2026-11-23T09:00' },
  { id: 'between', from: '2026-11-22T09:00', until: '2026-11-24T09:00' },
];

test('an entry is shown from its first minute until its last has begun', () => {
  const idsAt = (at: string) => entriesAt(entries, at).map(({ id }) => id);
  expect(idsAt('2026-11-22T08:59')).toEqual(['always', 'until']);
  expect(idsAt('2026-11-23T08:59')).toEqual(['always', 'until', 'between']);
  expect(idsAt('2026-11-23T09:00')).toEqual(['always', 'later', 'between']);
  expect(idsAt('2026-11-24T09:00')).toEqual(['always', 'later']);
});

test('visitors do not get the times', () => {
  expect(entriesAt(entries, '2026-11-23T08:59')).toEqual([
    { id: 'always', title: 'A' },
    { id: 'until' },
    { id: 'between' },
  ]);
});

test('the moments at which visitors see other entries are sorted, each once', () => {
  expect(momentsOf(entries)).toEqual(['2026-11-22T09:00', '2026-11-23T09:00', '2026-11-24T09:00']);
  expect(momentsOf([{ id: 'a' }])).toEqual([]);
});

test('times are those of India, also past midnight', () => {
  expect(indianTime(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31T23:59');
  expect(indianTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01T00:00');
});
