import { byYear, matches, type Notice } from './notice.ts';

const entry = (date: string, title = date): Notice => ({
  id: title,
  date,
  title,
  link: `/pdfs/${title}.pdf`,
  tags: ['MBA', 'VR22'],
});
const titles = (notices: readonly Notice[]) => notices.map((notice) => notice.title);

const all = { tags: [], study: '', semester: '', text: '' };

test('years come newest first, each with the notices of that year', () => {
  const years = byYear([entry('2025-05-05'), entry('2024-05-05'), entry('2023-06-06'), entry('2023-05-05')]);
  expect(years.map(({ year, notices }) => [year, titles(notices)])).toEqual([
    [2025, ['2025-05-05']],
    [2024, ['2024-05-05']],
    [2023, ['2023-06-06', '2023-05-05']],
  ]);
});

test('a filter matches all tags and every word, in any order and case', () => {
  const notice = entry('2025-07-18', 'MBA II Semester, August 2025');
  expect(matches(notice, { ...all, tags: [], text: '' })).toBe(true);
  expect(matches(notice, { ...all, tags: ['MBA', 'VR22'], text: 'august mba' })).toBe(true);
  expect(matches(notice, { ...all, tags: [], text: 'vr22 18/07' })).toBe(true);
  expect(matches(notice, { ...all, tags: ['MBA', 'VR23'], text: '' })).toBe(false);
  expect(matches(notice, { ...all, tags: ['MBA', 'VR22'], text: 'september' })).toBe(false);
});
