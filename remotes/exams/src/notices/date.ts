/** A date as yyyy-mm-dd, which sorts as text and is valid in `<time dateTime>`. */
export type Day = string & { readonly format: 'yyyy-mm-dd' };

const datePattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Parses a date as the examination lists write it, dd/mm/yyyy.
 *
 * @throws RangeError for another format, or for a date that does not exist, such as 31/02/2025.
 */
export function parseDay(text: string): Day {
  const [, day = '', month = '', year = ''] = datePattern.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso)
    throw new RangeError(`"${text}" is not a date in the format dd/mm/yyyy, such as 07/11/2025`);
  return iso as Day;
}

/** Formats a day as dd/mm/yyyy. Not with `Intl`, which may differ between server and browser. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('/');

/** Returns the year of a day, such as 2025. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));
