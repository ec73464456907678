import { defineCollections, field } from '@viit/toolkit/collections';
import { memberCategories, statuses } from './academic-council/content.ts';
import { members as academicCouncil } from './academic-council/seed-content.ts';
import { members as officers } from './administration/seed-content.ts';
import { members as financeCommittee } from './finance-committee/seed-content.ts';
import { categories, designations } from './governing-body/content.ts';
import { members as governingBody } from './governing-body/seed-content.ts';

const name = field.line('Name', { help: 'With the title, such as Dr., Sri or Smt.' });
/** Of a council: their positions are in its table, and would add 100 bytes to the page. */
const member = { type: 'Person', properties: { name: 'name' } } as const;

/** People, in the order of the tables, which number them. */
export const peopleCollections = defineCollections({
  officers: {
    title: 'Officers',
    help: 'The officers of the administration page, in the order of its table.',
    page: '/administration',
    fields: {
      name,
      designation: field.line('Designation', { help: 'Such as Principal, or Dean, Admissions.' }),
      contact: field.line('Telephone', { help: 'A number or an extension; separate two by a slash.' }),
    },
    structuredData: { ...member, organization: 'Administration' },
    seed: officers,
  },
  'governing-body': {
    title: 'Governing Body: members',
    help: 'The members of the Governing Body, the Chairman first.',
    page: '/governing-body',
    fields: {
      name,
      designation: field.choice('Designation', designations),
      category: field.choice('Category', categories, { help: 'Whom the member represents.' }),
      affiliation: field.line('Designation & Affiliation', { help: 'Such as Professor of Computer Science.' }),
    },
    structuredData: { ...member, organization: 'Governing Body' },
    seed: governingBody,
  },
  'academic-council': {
    title: 'Academic Council: members',
    help: 'The members of the Academic Council, the Chair Person first.',
    page: '/academic-council',
    fields: {
      name,
      category: field.choice('Category', memberCategories),
      designation: field.line('Designation & Department', { help: 'Such as Professor, Civil Engineering.' }),
      status: field.choice('Status of the person', statuses),
      affiliation: field.line('Affiliation', { help: 'VIIT, or where the member comes from.' }),
    },
    structuredData: { ...member, organization: 'Academic Council' },
    seed: academicCouncil,
  },
  'finance-committee': {
    title: 'Finance Committee: members',
    help: 'The members of the Finance Committee, the Chairman first.',
    page: '/finance-committee',
    fields: {
      name,
      role: field.line('Role', { help: 'Such as Member.' }),
      designation: field.line('Designation', { help: 'Such as Principal.' }),
    },
    structuredData: { ...member, organization: 'Finance Committee' },
    seed: financeCommittee,
  },
});
