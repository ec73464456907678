import { academicsDocuments } from './documents-academics.ts';
import { academicsPages } from './pages-academics.ts';

test('every page of this half has its route and the standard layout', () => {
  expect(academicsPages.map(({ path }) => path)).toEqual([
    '/awards',
    '/teaching-methodologies',
    '/student-diversity',
    '/mentor-mentee',
    '/courses-offered',
    '/admissionsprocedure',
    '/admissionslists',
    '/admissionsoutcomes',
    '/strategic-plan',
    '/governing-body',
    '/academic-council',
    '/finance-committee',
    '/aicte-approvals',
    '/jntuk',
  ]);
  expect(new Set(academicsPages.map(({ layout }) => layout))).toEqual(new Set(['standard']));
});

test('titles and descriptions keep to their lengths', () => {
  for (const { title, description } of academicsPages) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('documents have different, readable addresses and different names on a page', () => {
  expect(new Set(academicsDocuments.map(({ href }) => href)).size).toBe(academicsDocuments.length);
  for (const { href } of academicsDocuments) expect(href).toMatch(/^\/documents\/[a-z-]+\/[a-z0-9-]+\.pdf$/);
  // 1 + 20 admissions, 2 plans, 7 + 6 + 5 minutes, 25 of AICTE, 8 of the university.
  expect(academicsDocuments).toHaveLength(74);
});
