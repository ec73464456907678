import { z } from 'zod';

/** Calendars add a day, and not all programs read other years. */
const sensibleYear = /^(?:19|20|21)/;
const yearMessage = 'must be in the years 1900 to 2199';

export const dateSchema = z.iso.date('must be a date such as 2026-11-23').regex(sensibleYear, yearMessage);

export const dateTimeSchema = z.iso
  .datetime({ local: true, precision: -1, error: 'must be a date and time such as 2026-11-23T09:00' })
  .length(16, 'must be a date and time without a zone, such as 2026-11-23T09:00')
  .regex(sensibleYear, yearMessage);

/** Of every entry: when visitors see it. In Asia/Kolkata. */
export const entryTimes = { from: dateTimeSchema.optional(), until: dateTimeSchema.optional() };

/** For `refine`. */
export const endsAfterBegin: [(entry: Timed) => boolean, { path: string[]; error: string }] = [
  ({ from, until }) => typeof from !== 'string' || typeof until !== 'string' || from < until,
  { path: ['until'], error: 'must be later than the time from which visitors see it' },
];

export const timesSchema = z.object(entryTimes).refine(...endsAfterBegin);

type Timed = { from?: unknown; until?: unknown };

/** As the times of entries are written, so that they can be compared as texts. India has no summer time. */
export const indianTime = (at: Date): string => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);

/** What visitors see at a time, without the times. */
export const entriesAt = <T extends Timed & { id: string }>(entries: readonly T[], at: string): T[] =>
  entries.flatMap(({ from = '', until = '~', ...entry }) =>
    String(from) <= at && at < String(until) ? [entry as T] : [],
  );

/** When visitors see other entries than before, sorted. */
export const momentsOf = (entries: readonly Readonly<Record<string, unknown>>[]): string[] =>
  [...new Set(entries.flatMap(({ from, until }) => [from, until]))].filter((time) => typeof time === 'string').sort();
