import {
  type Calendar,
  type Collection,
  calendarAddress,
  type Entry,
  eventAddress,
  type Feed,
  feedAddress,
  optionCalendarAddress,
  optionsOf,
} from '@viit/contract';
import { parseUrl } from '@viit/contract/address';
import { atomFeed } from './atom-feed.ts';
import { type CalendarEvent, iCalendar } from './i-calendar.ts';

/** When an entry was last published, and how often. Unchanged entries of the seed have none. */
export interface EntryChanges {
  at: Date;
  count: number;
}

/** A collection that declares a feed or a calendar, with the entries that the release shows. */
export interface Subscribable {
  section: string;
  collection: Collection;
  entries: readonly Entry[];
  /** By id. */
  changes: ReadonlyMap<string, EntryChanges>;
  /** When the server received the build. */
  receivedAt: Date;
  /** Of the page that shows the entries. */
  title: string;
}

/** By address, each with a function that makes the text. */
export function subscriptionTexts(source: Subscribable, origin: string): Map<string, () => string> {
  const { section, entries, collection } = source;
  const { name, feed, calendar, fields } = collection;
  const texts = new Map<string, () => string>();
  if (feed) texts.set(feedAddress(section, name), () => feedText(source, feed, origin));
  if (!calendar) return texts;
  const add = (address: string, title: string, shown: readonly Entry[]) =>
    texts.set(address, () => {
      const events = shown.map((entry) => eventOf(source, calendar, entry, origin));
      return iCalendar({ name: title, host: new URL(origin).host, events });
    });
  add(calendarAddress(section, name), source.title, entries);
  for (const option of optionsOf(fields, calendar.by)) {
    const shown = entries.filter((entry) => isFor(option, entry[calendar.by ?? '']));
    add(optionCalendarAddress(section, name, option), `${source.title}: ${option}`, shown);
  }
  for (const entry of entries) add(eventAddress(section, name, entry.id), source.title, [entry]);
  return texts;
}

/** Events of no option are for everybody. */
const isFor = (option: string, value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 || value.includes(option) : value === undefined || value === option;

const textIn = (entry: Entry, field: string | undefined): string | undefined => {
  const value = field === undefined ? undefined : entry[field];
  return typeof value === 'string' ? value : undefined;
};

function eventOf(source: Subscribable, calendar: Calendar, entry: Entry, origin: string): CalendarEvent {
  const { section, collection, changes, receivedAt } = source;
  const { at = receivedAt, count = 0 } = changes.get(entry.id) ?? {};
  return {
    uid: `${entry.id}.${collection.name}.${section}@${new URL(origin).hostname}`,
    title: textIn(entry, calendar.title) ?? '',
    begins: textIn(entry, calendar.begins) ?? '',
    ends: textIn(entry, calendar.ends),
    text: textIn(entry, calendar.text),
    url: placeOf(collection, entry, origin),
    isCancelled: entry[calendar.cancelled ?? ''] === true,
    sequence: count,
    changedAt: at,
  };
}

const maxFeedEntries = 100;

function feedText(source: Subscribable, feed: Feed, origin: string): string {
  const { section, collection, entries, changes, receivedAt, title } = source;
  const { name, page = '/' } = collection;
  // The year is part of the scheme (RFC 4151), and ids never change.
  const id = `tag:${new URL(origin).hostname},2026:${section}/${name}`;
  const publishedAt = (entry: Entry) => {
    const date = textIn(entry, feed.date);
    if (!date) return changes.get(entry.id)?.at ?? receivedAt;
    return new Date(`${date.includes('T') ? date : `${date}T00:00`}+05:30`);
  };
  const items = entries.map((entry) => {
    const published = publishedAt(entry);
    const link = textIn(entry, feed.link);
    return {
      id: `${id}/${entry.id}`,
      title: textIn(entry, feed.title) ?? '',
      link: (link && parseUrl(link, `${origin}${page}`)?.href) ?? placeOf(collection, entry, origin),
      text: textIn(entry, feed.text),
      published,
      updated: changes.get(entry.id)?.at ?? published,
    };
  });
  return atomFeed({
    ...{
      id,
      title,
      author: new URL(origin).hostname,
      address: origin + feedAddress(section, name),
      page: origin + page,
      updated: receivedAt,
    },
    entries: items.sort((a, b) => b.published.getTime() - a.published.getTime()).slice(0, maxFeedEntries),
  });
}

const placeOf = ({ page = '/' }: Collection, { id }: Entry, origin: string): string => `${origin}${page}#${id}`;
