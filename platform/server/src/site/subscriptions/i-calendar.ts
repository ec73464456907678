/* iCalendar, RFC 5545. */

export interface CalendarEvent {
  uid: string;
  title: string;
  /** A day (yyyy-mm-dd), or a time in Asia/Kolkata (yyyy-mm-ddThh:mm). */
  begins: string;
  /** The last day, or the time of the end. */
  ends?: string | undefined;
  text?: string | undefined;
  url: string;
  isCancelled: boolean;
  /** Rises with each published change, so that calendars take the new date. */
  sequence: number;
  changedAt: Date;
}

interface CalendarFile {
  name: string;
  /** Of the site: names the program that made the file. */
  host: string;
  events: readonly CalendarEvent[];
}

export function iCalendar({ name, host, events }: CalendarFile): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//Calendar//EN`, 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    // The second of each pair is for Outlook and older versions of Apple Calendar.
    ...[`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'],
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, title, text: details, url, isCancelled, sequence, changedAt, ...when }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${text(uid)}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  ...dateLines(when),
  `SUMMARY:${text(title)}`,
  ...(details ? [`DESCRIPTION:${text(details)}`] : []),
  `URL:${url}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

const dayMs = 24 * 60 * 60 * 1000;

/** Days have no time zone. Times are in UTC, so that no calendar has to know Asia/Kolkata. */
function dateLines({ begins, ends = begins }: Pick<CalendarEvent, 'begins' | 'ends'>): string[] {
  // An end before the beginning is not allowed.
  const end = ends < begins ? begins : ends;
  if (begins.includes('T')) {
    const lines = [`DTSTART:${utc(new Date(`${begins}+05:30`))}`];
    return end === begins ? lines : [...lines, `DTEND:${utc(new Date(`${end}+05:30`))}`];
  }
  const dayAfter = new Date(Date.parse(end) + dayMs).toISOString().slice(0, 10);
  // Whole days of an institute leave the visitor's own time free.
  return [`DTSTART;VALUE=DATE:${digits(begins)}`, `DTEND;VALUE=DATE:${digits(dayAfter)}`, 'TRANSP:TRANSPARENT'];
}

const digits = (day: string): string => day.replaceAll('-', '');
const utc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

const text = (value: string): string => value.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const maxBytes = 75;

/** Without dividing a character. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character);
      bytes += size;
      if (bytes <= maxBytes) return character;
      bytes = size + 1;
      return `\r\n ${character}`;
    })
    .join('');
}
