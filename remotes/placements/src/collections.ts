import { defineCollections, field } from '@viit/toolkit/collections';
import { departments } from './placement-details/departments-seed-content.ts';
import { recruiters } from './placement-details/recruiters-seed-content.ts';
import { slides } from './placement-details/slides-seed-content.ts';
import { years } from './placement-details/years-seed-content.ts';
import { trainingStats } from './training-process/seed-content.ts';

const count = (label: string, help?: string) => field.number(label, { min: 0, max: 100_000, ...(help && { help }) });
const lakhs = (label: string) => field.number(label, { min: 0, max: 1000, help: 'In lakhs of rupees a year.' });
const page = '/placements/PlacementDetails';

export default defineCollections({
  years: {
    title: 'Placements by year',
    help: 'One entry for each graduating batch. The page works out the percentage placed, and marks the latest year.',
    page,
    fields: {
      academicYear: field.line('Academic year', { max: 9, help: 'Such as 2024-2025. The latest comes first.' }),
      totalStrength: field.number('Total strength', {
        min: 1,
        max: 100_000,
        help: 'Students of the graduating batch.',
      }),
      studentsPlaced: count('Students placed'),
      higherEducation: count('Higher education', 'Students who went on to higher studies.'),
      entrepreneurs: count('Entrepreneurs', 'Students who founded a business.'),
    },
    order: { by: 'academicYear', direction: 'descending' },
    seed: years,
  },
  departments: {
    title: 'Placements by programme',
    help: 'The placements of each programme in the latest season, in the order of the tabs.',
    page,
    fields: {
      program: field.choice('Level', ['Undergraduate', 'Postgraduate']),
      name: field.line('Programme'),
      highestPackage: lakhs('Highest package'),
      averagePackage: lakhs('Average package'),
      placed: count('Students placed'),
      caption: field.line('Caption', { help: 'One or two sentences on the season of this programme.' }),
      picture: field.picture('Picture', { help: 'Four units wide and three high.' }),
    },
    seed: departments,
  },
  recruiters: {
    title: 'Recruiters',
    help: 'The companies whose logos move across the page.',
    page,
    fields: {
      name: field.line('Company'),
      logo: field.picture('Logo', { help: 'Without a logo, the page draws the name.', optional: true }),
    },
    seed: recruiters,
  },
  'season-pictures': {
    title: 'Pictures of a placement season',
    help: 'The pictures at the top of the placements page, in their order.',
    page,
    fields: {
      picture: field.picture('Picture', { help: 'About twice as wide as high.' }),
      caption: field.line('Caption', { help: 'One sentence below the picture.' }),
    },
    seed: slides,
  },
  'training-years': {
    title: 'Annual training data',
    help: 'Events held and students trained in each year, with the full report.',
    page: '/placements/TrainingProcess',
    fields: {
      year: field.line('Academic year', { max: 9, help: 'Such as 2023-24. The oldest comes first.' }),
      softSkillsEvents: count('Soft skills: events'),
      softSkillsStudents: count('Soft skills: students'),
      langEvents: count('Language and communication: events'),
      langStudents: count('Language and communication: students'),
      lifeEvents: count('Life skills: events'),
      lifeStudents: count('Life skills: students'),
      techEvents: count('Tech trend awareness: events'),
      techStudents: count('Tech trend awareness: students'),
      link: field.document('Full report', { help: 'The PDF of the annual training report.' }),
    },
    order: { by: 'year', direction: 'ascending' },
    seed: trainingStats,
  },
});
