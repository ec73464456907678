const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Splits `yyyy-mm-dd` without time zone or locale, so that server and browsers agree: `2026-12-11` → `{ day: '11', month: 'Dec', year: '2026' }`. */
export function splitDate(date: string): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day: String(Number(day)), month: months[Number(month) - 1] ?? '', year };
}

/** Shown instead of the date of an event that has none. */
export const undated = 'Date to be announced';

/** `2026-12-11` → `11 Dec 2026`. */
export function formatDate(date: string): string {
  const { day, month, year } = splitDate(date);
  return `${day} ${month} ${year}`;
}
