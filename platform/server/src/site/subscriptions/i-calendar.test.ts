import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { type CalendarEvent, iCalendar } from './i-calendar.ts';

/* Each case is read by the parsers of two calendar programs. */

const event: CalendarEvent = {
  uid: 'fees.dates.exams@viit.example',
  title: 'Last day to pay the fee',
  begins: '2026-11-23',
  url: 'https://viit.example/academics/calendar#fees',
  isCancelled: false,
  sequence: 0,
  changedAt: new Date('2026-08-01T10:00:00Z'),
};

const textOf = (...events: Partial<CalendarEvent>[]) =>
  iCalendar({ name: 'Academic Calendar', host: 'viit.example', events: events.map((one) => ({ ...event, ...one })) });

const firstIn = (text: string) => {
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  assert.ok(component);
  return new ICAL.Event(component);
};
const secondIn = (text: string) => {
  const found = Object.values(nodeIcal.sync.parseICS(text)).find((one) => one?.type === 'VEVENT');
  assert.ok(found?.type === 'VEVENT');
  return found;
};

/** The days that both parsers find; the end is the day after the last. */
function daysOf(more: Partial<CalendarEvent>): string[] {
  const text = textOf(more);
  const [first, second] = [firstIn(text), secondIn(text)];
  assert.ok(first.startDate.isDate && second.datetype === 'date');
  const local = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
  const days = [first.startDate, first.endDate].map((day) => day.toString());
  assert.deepEqual(
    [local(second.start), local(second.end as Date)],
    days.map((day) => day.replace(/-0/g, '-')),
  );
  return days;
}

/** The moments that both parsers find. */
function timesOf(more: Partial<CalendarEvent>): string[] {
  const text = textOf(more);
  const [first, second] = [firstIn(text), secondIn(text)];
  const times = [first.startDate, first.endDate].map((time) => time.toJSDate().toISOString());
  assert.deepEqual([second.start.toISOString(), (second.end ?? second.start).toISOString()], times);
  return times;
}

test('an event of one day ends on the next day, in no time zone', () => {
  assert.deepEqual(daysOf({}), ['2026-11-23', '2026-11-24']);
});

test('an event of several days includes its last day', () => {
  assert.deepEqual(daysOf({ begins: '2026-11-23', ends: '2026-12-05' }), ['2026-11-23', '2026-12-06']);
});

test('an event over the end of the year ends in the next one', () => {
  assert.deepEqual(daysOf({ begins: '2026-12-31', ends: '2026-12-31' }), ['2026-12-31', '2027-01-01']);
});

test('a leap day is one day', () => {
  assert.deepEqual(daysOf({ begins: '2028-02-29' }), ['2028-02-29', '2028-03-01']);
  assert.deepEqual(daysOf({ begins: '2027-02-28' }), ['2027-02-28', '2027-03-01']);
});

test('a time in India is the same moment for every subscriber', () => {
  assert.deepEqual(timesOf({ begins: '2026-11-23T10:00', ends: '2026-11-23T13:00' }), [
    '2026-11-23T04:30:00.000Z',
    '2026-11-23T07:30:00.000Z',
  ]);
});

test('an event across midnight ends on the next day', () => {
  assert.deepEqual(timesOf({ begins: '2026-11-23T22:00', ends: '2026-11-24T02:00' }), [
    '2026-11-23T16:30:00.000Z',
    '2026-11-23T20:30:00.000Z',
  ]);
});

test('a subscriber abroad sees the right hour before and after the clocks change', () => {
  const hourInNewYork = (begins: string) => {
    const [time = ''] = timesOf({ begins });
    return new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(
      new Date(time),
    );
  };
  // The clocks go back on 1 November 2026.
  assert.deepEqual(['2026-10-31T19:00', '2026-11-02T19:00'].map(hourInNewYork), ['09:30', '08:30']);
});

test('a deadline at a time has no duration', () => {
  assert.deepEqual(timesOf({ begins: '2026-11-23T17:00' }), ['2026-11-23T11:30:00.000Z', '2026-11-23T11:30:00.000Z']);
  assert.doesNotMatch(textOf({ begins: '2026-11-23T17:00' }), /DTEND/);
});

test('an event that was moved keeps its id, with a higher sequence and the time of the change', () => {
  const moved = textOf({ begins: '2026-11-30', sequence: 2, changedAt: new Date('2026-11-01T08:00:00Z') });
  const [before, first, second] = [firstIn(textOf({})), firstIn(moved), secondIn(moved)];
  assert.equal(first.uid, before.uid);
  assert.equal(second.uid, before.uid);
  assert.deepEqual([before.sequence, first.sequence, Number(second.sequence)], [0, 2, 2]);
  assert.equal(second.lastmodified?.toISOString(), '2026-11-01T08:00:00.000Z');
  assert.equal(second.dtstamp?.toISOString(), '2026-11-01T08:00:00.000Z');
});

test('a cancelled event stays in the calendar and says so', () => {
  const text = textOf({ isCancelled: true });
  assert.equal(firstIn(text).component.getFirstPropertyValue('status'), 'CANCELLED');
  assert.equal(secondIn(text).status, 'CANCELLED');
  assert.equal(secondIn(textOf({})).status, 'CONFIRMED');
});

test('an end before the beginning is ignored', () => {
  assert.deepEqual(daysOf({ ends: '2026-11-01' }), ['2026-11-23', '2026-11-24']);
});

test('commas, semicolons, backslashes, quotes, lines and other scripts are read as they were written', () => {
  const title = 'I, II; III\\IV: "పరీక్ష" – ఫీజు 🎓';
  const written = 'First line;\n\n- C:\\exams, second\nBEGIN:VALARM';
  const text = textOf({ title, text: written });
  assert.deepEqual([firstIn(text).summary, secondIn(text).summary], [title, title]);
  assert.deepEqual([firstIn(text).description, secondIn(text).description], [written, written]);
});

test('long lines are folded at 75 bytes, without dividing a character', () => {
  const long = 'సప్లిమెంటరీ పరీక్షల ఫీజు చెల్లింపు 🎓 '.repeat(20).trim();
  const text = textOf({ title: long, text: long });
  for (const line of text.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.doesNotMatch(line, /\uFFFD/);
  }
  assert.deepEqual([firstIn(text).summary, secondIn(text).summary], [long, long]);
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
});

test('a calendar may have no events', () => {
  const calendar = new ICAL.Component(ICAL.parse(textOf()));
  assert.equal(calendar.getFirstPropertyValue('x-wr-calname'), 'Academic Calendar');
  assert.deepEqual(calendar.getAllSubcomponents('vevent'), []);
});
