/** Formats yyyy-mm-dd as dd/mm/yyyy. Not with `Intl`, which may differ between server and browser. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** Returns the year of a day, such as 2025. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
