import type { Breadcrumb, FirstPage, PageMetadata } from '@viit/contract';
import { site } from '../settings/site.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { socialMetaTags } from './social-meta-tags.ts';
import { type ListedEvent, structuredData } from './structured-data.ts';

const origin = 'https://viit.example';
const pageAt = (path: string, more: Partial<FirstPage['page']> = {}): FirstPage => ({
  shell: { version: '1.0.0' },
  section: null,
  page: {
    id: 'page',
    path,
    title: 'A Page',
    description: 'What it is.',
    section: 'cells',
    layout: 'standard',
    scripts: [],
    styles: [],
    ...more,
  },
  path,
  params: {},
  isNotFound: false,
  load: [],
});
const event: ListedEvent = {
  title: 'Sea and Steel',
  date: '2027-01-05',
  description: 'Two days at the harbour.',
  image: { url: '/images/events/sea.svg' },
  pathlink: 'https://sea.viit.example/register',
  location: 'Block A',
};
interface Declared extends PageMetadata {
  events?: readonly ListedEvent[];
  page?: Partial<FirstPage['page']>;
}
const thingsOf = (path: string, { events = [], page, ...metadata }: Declared = {}) =>
  structuredData({ first: pageAt(path, page), metadata, lists: { '/api/talks/list': events }, origin }) as {
    '@type'?: unknown;
  }[];
const typesOf = (path: string, declared?: Declared) => thingsOf(path, declared).map((thing) => thing['@type']);
/** The structured data of a page that lists these events. */
const listing = (...events: ListedEvent[]): Declared => ({
  events,
  structuredData: [{ type: 'Event', list: '/api/talks/list' }],
});
const examinations = [{ name: 'Examinations', path: '/exams' }];

test('breadcrumbs are the home page, the steps that the page declares, and the page', () => {
  const names = (path: string, steps: readonly Breadcrumb[]) =>
    breadcrumbs({ title: 'A Page' }, path, steps).map(({ name }) => name);
  expect(names('/exams/timetables', examinations)).toEqual(['Home', 'Examinations', 'A Page']);
  expect(names('/rti', [])).toEqual(['Home', 'A Page']);
  expect(names('/', [])).toEqual(['Home']);
});

test('breadcrumbs list each step in order with its absolute address', () => {
  expect(thingsOf('/exams/timetables', { breadcrumbs: examinations })).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://viit.example/' },
        { '@type': 'ListItem', position: 2, name: 'Examinations', item: 'https://viit.example/exams' },
        { '@type': 'ListItem', position: 3, name: 'A Page', item: 'https://viit.example/exams/timetables' },
      ],
    },
  ]);
});

test('the home page describes the institute, from the settings', () => {
  const institute = thingsOf('/').find((thing) => thing['@type'] === 'CollegeOrUniversity');
  expect(institute).toMatchObject({
    name: site.name,
    url: 'https://viit.example/',
    logo: 'https://viit.example/icons/icon-512.png',
    telephone: '+911800200100',
    email: site.email,
    address: { addressRegion: 'Andhra Pradesh', addressCountry: 'IN' },
    sameAs: Object.values(site.social),
  });
});

test('each rendered event is listed, with its date, location and absolute addresses', () => {
  expect(typesOf('/', listing(event, { ...event, title: 'Another' }))).toEqual([
    'BreadcrumbList',
    'CollegeOrUniversity',
    'Event',
    'Event',
  ]);
  expect(thingsOf('/', listing(event))[2]).toMatchObject({
    name: 'Sea and Steel',
    startDate: '2027-01-05',
    image: 'https://viit.example/images/events/sea.svg',
    url: 'https://sea.viit.example/register',
    location: { '@type': 'Place', name: 'Block A' },
    organizer: { '@id': 'https://viit.example/#institute' },
  });
});

test('an event without a location is at the institute, and its image may be a plain address', () => {
  const { location: _, ...withoutLocation } = event;
  expect(thingsOf('/', listing({ ...withoutLocation, image: '/images/a.svg', pathlink: '#news' }))[2]).toMatchObject({
    image: 'https://viit.example/images/a.svg',
    url: 'https://viit.example/#news',
    location: { name: site.name },
  });
});

test('an incomplete event is left out, or has no address that cannot be read', () => {
  const damaged = [null, { ...event, title: '' }, { ...event, date: '5 January' }] as unknown as ListedEvent[];
  expect(typesOf('/', listing(...damaged))).toEqual(['BreadcrumbList', 'CollegeOrUniversity']);
  const unreadable = thingsOf('/', listing({ ...event, image: 'https://', pathlink: '/\\evil.example' }))[2];
  expect(unreadable).toMatchObject({ name: 'Sea and Steel' });
  expect(Object.keys(unreadable ?? {})).not.toEqual(expect.arrayContaining(['image']));
  expect(Object.keys(unreadable ?? {})).not.toEqual(expect.arrayContaining(['url']));
});

