import { escapeXml } from '@viit/contract/html';

/* Atom, RFC 4287. */

interface FeedEntry {
  /** Unique for all time. */
  id: string;
  title: string;
  link: string;
  text?: string | undefined;
  published: Date;
  updated: Date;
}

export interface FeedFile {
  id: string;
  title: string;
  author: string;
  /** Of the feed itself. */
  address: string;
  /** The page with the entries. */
  page: string;
  /** If there are no entries. */
  updated: Date;
  entries: readonly FeedEntry[];
}

export function atomFeed({ id, title, author, address, page, updated, entries }: FeedFile): string {
  const newest = Math.max(...entries.map((entry) => entry.updated.getTime()));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    element('id', id),
    element('title', title),
    `<author>${element('name', author)}</author>`,
    element('updated', time(entries.length > 0 ? new Date(newest) : updated)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      element('id', entry.id),
      element('title', entry.title),
      `<link rel="alternate" href="${escapeXml(entry.link)}"/>`,
      element('published', time(entry.published)),
      element('updated', time(entry.updated)),
      ...(entry.text ? [element('summary', entry.text)] : []),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const time = (date: Date): string => date.toISOString().replace(/\.\d+/, '');
