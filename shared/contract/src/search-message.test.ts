import { groupResults, resultTarget } from './search-message.ts';

test('results are grouped by kind, beginning with that of the best, and keep their order', () => {
  const results = [
    { kind: 'document', href: '/a.pdf' },
    { kind: 'page', href: '/b' },
    { kind: 'document', href: '/c.pdf' },
  ] as const;
  expect(groupResults(results)).toEqual([
    { kind: 'document', title: 'Documents', results: [results[0], results[2]] },
    { kind: 'page', title: 'Pages', results: [results[1]] },
  ]);
});

test('a document opens in a new tab, and the browser itself opens a link to a text', () => {
  expect(resultTarget({ kind: 'document', href: '/a.pdf' })).toBe('_blank');
  expect(resultTarget({ kind: 'notice', href: '/exams#:~:text=fees' })).toBe('_top');
  expect(resultTarget({ kind: 'page', href: '/exams' })).toBeUndefined();
});
