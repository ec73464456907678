import { formatDay, parseDay, yearOf } from './date.ts';

test('a date is parsed from dd/mm/yyyy, stored as yyyy-mm-dd and formatted as dd/mm/yyyy', () => {
  const day = parseDay('07/11/2025');
  expect(day).toBe('2025-11-07');
  expect(formatDay(day)).toBe('07/11/2025');
  expect(yearOf(day)).toBe(2025);
});

test('29 February is a date in a leap year only', () => {
  expect(parseDay('29/02/2024')).toBe('2024-02-29');
  expect(() => parseDay('29/02/2025')).toThrow('not a date in the format dd/mm/yyyy');
});

test.each(['2025-11-07', '7/11/2025', '31/04/2025', '12/13/2025', '00/01/2025', ''])('"%s" is not accepted', (text) => {
  expect(() => parseDay(text)).toThrow(RangeError);
});
