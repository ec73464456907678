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

/** Years of a programme, and semesters. M.Tech and MBA count semesters from I to IV, B.Tech again in each year. */
export const numerals = ['I', 'II', 'III', 'IV'] as const;
type Numeral = (typeof numerals)[number];

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
  /** Of the programme, whose examinations these are. */
  years?: readonly Numeral[];
  /** By default all of these years. */
  semesters?: readonly Numeral[];
  /** First and last day of the examinations. */
  begins?: string;
  ends?: string;
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

/** Empty values match everything. */
export interface NoticeFilters {
  tags: readonly string[];
  study: string;
  semester: string;
  text: string;
}

/** Whether a notice has all the tags, the year and the semester, and every word of the text in its title, tags or date. */
export function matches(notice: Notice, { tags, study, semester, text }: NoticeFilters): boolean {
  if (!tags.every((tag) => notice.tags.some((noticeTag) => noticeTag === tag))) return false;
  const { years = [], semesters = years.length > 0 ? numerals : [] } = notice;
  if (study && !years.some((year) => year === study)) return false;
  if (semester && !semesters.some((one) => one === semester)) return false;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const days = [notice.date, notice.begins, notice.ends].map((day = '') => formatDay(day));
  const searchable = `${notice.title} ${notice.tags.join(' ')} ${days.join(' ')}`.toLowerCase();
  return words.every((word) => searchable.includes(word));
}
