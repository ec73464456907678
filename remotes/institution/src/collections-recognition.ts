import { defineCollections, field } from '@viit/toolkit/collections';
import { accreditations } from './accreditations/seed-content.ts';
import { accolades, keyFigures, medals } from './awards/seed-content.ts';
import { centres } from './center-of-excellence/seed-content.ts';
import { link, name } from './document-fields.ts';
import { categories } from './rankings/categories.ts';
import { rankings } from './rankings/seed-content.ts';

const year = (label: string, help: string) => field.number(label, { min: 2000, max: 2099, optional: true, help });

/** Awards, rankings and accreditations. */
export const recognitionCollections = defineCollections({
  rankings: {
    title: 'Rankings and certificates',
    help: 'Certificates, rankings and awards as documents, by category.',
    page: '/rankings',
    fields: { category: field.choice('Category', categories), name, link },
    seed: rankings,
  },
  awards: {
    title: 'Awards and accolades',
    help: 'The numbered statements of the awards page, in their order.',
    page: '/awards',
    fields: {
      statement: field.line('Statement', { help: 'One sentence.' }),
      figure: field.line('Words in bold', {
        help: 'Words of the statement, as they are written in it.',
        optional: true,
      }),
    },
    seed: accolades,
  },
  'award-figures': {
    title: 'Key figures of the awards page',
    help: 'Figures that are set large beside the medals.',
    page: '/awards',
    fields: {
      value: field.line('Figure', { max: 40, help: 'Such as 54, or Over 85%.' }),
      label: field.line('Label', { help: 'What the figure counts.' }),
    },
    seed: keyFigures,
  },
  medals: {
    title: 'Medals',
    help: 'The number of medals that students have won, by metal.',
    page: '/awards',
    fields: {
      metal: field.choice('Metal', ['gold', 'silver', 'bronze']),
      count: field.number('Medals', { min: 0, max: 500, help: 'The page draws each of them.' }),
    },
    seed: medals,
  },
  accreditations: {
    title: 'Accreditations',
    help: 'Certificates of NAAC, NBA and UGC, and their years on the time line.',
    page: '/accreditations',
    fields: {
      name: field.line('Name', { help: 'Such as NBA 2024-26.' }),
      body: field.choice('Body', ['NAAC', 'NBA', 'UGC']),
      cycle: field.line('Cycle', { max: 8, optional: true, help: 'The number of a NAAC cycle, such as III.' }),
      firstYear: year('First year', 'The year of a NAAC cycle, or the first of an NBA term.'),
      lastYear: year('Last year', 'Only of an NBA term.'),
      note: field.line('Note', { help: 'A few words below the name.' }),
    },
    seed: accreditations,
  },
  centres: {
    title: 'Centres of excellence',
    help: 'Centres, schemes and partnerships, in the order of the page.',
    page: '/center-of-excellence',
    fields: {
      name: field.line('Name'),
      initials: field.line('Initials', { max: 8, help: 'Letters of the emblem.' }),
      tone: field.choice('Colour', ['sea', 'soil', 'steel', 'sun', 'leaf'], {
        help: 'Blue, red-brown, grey, yellow or green.',
      }),
      note: field.line('Note', { help: 'A few words below the name.' }),
    },
    seed: centres,
  },
});
