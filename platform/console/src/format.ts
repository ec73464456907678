const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** "22 Nov 2026, 14:05", in the reader's time zone. */
export const formatTime = (iso: string): string => dateTime.format(new Date(iso));

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 hours ago"; "now" below a minute. */
export function formatAge(iso: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  for (const [unit, length] of units)
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  return 'just now';
}

/** Failed views per 1 000 as they are shown: "2.5". */
export const formatRate = (rate: number): string => rate.toFixed(rate > 0 && rate < 10 ? 1 : 0);

/** Keeps a figure and its unit on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
