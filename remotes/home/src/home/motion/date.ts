const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The parts of a calendar date `yyyy-mm-dd`, read without a clock or a locale: the same on the server and in every browser. */
export function dateParts(date: string): { day: string; month: string; year: string } {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day: String(Number(day)), month: months[Number(month) - 1] ?? '', year };
}

/** `2026-12-11` → `11 Dec 2026`. */
export function writtenDate(date: string): string {
  const { day, month, year } = dateParts(date);
  return `${day} ${month} ${year}`;
}