test('a page that declares a course is a course of the institute', () => {
  const course = { structuredData: [{ type: 'Course', institute: 'provider' }] };
  expect(thingsOf('/department/cse', course)[1]).toEqual({
    '@type': 'Course',
    name: 'A Page',
    description: 'What it is.',
    url: 'https://viit.example/department/cse',
    provider: {
      '@type': 'CollegeOrUniversity',
      '@id': 'https://viit.example/#institute',
      name: site.name,
      url: 'https://viit.example/',
    },
  });
});

test('a page that declares nothing has only its breadcrumbs, at any address', () => {
  expect(typesOf('/department/cse')).toEqual(['BreadcrumbList']);
  expect(typesOf('/', { events: [event] })).toEqual(['BreadcrumbList', 'CollegeOrUniversity']);
});

test('people of an organization are its members, and the page describes it as a part of the institute', () => {
  const declared = {
    ...{ type: 'Person', list: '/api/talks/list', properties: { name: 'title', jobTitle: 'location' } },
    organization: 'Governing Body',
  };
  const [, body, ...others] = thingsOf('/governing-body', { events: [event, {}], structuredData: [declared] });
  expect(body).toMatchObject({
    ...{ '@type': 'Organization', name: 'Governing Body', url: 'https://viit.example/governing-body' },
    member: [{ '@type': 'Person', name: 'Sea and Steel', jobTitle: 'Block A' }],
    parentOrganization: { '@type': 'CollegeOrUniversity', name: site.name },
  });
  expect(others).toEqual([]);
  expect(typesOf('/governing-body', { events: [], structuredData: [declared] })).toEqual(['BreadcrumbList']);
});

test('a document without a file is not described', () => {
  const declared = { type: 'DigitalDocument', list: '/api/talks/list', properties: { name: 'title', url: 'pathlink' } };
  const events = [event, { title: 'Not yet published' }];
  const [, ...documents] = thingsOf('/accreditation', { events, structuredData: [declared] });
  expect(documents).toEqual([{ '@type': 'DigitalDocument', name: event.title, url: event.pathlink }]);
});

test('a page can describe a thing without the institute', () => {
  expect(thingsOf('/library', { structuredData: [{ type: 'Library' }] })[1]).toEqual({
    '@type': 'Library',
    name: 'A Page',
    description: 'What it is.',
    url: 'https://viit.example/library',
  });
});

test('a page that is not indexed, or has another canonical address, has no structured data', () => {
  expect(thingsOf('/redirect', { page: { noindex: true } })).toEqual([]);
  expect(thingsOf('/exams/about', { page: { canonical: '/exams' } })).toEqual([]);
  const first = { ...pageAt('/department/:code'), isNotFound: true };
  expect(structuredData({ first, metadata: {}, lists: {}, origin })).toEqual([]);
});

test('a link preview shows the page’s title, description, address and picture', () => {
  const page = { title: 'RTI | VIIT', description: 'How to ask.', url: 'https://viit.example/rti', origin };
  const tags = new Map(socialMetaTags(page).map(([, name, content]) => [name, content]));
  expect(tags.get('og:url')).toBe('https://viit.example/rti');
  expect(tags.get('og:image')).toBe('https://viit.example/images/og.jpg');
  expect(tags.get('twitter:card')).toBe('summary_large_image');
});

test('entries are described by the fields that their collection names: cancelled events as such, and the institute once', () => {
  const { properties, ...declared } = {
    ...{ type: 'Event', list: '/api/talks/list', institute: 'organizer' },
    properties: { name: 'title', startDate: 'begins', endDate: 'ends', eventStatus: 'cancelled', url: 'file' },
  };
  const events = [
    { title: 'Fees', begins: '2027-01-05T09:30', ends: '2027-01-06', cancelled: true, file: '/fees.pdf' },
    { title: 'Holiday', begins: '2027-01-14', cancelled: false },
    { title: 'No day', begins: 'soon' },
  ] as unknown as ListedEvent[];
  const [, fees, holiday, ...others] = thingsOf('/calendar', { events, structuredData: [{ ...declared, properties }] });
  expect(fees).toMatchObject({
    ...{ name: 'Fees', startDate: '2027-01-05T09:30+05:30', endDate: '2027-01-06' },
    ...{ eventStatus: 'https://schema.org/EventCancelled', url: 'https://viit.example/fees.pdf' },
    organizer: { '@type': 'CollegeOrUniversity', '@id': 'https://viit.example/#institute', name: site.name },
  });
  expect(holiday).toMatchObject({ name: 'Holiday', organizer: { '@id': 'https://viit.example/#institute' } });
  expect(holiday).not.toHaveProperty('eventStatus');
  expect(others).toEqual([]);
});

test('the head of a department is described with the list of its page, and nobody where there is none', () => {
  const head = {
    ...{ type: 'Person', list: '/api/talks/list', properties: { name: 'hodName' }, institute: 'worksFor' },
    values: { jobTitle: 'Head' },
  };
  const people = (events: object[]) => thingsOf('/department/cse', { events, structuredData: [head] }).slice(1);
  expect(people([{ hodName: 'Dr. A. Rao' }])).toMatchObject([
    { '@type': 'Person', name: 'Dr. A. Rao', jobTitle: 'Head' },
  ]);
  expect(people([{}])).toEqual([]);
});
