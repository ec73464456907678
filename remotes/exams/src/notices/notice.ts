import { formatDay, yearOf } from './date.ts';

/** Tags of the time tables, grouped (R93.6). */
export const timetableTags = {
  Programme: ['B.Tech', 'M.Tech', 'MBA'],
  Examination: ['Regular', 'Supplementary', 'Supply', 'Adv. Supply', 'Mid-Exam'],
  Regulation: ['VR17', 'VR19', 'VR20', 'VR22', 'VR23'],
} as const;

/** Tags of the notifications: those of the time tables and three more (R93.7). PC is the provisional certificate. */
export const notificationTags = {
  Programme: timetableTags.Programme,
  Examination: [...timetableTags.Examination, 'Advanced Supply'],
  Regulation: timetableTags.Regulation,
  Subject: ['Fee', 'PC'],
} as const;

type TagOf<G extends Readonly<Record<string, readonly string[]>>> = G[keyof G][number];
export type TimetableTag = TagOf<typeof timetableTags>;
type Tag = TagOf<typeof notificationTags>;
/** Tags by group label, in display order. */
export type TagGroups = Readonly<Record<string, readonly Tag[]>>;

/** A time table or notification, an entry of a collection (R93.3). */
export interface Notice<T extends Tag = Tag> {
  id: string;
  /** Of publication, yyyy-mm-dd. */
  date: string;
  title: string;
  /** Address of the PDF. */
  link: string;
  tags: readonly T[];
  /** Only shows what a notice looks like. */
  placeholder?: boolean;
}

export interface YearOfNotices {
  year: number;
  notices: Notice[];
}

/** Groups notices by year, newest year first, and keeps the order within a year. */
export function byYear(notices: readonly Notice[]): YearOfNotices[] {
  const years = new Map<number, Notice[]>();
  for (const notice of notices) {
    const year = yearOf(notice.date);
    years.set(year, [...(years.get(year) ?? []), notice]);
  }
  return [...years].map(([year, list]) => ({ year, notices: list })).sort((a, b) => b.year - a.year);
}

/**
 * Whether a notice has all the tags, and every word of the text in its title, tags or date. No tags and an empty text match
 * everything.
 */
export function matches(notice: Notice, { tags, text }: { tags: readonly string[]; text: string }): boolean {
  if (!tags.every((tag) => notice.tags.some((noticeTag) => noticeTag === tag))) return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searchable = `${notice.title} ${notice.tags.join(' ')} ${formatDay(notice.date)}`.toLowerCase();
  return words.every((word) => searchable.includes(word));
}
