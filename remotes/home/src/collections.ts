import { defineCollections, field } from '@viit/toolkit/collections';
import announcements from './seed/announcements.json';
import departments from './seed/departments.json';
import events from './seed/events.json';
import heroSlides from './seed/hero-slides.json';
import placedStudents from './seed/placed-students.json';

const optional = { optional: true } as const;
const picture = field.picture('Picture', {
  help: 'The page describes it by the text beside it: mark it as decorative.',
});
const texts = (label: string) => field.groups(label, { text: field.text('Text', { max: 2000 }) }, optional);
const count = field.number('Number', { min: 0 });
const description = field.text('Description', { max: 2000 });

/* Field names are those of the content API (R13.3–R13.7), which shared/contract/src/content-api.ts makes from the entries. */
export default defineCollections({
  'hero-slides': {
    title: 'Slides of the home page',
    help: 'Pictures of the campus behind the name of the institute, in the order in which they are shown.',
    page: '/',
    fields: { title: field.line('Caption'), picture },
    seed: heroSlides,
  },
  announcements: {
    title: 'Announcements',
    help: 'Announcements on the home page, in the order in which they are shown. More than five scroll.',
    page: '/',
    fields: {
      date: field.date('Date'),
      title: field.line('Title'),
      path: field.link('Link', { help: 'Opens in a new tab.', optional: true }),
    },
    feed: { title: 'title', date: 'date', link: 'path' },
    seed: announcements,
  },
  events: {
    title: 'News and events',
    help: 'Events on the home page, in the order in which they are shown.',
    page: '/',
    fields: {
      type: field.line('Kind', { help: 'Such as Workshop or Conference.' }),
      title: field.line('Title'),
      date: field.date('Date', { help: 'Without one, “Date to be announced” is shown.', optional: true }),
      description,
      image: picture,
      pathlink: field.link('Link to register', optional),
      location: field.line('Place', optional),
    },
    feed: { title: 'title', date: 'date', link: 'pathlink', text: 'description' },
    seed: events,
  },
  'placed-students': {
    title: 'Placed students',
    help: 'Students in the carousel of the home page, in the order in which they are shown.',
    page: '/',
    fields: {
      image: field.picture('Portrait', { help: 'Without one, the page draws a placeholder.', optional: true }),
      student: field.line('Name'),
      companyLogo: field.picture('Logo of the company', optional),
      company: field.line('Company'),
      package: field.line('Package', { help: 'With its unit, such as 12 LPA.' }),
    },
    seed: placedStudents,
  },
  departments: {
    title: 'Departments',
    help: 'The pages of the departments. A part of the page without data is not shown.',
    page: '/department/:id',
    fields: {
      name: field.line('Name'),
      heroImage: field.picture('Picture of the banner'),
      about: field.text('Overview', { max: 2000, optional: true }),
      vision: field.text('Vision', { max: 2000, optional: true }),
      mission: texts('Mission'),
      hodName: field.line('Name of the head', optional),
      hodMessage: field.text("Head's message", { max: 2000, optional: true }),
      hodImage: field.picture('Portrait of the head', optional),
      peos: texts('Program Educational Objectives'),
      // Required so by R32.11.
      psos: texts('Program Outcomes'),
      pos: texts('Program Specific Outcomes'),
      teachingAndLearning: field.groups(
        'Teaching and learning',
        { TALImages: picture, TALDescription: description },
        optional,
      ),
      faculty: field.groups(
        'Faculty',
        { sno: field.number('S.No', { min: 0 }), name: field.line('Name'), designation: field.line('Designation') },
        optional,
      ),
      overallPlacementPercentage: field.line('Overall placement', optional),
      highestPackage: field.line('Highest package', optional),
      averagePackage: field.line('Average package', optional),
      recruiters: field.groups('Recruiters', { logo: field.picture('Logo') }, optional),
      careerSupport: texts('Career support'),
      labs: field.groups('Laboratories', { name: field.line('Name'), image: picture }, optional),
      eventsOrganized: field.groups('Events organized', { title: field.line('Title'), description }, optional),
      sponsoredProjects: field.groups(
        'Sponsored projects',
        {
          principalInvestigator: field.line('Principal investigator'),
          researchProjectName: field.line('Project'),
          fundingAgency: field.line('Funding agency'),
        },
        optional,
      ),
      facultyAwards: field.groups('Faculty awards', { name: field.line('Award'), count }, optional),
      studentAwards: field.groups(
        'Student achievements',
        { awardName: field.line('Award'), studentsCount: count },
        optional,
      ),
      certifications: field.groups('Certifications', { title: field.line('Certificate'), count }, optional),
      clubs: field.groups('Clubs and bodies', { clubName: field.line('Name'), description, image: picture }, optional),
      research: field.groups(
        'Research and patents',
        {
          patentTitle: field.line('Title'),
          agency: field.line('Agency'),
          year: field.line('Year'),
          status: field.line('Status', { help: 'Completed and Published are green.' }),
        },
        optional,
      ),
      email: field.line('Email', optional),
      phone: field.line('Telephone', optional),
      location: field.line('Location', optional),
    },
    structuredData: {
      ...{ type: 'Person', properties: { name: 'hodName' }, institute: 'worksFor' },
      ...{ values: { jobTitle: 'Head of the Department (HOD)' }, list: '/api/department/list/:code' },
    },
    seed: departments,
  },
});
