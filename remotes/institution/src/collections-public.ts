import { defineCollections, field } from '@viit/toolkit/collections';
import { levels } from './admissions/content.ts';
import { fees } from './admissions/seed-content.ts';
import { contacts } from './contact/seed-content.ts';
import { topics } from './contact/topics.ts';
import { categoryNames } from './register/categories.ts';
import { register } from './register/seed-content.ts';

const isSample = field.yesNo('Sample', { help: 'Says on the page that the entry is made up.', optional: true });
const fee = (label: string) => field.number(label, { min: 0, max: 10_000_000, help: 'In rupees, for one year.' });

/** What the public, students and parents look for: documents, people, fees. */
export const publicCollections = defineCollections({
  register: {
    title: 'Public documents',
    help: 'Documents that law and accreditation ask for. Enter a document before there is a file: the page then says “Not yet published”.',
    page: '/accreditation',
    fields: {
      category: field.choice('Category', categoryNames),
      name: field.line('Name', { help: 'With the year, such as AQAR 2024-25.' }),
      year: field.line('Year', {
        max: 9,
        help: 'Such as 2024-25. Empty if the document is of no year.',
        optional: true,
      }),
      owner: field.line('Office in charge', { help: 'The office that prepares the document.' }),
      validUntil: field.date('Valid until', { help: 'The last day, if it expires.', optional: true, expires: true }),
      link: field.document('File', { help: 'A PDF, or a scan as JPG.', optional: true, awaited: true }),
    },
    structuredData: {
      ...{ type: 'DigitalDocument', properties: { name: 'name', url: 'link', expires: 'validUntil' } },
      institute: 'publisher',
    },
    seed: register,
  },
  contacts: {
    title: 'People to turn to',
    help: 'People and helplines, by what they help with. Numbers that are answered at any hour come first on the page.',
    page: '/contact',
    fields: {
      topic: field.choice('For', topics),
      name: field.line('Name', { help: 'Of the person, with the title, or of the helpline.' }),
      office: field.line('Office', { help: 'Such as Presiding Officer, Internal Committee.' }),
      telephone: field.line('Telephone', { help: 'Separate two numbers by a slash.' }),
      hours: field.line('Hours', { help: 'When somebody answers, such as: 9:00 am to 4:30 pm on working days.' }),
      email: field.line('Email', { optional: true }),
      anyHour: field.yesNo('Answered at any hour', { optional: true }),
      sample: isSample,
    },
    seed: contacts,
  },
  fees: {
    title: 'Fees and seats',
    help: 'Seats and yearly fees of each programme. Copy last year’s entries for a new academic year; the page folds earlier years.',
    page: '/admissions',
    review: true,
    fields: {
      academicYear: field.line('Academic year', { max: 7, help: 'Such as 2026-27.' }),
      level: field.choice('Level', levels),
      programme: field.line('Programme'),
      department: field.link('Page of the department', { optional: true }),
      years: field.number('Years', { min: 1, max: 6 }),
      seats: field.number('Seats', { min: 0, max: 2000, help: 'The sanctioned intake.' }),
      categoryA: fee('Fee, Category-A'),
      categoryB: fee('Fee, Category-B'),
      sample: isSample,
    },
    seed: fees,
  },
});
