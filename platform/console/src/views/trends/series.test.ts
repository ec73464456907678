import { errorSeries, marksOf, vitalSeries } from './series.ts';

const timeline = {
  hours: 6,
  points: [
    { at: '2026-11-20T00:00:00Z', views: 200, failedViews: 3, errors: 5, vitals: { LCP: { count: 200, p75: 2400 } } },
    { at: '2026-11-20T06:00:00Z', views: 0, failedViews: 0, errors: 0, vitals: {} },
  ],
};

test('errors are shown as failed views of 1000, with a gap where nobody came', () => {
  const { times, values, format } = errorSeries(timeline);
  expect(times).toEqual([Date.UTC(2026, 10, 20) / 1000, Date.UTC(2026, 10, 20, 6) / 1000]);
  expect(values).toEqual([15, null]);
  expect(format(2.54)).toBe('2.5');
});

test('a vital has a gap where nobody measured it', () => {
  const { values, format } = vitalSeries(timeline, 'LCP');
  expect(values).toEqual([2400, null]);
  expect(format(2400)).toBe('2.4 s');
});

test('releases of the live site in the period are marked, the oldest first; previews are not', () => {
  const published = { by: 'exams team', note: 'published exams' };
  const switches = [
    { ...published, channel: 'live', release: '9', at: '2026-11-20T05:00:00Z' },
    { ...published, channel: 'autumn', release: '8', at: '2026-11-19T05:00:00Z' },
    { ...published, channel: 'live', release: '7', at: '2026-11-18T05:00:00Z' },
    { ...published, channel: 'live', release: '1', at: '2026-10-01T05:00:00Z' },
  ];
  const marks = marksOf(switches, 7, Date.parse('2026-11-21T00:00:00Z'));
  expect(marks.map(({ label }) => label)).toEqual(['7', '9']);
  expect(marks[0]?.note).toBe('published exams, by exams team');
});
