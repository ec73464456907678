import type { Read } from './read.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** How dates are written: with or without a time, in the Indian order, and with the month's name. */
const formats: readonly { pattern: RegExp; order: readonly ('year' | 'month' | 'day')[] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/, order: ['year', 'month', 'day'] },
  { pattern: /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, order: ['day', 'month', 'year'] },
  { pattern: /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})$/i, order: ['day', 'month', 'year'] },
  { pattern: /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, order: ['month', 'day', 'year'] },
];

/**
 * A calendar date as `yyyy-mm-dd`, from any of the formats; `undefined` if it is none, or a day that no month has. Without
 * locale and time zone, so that server and browsers agree.
 */
export const calendarDate: Read<string> = (value) => {
  if (typeof value !== 'string') return undefined;
  for (const { pattern, order } of formats) {
    const parts = pattern.exec(value.trim());
    if (!parts) continue;
    const part = (name: 'year' | 'month' | 'day') => parts[order.indexOf(name) + 1] ?? '';
    const named = months.indexOf(part('month').toLowerCase()) + 1;
    const date = new Date(Date.UTC(Number(part('year')), (named || Number(part('month'))) - 1, Number(part('day'))));
    // A day such as 31 February would become 3 March, and an unknown month's name is no number.
    const isReal =
      date.getUTCDate() === Number(part('day')) && (named || date.getUTCMonth() + 1 === Number(part('month')));
    return isReal ? date.toISOString().slice(0, 10) : undefined;
  }
  return undefined;
};
