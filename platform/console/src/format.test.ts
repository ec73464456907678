import { formatAge, formatRate } from './format.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const ago = (seconds: number) => formatAge(new Date(now - seconds * 1000).toISOString(), now);

test('an age is rounded down to the largest whole unit', () => {
  expect([-60, 0, 59, 60, 119, 3599, 3600, 86_399].map(ago)).toEqual([
    ...['just now', 'just now', 'just now', '1 minute ago', '1 minute ago', '59 minutes ago', '1 hour ago'],
    '23 hours ago',
  ]);
  expect([86_400, 3 * 86_400 - 1].map(ago)).toEqual(['yesterday', '2 days ago']);
});

test('a rate below ten has one digit after the point', () => {
  expect([0, 0.04, 9.94, 10, 12.6].map(formatRate)).toEqual(['0', '0.0', '9.9', '10', '13']);
});
