import type { FirstPage, PageMetadata, StructuredData } from '@viit/contract';
import { isSafeAddress, parseUrl } from '@viit/contract/address';
import { fillRoute } from '@viit/contract/path';
import type { ListResponses } from '@viit/runtime';
import { telephoneNumbers } from '@viit/ui/telephone';
import type { BreadcrumbList, CollegeOrUniversity, PostalAddress } from 'schema-dts';
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
interface Described {
  '@type': string;
  [property: string]: unknown;
}

type Thing = BreadcrumbList | CollegeOrUniversity | Described;
type OfEntries = Extract<StructuredData, { list: string }>;

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
      'list' in declared
        ? entries(declared, lists[fillRoute(declared.list, first.params)] ?? [], first, origin)
        : [pageSubject(declared, first, origin)],
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
  { type, institute: property }: Exclude<StructuredData, OfEntries>,
  { page, path }: FirstPage,
  origin: string,
): Described => ({
  '@type': type,
  name: page.title,
  description: page.description,
  url: origin + path,
  ...(property && { [property]: namedInstitute(origin) }),
});

const parentInstitute = (origin: string): Described => ({
  ...{ '@type': 'CollegeOrUniversity', '@id': instituteId(origin), name: site.name },
});

const namedInstitute = (origin: string): Described => ({ ...parentInstitute(origin), url: `${origin}/` });

/** Of R13.5. */
const listedEvents: Omit<Extract<OfEntries, { properties: object }>, 'list'> = {
  type: 'Event',
  properties: {
    ...{ name: 'title', startDate: 'date', description: 'description', image: 'image', url: 'pathlink' },
    location: 'location',
  },
  institute: 'organizer',
};

/** What describes nothing without it, by type. */
const needed: Readonly<Record<string, string>> = { Event: 'startDate', DigitalDocument: 'url' };

/** Without those that have no name or nothing to describe; the members of an organization are part of it. */
function entries(declared: OfEntries, items: readonly unknown[], { path }: FirstPage, origin: string): Described[] {
  const { type, properties, values, institute, organization } =
    'properties' in declared ? declared : { ...listedEvents, organization: undefined };
  const isEvent = type === 'Event';
  const described = (items as readonly (Record<string, unknown> | null)[])
    .map((item) =>
      Object.entries(properties).flatMap(([property, field]) => {
        const value = readValue(property, item?.[field], origin);
        return value === undefined ? [] : [[property, value] as const];
      }),
    )
    .map((pairs): Record<string, unknown> => ({ ...values, ...Object.fromEntries(pairs) }))
    .filter((own) => own.name && own[needed[type] ?? 'name'])
    .map((own, i) => ({
      '@type': type,
      ...own,
      ...(isEvent && { location: { '@type': 'Place', name: own.location ?? site.name, address: postalAddress() } }),
      // Named once, and on the home page by itself.
      ...(institute && {
        [institute]: i > 0 || path === '/' ? { '@id': instituteId(origin) } : namedInstitute(origin),
      }),
    }));
  if (!organization || described.length === 0) return described;
  const own = { '@type': 'Organization', name: organization, url: origin + path, member: described };
  return [{ ...own, parentOrganization: parentInstitute(origin) }];
}

/** @returns undefined for what schema.org does not expect there. */
function readValue(property: string, value: unknown, origin: string): unknown {
  if (property === 'eventStatus') return value === true ? 'https://schema.org/EventCancelled' : undefined;
  if (property === 'image' || property === 'url') {
    const { url, src } = (typeof value === 'object' && value ? value : { url: value }) as Record<string, unknown>;
    const address = url ?? src;
    return typeof address === 'string' ? absolute(address, origin) : undefined;
  }
  if (/Date$/.test(property)) return typeof value === 'string' ? isoTime(value) : undefined;
  return value === '' || typeof value === 'boolean' ? undefined : (value ?? undefined);
}

/** Times of entries are in Asia/Kolkata. */
function isoTime(value: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) ? `${value}+05:30` : undefined;
}

/** The absolute address, if links may use it. */
const absolute = (address: string, origin: string) =>
  isSafeAddress(address) ? parseUrl(address, `${origin}/`)?.href : undefined;
