import * as academicCouncil from './academic-council/content.ts';
import * as admissionsLists from './admissions-lists/content.ts';
import * as admissionsOutcomes from './admissions-outcomes/content.ts';
import * as admissionsProcedure from './admissions-procedure/content.ts';
import * as aicteApprovals from './aicte-approvals/content.ts';
import * as awards from './awards/content.ts';
import * as coursesOffered from './courses-offered/content.ts';
import { academicsDocuments } from './documents-academics.ts';
import * as financeCommittee from './finance-committee/content.ts';
import * as governingBody from './governing-body/content.ts';
import * as jntuk from './jntuk/content.ts';
import * as mentorMentee from './mentor-mentee/content.ts';
import { academicsPages } from './pages-academics.ts';
import * as strategicPlan from './strategic-plan/content.ts';
import * as studentDiversity from './student-diversity/content.ts';
import * as teachingMethodologies from './teaching-methodologies/content.ts';

const contents: Record<string, Record<string, unknown>> = {
  'academic-council': academicCouncil,
  'admissions-lists': admissionsLists,
  'admissions-outcomes': admissionsOutcomes,
  'admissions-procedure': admissionsProcedure,
  'aicte-approvals': aicteApprovals,
  awards,
  'courses-offered': coursesOffered,
  'finance-committee': financeCommittee,
  'governing-body': governingBody,
  jntuk,
  'mentor-mentee': mentorMentee,
  'strategic-plan': strategicPlan,
  'student-diversity': studentDiversity,
  'teaching-methodologies': teachingMethodologies,
};

/** Every text in a value, however deep. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

test.each(Object.keys(contents))('%s has no empty or untrimmed text, and links to known documents only', (page) => {
  const known = new Set(academicsDocuments.map(({ href }) => href));
  for (const text of texts(contents[page])) {
    expect(text).not.toBe('');
    expect(text).toBe(text.trim());
    if (text.startsWith('/documents/')) expect(known).toContain(text);
  }
});

test.each(Object.keys(contents))('%s marks as sample only what it holds', (page) => {
  const content = contents[page] ?? {};
  for (const path of content.sample as readonly string[]) expect(Object.keys(content)).toContain(path.split(/[.[]/)[0]);
});

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
  for (const { href } of academicsDocuments) expect(href).toMatch(/^\/documents\/[a-z-]+\/[a-z0-9-]+\.(pdf|jpg)$/);
  // 1 + 20 admissions, 2 plans, 7 + 6 + 5 minutes, 25 of AICTE, 8 of the university.
  expect(academicsDocuments).toHaveLength(74);
});
