/** Formats yyyy-mm-dd as dd/mm/yyyy. Not with `Intl`, which may differ between server and browser. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** Returns the year of a day, such as 2025. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a day in India is today or one of the six days before. Only after hydration. */
export function isWithinWeek(day: string, now = Date.now()): boolean {
  const age = now - Date.parse(`${day}T00:00+05:30`);
  return age >= 0 && age < 7 * dayMs;
}
