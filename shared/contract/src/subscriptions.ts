import { z } from 'zod';

/* What visitors can subscribe to: a collection's Atom feed and its calendar. The server makes both from the published entries. */

const fieldName = z.string().max(40);

type Fields = Record<string, { type: string; optional?: boolean | undefined; options?: readonly string[] }>;

/** Names of fields. */
export const feedSchema = z.strictObject({
  title: fieldName,
  /** Of publication. */
  date: fieldName,
  /** Where an entry leads; by default its place on the collection's page. */
  link: fieldName.optional(),
  text: fieldName.optional(),
});
export type Feed = z.infer<typeof feedSchema>;

/** Names of fields. */
export const calendarSchema = z.strictObject({
  title: fieldName,
  /** A day, or a time in Asia/Kolkata. */
  begins: fieldName,
  /** The last day, or the time of the end. By default the event has one day, or no duration. */
  ends: fieldName.optional(),
  text: fieldName.optional(),
  /** Cancelled events stay in the calendar, marked as such. */
  cancelled: fieldName.optional(),
  /** Each option has a calendar with its events and those of no option. */
  by: fieldName.optional(),
});
export type Calendar = z.infer<typeof calendarSchema>;

const dates = ['date', 'date-time'];
const texts = ['line', 'text'];
const feedTypes: Record<keyof Feed, string[]> = {
  title: ['line'],
  date: dates,
  link: ['link', 'document'],
  text: texts,
};
const calendarTypes: Record<keyof Calendar, string[]> = {
  title: ['line'],
  begins: dates,
  ends: dates,
  text: texts,
  cancelled: ['yes-no'],
  by: ['choice', 'choices'],
};

interface Subscribed {
  fields: Fields;
  page?: string | undefined;
  feed?: Feed | undefined;
  calendar?: Calendar | undefined;
}

/** Of one collection: each may contain all of its events. */
const maxCalendars = 20;

/** Adds an issue for each field that is missing, of another type, or optional where every entry needs a value. */
export function checkSubscriptions({ fields, page, feed, calendar }: Subscribed, context: z.RefinementCtx): void {
  const report = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  const check = (kind: string, named: object, types: Record<string, string[]>) => {
    for (const [use, name] of Object.entries(named)) {
      const { type = '', optional } = (Object.hasOwn(fields, name) && fields[name]) || {};
      if (!types[use]?.includes(type)) report([kind, use], `must name a field of type ${types[use]?.join(' or ')}`);
      else if (optional && ['title', 'begins'].includes(use))
        report([kind, use], 'must name a field that is not optional');
    }
  };
  if (feed) check('feed', feed, feedTypes);
  if (calendar) check('calendar', calendar, calendarTypes);
  if ((feed || calendar) && (!page || page.includes(':')))
    report(['page'], 'must be one page: feeds and calendars lead to it');
  const { begins = '', ends, by } = calendar ?? {};
  if (ends && fields[ends]?.type !== fields[begins]?.type)
    report(['calendar', 'ends'], `must have the type of ${begins}`);
  const names = optionsOf(fields, by).map(optionName);
  if (names.length > maxCalendars) report(['calendar', 'by'], `must have at most ${maxCalendars} options`);
  if (names.includes('') || new Set(names).size < names.length) {
    report(['calendar', 'by'], 'has options that differ only in punctuation, or have no letters');
  }
}

/** Of the field that divides a calendar. */
export const optionsOf = (fields: Fields, by: string | undefined): readonly string[] =>
  (by === undefined ? undefined : fields[by]?.options) ?? [];

/** "B.Tech" is `btech`. */
const optionName = (option: string): string =>
  option
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether it can be the address of a feed or a calendar. */
export const isSubscription = (path: string): boolean => /^\/(?:feeds|calendars)\//.test(path);

export const feedAddress = (section: string, name: string): string => `/feeds/${section}/${name}.atom`;

/** Of all events. */
export const calendarAddress = (section: string, name: string): string => `/calendars/${section}/${name}.ics`;

export const optionCalendarAddress = (section: string, name: string, option: string): string =>
  `/calendars/${section}/${name}/for/${optionName(option)}.ics`;

export const eventAddress = (section: string, name: string, id: string): string =>
  `/calendars/${section}/${name}/${id}.ics`;
