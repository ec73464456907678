import { byYear, matches, type NoticeEntry, toNotices } from './notice.ts';

const entry = (date: string, title = date): NoticeEntry => ({
  id: title,
  date,
  title,
  link: `/pdfs/${title}.pdf`,
  tags: ['MBA', 'VR22'],
});
const titles = (notices: readonly NoticeEntry[]) => notices.map((notice) => notice.title);

test('notices are sorted by date, not by the text of the date', () => {
  expect(titles(toNotices([entry('02/12/2024'), entry('31/01/2025'), entry('09/02/2025')]))).toEqual([
    '09/02/2025',
    '31/01/2025',
    '02/12/2024',
  ]);
});

test('notices of the same day keep their order', () => {
  expect(titles(toNotices([entry('01/02/2025', 'a'), entry('01/02/2025', 'b')]))).toEqual(['a', 'b']);
});

test('years come newest first, each with the notices of that year', () => {
  const years = byYear(toNotices([entry('05/05/2023'), entry('05/05/2025'), entry('06/06/2023'), entry('05/05/2024')]));
  expect(years.map(({ year, notices }) => [year, titles(notices)])).toEqual([
    [2025, ['05/05/2025']],
    [2024, ['05/05/2024']],
    [2023, ['06/06/2023', '05/05/2023']],
  ]);
});

test('a filter matches all tags and every word, in any order and case', () => {
  const [notice] = toNotices([entry('18/07/2025', 'MBA II Semester, August 2025')]);
  if (!notice) throw new Error('expected one notice');
  expect(matches(notice, { tags: [], text: '' })).toBe(true);
  expect(matches(notice, { tags: ['MBA', 'VR22'], text: 'august mba' })).toBe(true);
  expect(matches(notice, { tags: [], text: 'vr22 18/07' })).toBe(true);
  expect(matches(notice, { tags: ['MBA', 'VR23'], text: '' })).toBe(false);
  expect(matches(notice, { tags: ['MBA', 'VR22'], text: 'september' })).toBe(false);
});
