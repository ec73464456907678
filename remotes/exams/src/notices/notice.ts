import { type Day, parseDay, yearOf } from './date.ts';

/** Tags of the time tables (R93.6), by what they say of an examination. */
export const timetableTags = {
  Programme: ['B.Tech', 'M.Tech', 'MBA'],
  Examination: ['Regular', 'Supplementary', 'Supply', 'Adv. Supply', 'Mid-Exam'],
  Regulation: ['VR17', 'VR19', 'VR20', 'VR22', 'VR23'],
} as const;

/** Tags of the notifications: those of the time tables and three more. PC is the provisional certificate. */
export const notificationTags = {
  Programme: timetableTags.Programme,
  Examination: [...timetableTags.Examination, 'Advanced Supply'],
  Regulation: timetableTags.Regulation,
  Subject: ['Fee', 'PC'],
} as const;

type Groups = typeof notificationTags;
type Tag = Groups[keyof Groups][number];
/** Group label → tags, in the order shown. */
export type TagGroups = Readonly<Record<string, readonly Tag[]>>;

/** A time table or notification as it is written down (R93.3). */
export interface NoticeEntry {
  id: string;
  /** Day of publication, dd/mm/yyyy. */
  date: string;
  title: string;
  /** Address of the PDF. */
  link: string;
  tags: readonly Tag[];
  /** One of the sample entries that only show the form of a notice. */
  placeholder?: true;
}

/** An entry with its date parsed. */
export interface Notice extends NoticeEntry {
  day: Day;
}

/** The entries with parsed dates, newest first; entries of one day keep their order. */
export const toNotices = (entries: readonly NoticeEntry[]): Notice[] =>
  entries
    .map((entry) => ({ ...entry, day: parseDay(entry.date) }))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));

export interface YearOfNotices {
  year: number;
  notices: Notice[];
}

/** Notices by the year of their date, newest year first; the order within a year is kept. */
export function byYear(notices: readonly Notice[]): YearOfNotices[] {
  const years = new Map<number, Notice[]>();
  for (const notice of notices) {
    const year = yearOf(notice.day);
    years.set(year, [...(years.get(year) ?? []), notice]);
  }
  return [...years].map(([year, list]) => ({ year, notices: list })).sort((a, b) => b.year - a.year);
}

/** Whether a notice bears the tag and every word of the text, in title, tags or date; empty ones let all through. */
export function matches(notice: Notice, { tag, text }: { tag: string; text: string }): boolean {
  if (tag && !notice.tags.some((own) => own === tag)) return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = `${notice.title} ${notice.tags.join(' ')} ${notice.date}`.toLowerCase();
  return words.every((word) => all.includes(word));
}
