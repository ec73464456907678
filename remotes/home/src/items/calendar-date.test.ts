import { calendarDate } from './calendar-date.ts';

const read = (value: unknown) => calendarDate(value, () => {});

test.each([
  '2026-11-05',
  '2026-11-5',
  '2026-11-05T18:30:00.000Z',
  ' 2026-11-05 09:00 ',
  '05/11/2026',
  '5.11.2026',
  '05-11-2026',
  '5 Nov 2026',
  '5th November 2026',
  'November 5, 2026',
  'NOV 5th 2026',
])('%p is 5 November 2026', (text) => expect(read(text)).toBe('2026-11-05'));

test.each([
  null,
  undefined,
  0,
  1762300800000,
  {},
  '',
  'soon',
  '2026',
  '2026-13-05',
  '2026-02-31',
  '31/02/2026',
  '5 Foo 2026',
  '0000-00-00',
])('%p is no date', (value) => expect(read(value)).toBeUndefined());
