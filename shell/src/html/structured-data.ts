import type { FirstPage, PageMetadata, StructuredData } from '@viit/contract';
import { isSafeAddress, parseUrl } from '@viit/contract/address';
import type { ListResponses } from '@viit/runtime';
import { telephoneNumbers } from '@viit/ui/telephone';
import type { BreadcrumbList, CollegeOrUniversity, Event, PostalAddress } from 'schema-dts';
import { site } from '../settings/site.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** An item of the list that a page declares. */
export interface ListedEvent {
  title?: string;
  date?: string;
  description?: string;
  image?: string | { url: string };
  location?: string;
  pathlink?: string;
}

/** Its type cannot be checked here. */
interface PageSubject {
  '@type': string;
  name: string;
  description: string;
  url: string;
}

type Thing = BreadcrumbList | CollegeOrUniversity | Event | PageSubject;

interface StructuredDataOptions {
  first: FirstPage;
  metadata: PageMetadata;
  lists: ListResponses;
  origin: string;
}

/**
 * Structured data (schema.org): breadcrumbs, what the page declares, and on `/` the institute. Empty for pages that are not
 * indexed.
 */
export function structuredData({ first, metadata, lists, origin }: StructuredDataOptions): Thing[] {
  const { page, path, isNotFound } = first;
  if (isNotFound || page.noindex || (page.canonical && page.canonical !== path)) return [];
  return [
    breadcrumbList(first, metadata.breadcrumbs ?? [], origin),
    ...(path === '/' ? [institute(origin, page.description)] : []),
    ...(metadata.structuredData ?? []).flatMap((declared): Thing[] =>
      'list' in declared ? events(lists[declared.list] ?? [], origin) : [pageSubject(declared, first, origin)],
    ),
  ];
}

const breadcrumbList = (
  { page, path }: FirstPage,
  steps: NonNullable<PageMetadata['breadcrumbs']>,
  origin: string,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs(page, path, steps).map((crumb, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: crumb.name,
    item: origin + crumb.path,
  })),
});

const instituteId = (origin: string) => `${origin}/#institute`;

const postalAddress = (): PostalAddress => {
  const [street = '', cityLine = ''] = site.address;
  const [region = '', country = ''] = cityLine.split(', ');
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
  alternateName: `${site.name} ${site.tagline}`,
  description,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  image: origin + site.image.path,
  email: site.email,
  telephone: telephoneNumbers(site.phone)[0]?.href?.replace('tel:', '') ?? site.phone,
  address: postalAddress(),
  sameAs: Object.values(site.social),
});

const pageSubject = (
  { type, institute: property }: Exclude<StructuredData, { list: string }>,
  { page, path }: FirstPage,
  origin: string,
): PageSubject => ({
  '@type': type,
  name: page.title,
  description: page.description,
  url: origin + path,
  ...(property && {
    [property]: { '@type': 'CollegeOrUniversity', '@id': instituteId(origin), name: site.name, url: `${origin}/` },
  }),
});

/** Items without title or date are left out. */
function events(items: readonly unknown[], origin: string): Event[] {
  return (items as readonly (ListedEvent | null)[]).flatMap((item) => {
    if (!item?.title || !/^\d{4}-\d{2}-\d{2}$/.test(item.date ?? '')) return [];
    const { title, date, description, image, location, pathlink } = item;
    const imageUrl = absolute(typeof image === 'string' ? image : image?.url, origin);
    const url = absolute(pathlink, origin);
    return {
      '@type': 'Event',
      name: title,
      startDate: date,
      ...(description && { description }),
      ...(imageUrl && { image: imageUrl }),
      ...(url && { url }),
      location: { '@type': 'Place', name: location ?? site.name, address: postalAddress() },
      organizer: { '@id': instituteId(origin) },
    } as Event;
  });
}

/** The absolute address, if links may use it. */
const absolute = (address: string | undefined, origin: string) =>
  address && isSafeAddress(address) ? parseUrl(address, `${origin}/`)?.href : undefined;
