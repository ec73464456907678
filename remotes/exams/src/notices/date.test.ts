import { formatDay, yearOf } from './date.ts';

test('a day is shown as dd/mm/yyyy', () => {
  expect(formatDay('2025-11-07')).toBe('07/11/2025');
  expect(yearOf('2025-11-07')).toBe(2025);
});
