import pages from './pages.ts';

test('the section has the home page and the department page', () => {
  expect(pages.map(({ id, path, layout }) => [id, path, layout])).toEqual([
    ['home', '/', 'home'],
    ['department', '/department/:code', 'alone'],
  ]);
});

test('the department page is rendered for the 23 departments', () => {
  const department = pages.find(({ id }) => id === 'department');
  expect(new Set(department?.variants?.map(({ params }) => params.code)).size).toBe(23);
  expect(department?.variants).toContainEqual(
    expect.objectContaining({ params: { code: 'cse_ai' }, title: 'CSE (Artificial Intelligence)' }),
  );
  expect(department?.notFound?.title).toBe('Department Not Found');
});

test('titles and descriptions fit a search result', () => {
  const texts = pages.flatMap((page) => [page, ...(page.variants ?? []), ...(page.notFound ? [page.notFound] : [])]);
  for (const { title, description } of texts) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
});
