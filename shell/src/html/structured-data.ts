import type { FirstPage, NewsEvent } from '@viit/contract';
import type { ListResponses } from '@viit/runtime';
import type { BreadcrumbList, CollegeOrUniversity, Course, Event, PostalAddress } from 'schema-dts';
import { site } from '../settings/site.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** A node of structured data, held by the compiler to the vocabulary that schema.org publishes. */
type Thing = BreadcrumbList | CollegeOrUniversity | Course | Event;

interface Source {
  first: FirstPage;
  answers: ListResponses;
  /** The site's public origin. */
  origin: string;
}

/**
 * What a page says to search engines in the words of schema.org: the way to it, and what it is about. Nothing on pages
 * that are kept out, or whose canonical address is another.
 */
export function structuredData({ first, answers, origin }: Source): Thing[] {
  const { page, path, isNotFound } = first;
  if (isNotFound || page.noindex || (page.canonical && page.canonical !== path)) return [];
  return [
    trail(first, origin),
    ...(path === '/' ? [institute(origin, page.description), ...events(answers, origin)] : []),
    ...(path.startsWith('/department/') ? [course(first, origin)] : []),
  ];
}

const trail = ({ page, path }: FirstPage, origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs(page, path).map((crumb, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: crumb.name,
    item: origin + crumb.path,
  })),
});

/** Named by its address, so that other nodes can point at it. */
const instituteId = (origin: string) => `${origin}/#institute`;

const place = (): PostalAddress => {
  const [street = '', rest = ''] = site.address;
  const [region = '', country = ''] = rest.split(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressRegion: region,
    addressCountry: country === 'India' ? 'IN' : country,
  };
};

const institute = (origin: string, description: string): CollegeOrUniversity => ({
  '@type': 'CollegeOrUniversity',
  '@id': instituteId(origin),
  name: site.name,
  alternateName: `${site.name} ${site.line}`,
  description,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  image: origin + site.image.path,
  email: site.email,
  telephone: site.phone,
  address: place(),
  sameAs: Object.values(site.social),
});

const course = ({ page, path }: FirstPage, origin: string): Course => ({
  '@type': 'Course',
  name: page.title,
  description: page.description,
  url: origin + path,
  provider: { '@type': 'CollegeOrUniversity', '@id': instituteId(origin), name: site.name, url: `${origin}/` },
});

function events(answers: ListResponses, origin: string): Event[] {
  const news = (answers['/api/newsEvents/list'] ?? []) as readonly NewsEvent[];
  return news.map(({ title, date, description, image, location, pathlink }) => ({
    '@type': 'Event',
    name: title,
    startDate: date,
    description,
    image: inFull(typeof image === 'string' ? image : image.url, origin),
    url: inFull(pathlink, origin),
    location: { '@type': 'Place', name: location ?? site.name, address: place() },
    organizer: { '@id': instituteId(origin) },
  }));
}

const inFull = (address: string, origin: string) => new URL(address, `${origin}/`).href;
