import { defineCollections, field } from '@viit/toolkit/collections';
import { committee as edCommittee } from './ed-cell/seed-content.ts';
import { members as grievanceCommittee } from './grievances/seed-content.ts';
import { externalFaculty, functionaries as iicFunctionaries, internalFaculty } from './iic-cell/seed-content.ts';
import { members as iprCommittee } from './ipr-cell/seed-content.ts';
import { functionaries as mediaFunctionaries, members as mediaMembers } from './media-cell/seed-content.ts';
import { officers as rtiOfficers } from './rti/seed-content.ts';

const name = field.line('Name', { help: 'With the title, such as Dr. or Ms.' });
const designation = field.line('Designation', { help: 'Such as Associate Professor, CSE.' });
const photo = field.picture('Photo', { help: 'Without a photo, the page shows the initials.', optional: true });
const email = field.line('Email');
/** Of a committee: their positions are in its table. */
const member = { type: 'Person', properties: { name: 'name' } } as const;

/** People of the cells, in the order of the tables. */
export const committeeCollections = defineCollections({
  'ed-committee': {
    title: 'ED Cell: committee',
    help: 'The members of the Entrepreneurship Development Cell, the Chairperson first.',
    page: '/ed-cell',
    fields: { name, designation, position: field.line('Position', { help: 'Such as Convener.' }) },
    structuredData: { ...member, organization: 'Entrepreneurship Development (ED) Cell' },
    seed: edCommittee,
  },
  'grievance-committee': {
    title: 'Grievance Redressal Committee',
    help: 'The members of the committee, the Chairperson first.',
    page: '/grievances',
    fields: { name, designation, status: field.line('Status', { help: 'Such as Convener.' }) },
    structuredData: { ...member, organization: 'Grievance Redressal Committee' },
    seed: grievanceCommittee,
  },
  'iic-functionaries': {
    title: 'IIC: key functionaries',
    help: 'The people whom the page shows with a photo.',
    page: '/iic-cell',
    fields: { name, role: field.line('Role', { help: 'Such as President, IIC.' }), photo },
    structuredData: {
      ...{ type: 'Person', properties: { name: 'name', jobTitle: 'role' } },
      organization: 'Institute Innovation Cell (IIC)',
    },
    seed: iicFunctionaries,
  },
  'iic-internal-faculty': {
    title: 'IIC: internal faculty',
    help: 'Members of the Institute Innovation Cell who teach here.',
    page: '/iic-cell',
    fields: { name, position: field.line('Position', { help: 'Such as Social Media Coordinator.' }) },
    seed: internalFaculty,
  },
  'iic-external-faculty': {
    title: 'IIC: external faculty',
    help: 'Members of the Institute Innovation Cell from companies.',
    page: '/iic-cell',
    fields: { name, company: field.line('Company'), designation: field.line('Designation') },
    seed: externalFaculty,
  },
  'ipr-committee': {
    title: 'IPR Committee',
    help: 'The members of the committee, the Chairperson first.',
    page: '/ipr-cell',
    fields: {
      position: field.line('IPR position', { help: 'Such as Coordinator, Patents.' }),
      name,
      designation,
      email,
    },
    structuredData: { ...member, organization: 'IPR Committee' },
    seed: iprCommittee,
  },
  'media-members': {
    title: 'Media Cell: committee',
    help: 'The members of the Media Cell.',
    page: '/media-cell',
    fields: { member: name, department: field.line('Department') },
    seed: mediaMembers,
  },
  'media-functionaries': {
    title: 'Media Cell: key functionaries',
    help: 'The people whom the page shows with a photo.',
    page: '/media-cell',
    fields: { title: field.line('Role', { help: 'Such as Convener.' }), name, role: designation, photo },
    structuredData: {
      ...{ type: 'Person', properties: { name: 'name', jobTitle: 'title' } },
      organization: 'Media Cell',
    },
    seed: mediaFunctionaries,
  },
  'rti-officers': {
    title: 'Information officers',
    help: 'The officers under the Right to Information Act.',
    page: '/rti',
    fields: { name, designation, contact: field.line('Contact number'), email },
    seed: rtiOfficers,
  },
});
