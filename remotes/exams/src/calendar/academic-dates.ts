/* Without `Intl` and time zones: the first render must be the same everywhere. */

export const kinds = ['Term', 'Examination', 'Fee', 'Holiday'] as const;
export const programmes = ['B.Tech', 'M.Tech', 'MBA'] as const;

/** An entry of the collection. */
export interface AcademicDate {
  id: string;
  title: string;
  /** yyyy-mm-dd. */
  begins: string;
  /** The last day; by default the first. */
  ends?: string;
  kind: (typeof kinds)[number];
  /** By default all. */
  programmes?: readonly (typeof programmes)[number][];
  note?: string;
  cancelled?: boolean;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const firstMonth = 6;
const dayMs = 24 * 60 * 60 * 1000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const monthOf = (day: string): string => day.slice(0, 7);
export const lastDay = ({ begins, ends = begins }: AcademicDate): string => (ends < begins ? begins : ends);

/** "2026-10" is "October 2026". */
export const monthName = (month: string): string => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

const partsOf = (day: string) => ({
  weekday: dayNames[new Date(timeOf(day)).getUTCDay()],
  date: Number(day.slice(8)),
  month: monthNames[Number(day.slice(5, 7)) - 1],
  year: day.slice(0, 4),
});

/** "Mon 12 October 2026". */
function dayText(day: string): string {
  const { weekday, date, month, year } = partsOf(day);
  return `${weekday} ${date} ${month} ${year}`;
}

/** "Mon 12 to Sat 17 October 2026": the month or year of the first day only where it differs. */
export function daysText(event: AcademicDate): string {
  const last = lastDay(event);
  if (last === event.begins) return dayText(last);
  const from = partsOf(event.begins);
  const to = partsOf(last);
  const year = from.year === to.year ? '' : ` ${from.year}`;
  const month = year || from.month !== to.month ? ` ${from.month}` : '';
  return `${from.weekday} ${from.date}${month}${year} to ${dayText(last)}`;
}

export interface AcademicYear {
  /** "2026-27". */
  name: string;
  /** Twelve, from June: "2026-06". */
  months: string[];
  /** In the order of their first days. */
  events: AcademicDate[];
}

/** The newest first. An event belongs to the year of its first day. */
export function academicYears(events: readonly AcademicDate[]): AcademicYear[] {
  const years = new Map<number, AcademicDate[]>();
  for (const event of [...events].sort((a, b) => (a.begins < b.begins ? -1 : 1))) {
    const [year = 0, month = 0] = event.begins.split('-').map(Number);
    const start = month < firstMonth ? year - 1 : year;
    years.set(start, [...(years.get(start) ?? []), event]);
  }
  return [...years]
    .sort(([a], [b]) => b - a)
    .map(([start, own]) => ({
      name: `${start}-${String((start + 1) % 100).padStart(2, '0')}`,
      months: Array.from({ length: 12 }, (_, i) => dayOf(Date.UTC(start, firstMonth - 1 + i, 1)).slice(0, 7)),
      events: own,
    }));
}

/** Weeks from Monday to Sunday; `undefined` for days of other months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = timeOf(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const days = Array.from({ length: 42 }, (_, i) => dayOf(monday + i * dayMs));
  return Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
    .filter((week) => week.some((day) => monthOf(day) === month))
    .map((week) => week.map((day) => (monthOf(day) === month ? day : undefined)));
}
