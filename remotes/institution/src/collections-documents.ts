import { defineCollections, field } from '@viit/toolkit/collections';
import { minutes as academicCouncilMinutes } from './academic-council/seed-content.ts';
import { registers } from './admissions-lists/content.ts';
import { admissionLists } from './admissions-lists/seed-content.ts';
import { approvals } from './aicte-approvals/seed-content.ts';
import { link, name, statutory } from './document-fields.ts';
import { staffDocuments } from './empowering-strategies/seed-content.ts';
import { minutes as financeCommitteeMinutes } from './finance-committee/seed-content.ts';
import { minutes as governingBodyMinutes } from './governing-body/seed-content.ts';
import { groups } from './jntuk/content.ts';
import { letters } from './jntuk/seed-content.ts';
import { policies } from './policies/seed-content.ts';
import { recognitionBodies } from './statutory-approvals/recognition-bodies.ts';
import { recognitions } from './statutory-approvals/seed-content.ts';

/** Lists of documents. */
export const documentCollections = defineCollections({
  'governing-body-minutes': {
    title: 'Governing Body: minutes',
    help: 'Minutes of the meetings of the Governing Body, the newest first.',
    page: '/governing-body',
    fields: { name, link },
    seed: governingBodyMinutes,
  },
  'academic-council-minutes': {
    title: 'Academic Council: minutes',
    help: 'Minutes of the meetings of the Academic Council, the newest first.',
    page: '/academic-council',
    fields: { name, link },
    seed: academicCouncilMinutes,
  },
  'finance-committee-minutes': {
    title: 'Finance Committee: minutes',
    help: 'Minutes of the meetings of the Finance Committee, the newest first.',
    page: '/finance-committee',
    fields: { name, link },
    seed: financeCommitteeMinutes,
  },
  policies: {
    title: 'Policies',
    help: 'The policies of the institute, in the order of the page.',
    page: '/policies',
    fields: { name, link },
    seed: policies,
  },
  'staff-documents': {
    title: 'Staff documents',
    help: 'Documents on staff welfare and development, in the order of the page.',
    page: '/empowering-strategies',
    fields: { name, link },
    seed: staffDocuments,
  },
  'admission-lists': {
    title: 'Admission lists',
    help: 'The documents of the four registers of admissions, the oldest first.',
    page: '/admissionslists',
    fields: {
      register: field.choice(
        'Register',
        registers.map(({ title }) => title),
        { help: 'The folder that the document is in.' },
      ),
      name,
      link,
    },
    seed: admissionLists,
  },
  'aicte-approvals': {
    title: 'AICTE approvals',
    help: 'One approval letter for each academic year. The page groups them by decade, the newest first.',
    page: '/aicte-approvals',
    fields: {
      firstYear: field.number('First year', {
        min: 2000,
        max: 2099,
        help: 'The year in which the academic year begins: 2025 for 2025-26.',
      }),
      name,
      link,
      statutory,
    },
    order: { by: 'firstYear', direction: 'descending' },
    seed: approvals,
  },
  'jntuk-letters': {
    title: 'JNTUK letters',
    help: 'Letters of approval and permanent affiliation from JNTUK, the newest first.',
    page: '/jntuk',
    fields: {
      kind: field.choice(
        'Kind',
        groups.map(({ title }) => title),
      ),
      years: field.line('Years', { max: 9, help: 'The academic years that the letter covers, such as 2021-23.' }),
      name,
      link,
      statutory,
    },
    seed: letters,
  },
  recognitions: {
    title: 'UGC recognitions and research centres',
    help: 'Documents of Statutory Approvals that are letters of neither AICTE nor JNTUK affiliation.',
    page: '/statutory-approvals',
    fields: { body: field.choice('Group', recognitionBodies), name, link },
    seed: recognitions,
  },
});
