import { defineCollections, field } from '@viit/toolkit/collections';
import { minutes, quickLinks } from './discipline-cell/seed-content.ts';
import { documents as iicDocuments, journey } from './iic-cell/seed-content.ts';
import { particulars } from './rti/seed-content.ts';
import { clubs } from './sac-cell/seed-content.ts';

const file = field.document('File', { help: 'Without a file, the name is shown without a link.', optional: true });

/** Events, clubs, documents and particulars. */
export const listCollections = defineCollections({
  'iic-journey': {
    title: 'IIC: journey',
    help: 'What the Institute Innovation Cell did, year by year, the first year first.',
    page: '/iic-cell',
    fields: {
      year: field.line('Academic year', { max: 7, help: 'Such as 2023-24.' }),
      title: field.line('Title', { help: 'A few words.' }),
      text: field.line('Text', { help: 'One to three sentences.' }),
    },
    order: { by: 'year', direction: 'ascending' },
    seed: journey,
  },
  'iic-documents': {
    title: 'IIC: documents',
    help: 'The PDFs of the IIC Menu, in its order.',
    page: '/iic-cell',
    fields: {
      group: field.line('Heading', { help: 'Documents with the same heading are shown together.', optional: true }),
      name: field.line('Name', { help: 'The text of the link, such as 2022-23.' }),
      link: field.document('PDF'),
    },
    seed: iicDocuments,
  },
  clubs: {
    title: 'Student clubs',
    help: 'The clubs of the Student Activity Council. The five first ones have a drawing.',
    page: '/sac-cell',
    fields: {
      name: field.line('Name'),
      description: field.text('Description', { help: 'Two or three sentences.' }),
      meets: field.line('Meets', { help: 'When and where.' }),
      firstStep: field.line('How to join', { help: 'What a newcomer does first.' }),
    },
    seed: clubs,
  },
  'discipline-minutes': {
    title: 'Discipline Cell: minutes',
    help: 'Minutes of meetings in the Quick Links, the newest first.',
    page: '/discipline-cell',
    fields: { name: field.line('Year', { help: 'Such as 2022-23.' }), link: file },
    seed: minutes,
  },
  'discipline-documents': {
    title: 'Discipline Cell: quick links',
    help: 'Documents in the Quick Links, after the minutes.',
    page: '/discipline-cell',
    fields: { name: field.line('Name'), link: file },
    seed: quickLinks,
  },
  'rti-particulars': {
    title: 'Particulars of the institute',
    help: 'The table of the declaration under the Right to Information Act.',
    page: '/rti',
    fields: {
      title: field.line('Particular', { help: 'Such as Affiliated to.' }),
      details: field.line('Details', { help: 'An email address becomes a link.' }),
      link: field.link('Page', { help: 'The page of this site that the details link to.', optional: true }),
    },
    seed: particulars,
  },
});
