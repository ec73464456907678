/** The one form that dates are held in: yyyy-mm-dd, which sorts as text and is what `<time dateTime>` wants. */
export type Day = string & { readonly form: 'yyyy-mm-dd' };

const datePattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Reads a date as the examination lists write it, dd/mm/yyyy.
 *
 * @throws RangeError on another form, or on a date that no calendar has, such as 31/02/2025.
 */
export function parseDay(text: string): Day {
  const [, day = '', month = '', year = ''] = datePattern.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso)
    throw new RangeError(`"${text}" is not a date of the form dd/mm/yyyy; write for example 07/11/2025`);
  return iso as Day;
}

/** Shows a day as dd/mm/yyyy. Written out by hand: `Intl` may differ between the server and the browser. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('/');

/** The day's year, such as 2025. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));
