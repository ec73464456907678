/*
 * What schema.org defines for the types that the site uses (schema.org/<Type>), kept by hand: a property that a type does
 * not have, or a required one that is missing, is a fault. Required is what search engines ask for before they show more
 * than a plain result.
 */

interface Definition {
  required: readonly string[];
  allowed: readonly string[];
}

const thing = 'name description url image sameAs alternateName identifier'.split(' ');

const type = (required: string, more: string): Definition => ({
  required: required.split(' '),
  allowed: [...thing, ...required.split(' '), ...more.split(' ')],
});

const definitions: Readonly<Record<string, Definition>> = {
  BreadcrumbList: type('itemListElement', 'numberOfItems itemListOrder'),
  ListItem: type('position name item', 'nextItem previousItem'),
  CollegeOrUniversity: type(
    'name url',
    'logo email telephone address alumni areaServed department foundingDate parentOrganization',
  ),
  PostalAddress: type('streetAddress addressRegion addressCountry', 'addressLocality postalCode postOfficeBoxNumber'),
  Course: type(
    'name description provider',
    'courseCode coursePrerequisites educationalCredentialAwarded hasCourseInstance',
  ),
  Event: type('name startDate location', 'endDate organizer eventStatus eventAttendanceMode offers performer doorTime'),
  Place: type('name address', 'geo telephone hasMap'),
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything in a block of structured data that schema.org does not define, or that lacks what it needs. */
export function faultsOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => faultsOf(one, `${at}[${i}]`));
  if (!isNode(value)) return value === '' || value === null ? [`${at} is empty`] : [];
  const { '@type': name, '@id': id, ...rest } = value;
  // A node that only points at another.
  if (!name && id && Object.keys(rest).length === 0) return [];
  const definition = definitions[String(name)];
  if (!definition) return [`${at} has the unknown type ${name}`];
  const here = `${at} ${name}`.trim();
  return [
    ...definition.required.filter((property) => !(property in rest)).map((property) => `${here} has no ${property}`),
    ...Object.keys(rest)
      .filter((property) => !definition.allowed.includes(property))
      .map((property) => `${here} may not have ${property}`),
    ...Object.entries(rest).flatMap(([property, one]) => faultsOf(one, `${here}.${property}`)),
  ];
}
