/*
 * The schema.org types that the site uses (schema.org/<Type>), maintained by hand. A property that a type does not have is an
 * error, and so is a missing required one. Required properties are those that search engines need for a rich result. The
 * shell's types check what it writes; this checks what the server sends.
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

/** Formats of schema.org's data types: ISO 8601 dates, absolute URLs. */
const formats = {
  Text: /\S/,
  URL: /^https?:\/\/[^\s/]+\.[^\s]*$/,
  Date: /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/,
  Integer: /^\d+$/,
};

/** The data types or node types of each property (schema.org/<property>, "Values expected to be one of these types"). */
const expectedTypes: Readonly<Record<string, readonly string[]>> = {
  name: ['Text'],
  alternateName: ['Text'],
  description: ['Text'],
  url: ['URL'],
  image: ['URL'],
  logo: ['URL'],
  sameAs: ['URL'],
  item: ['URL'],
  email: ['Text'],
  telephone: ['Text'],
  position: ['Integer'],
  startDate: ['Date'],
  endDate: ['Date'],
  streetAddress: ['Text'],
  addressLocality: ['Text'],
  addressRegion: ['Text'],
  addressCountry: ['Text'],
  postalCode: ['Text'],
  address: ['PostalAddress'],
  location: ['Place'],
  provider: ['CollegeOrUniversity'],
  organizer: ['CollegeOrUniversity'],
  itemListElement: ['ListItem'],
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds everything in structured data that schema.org does not define, and required properties that are missing. */
export function findErrors(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => findErrors(one, `${at}[${i}]`));
  if (!isNode(value)) return value === '' || value === null ? [`${at} is empty`] : [];
  const { '@type': name, '@id': id, ...rest } = value;
  // A reference to another node.
  if (!name && id && Object.keys(rest).length === 0) return [];
  const definition = definitions[String(name)];
  if (!definition) return [`${at} has the unknown type ${name}`];
  const here = `${at} ${name}`.trim();
  return [
    ...definition.required.filter((property) => !(property in rest)).map((property) => `${here} has no ${property}`),
    ...Object.keys(rest)
      .filter((property) => !definition.allowed.includes(property))
      .map((property) => `${here} may not have ${property}`),
    ...Object.entries(rest).flatMap(([property, one]) => [
      ...(isExpected(property, one) ? [] : [`${here}.${property} may not be ${JSON.stringify(one)}`]),
      ...findErrors(one, `${here}.${property}`),
    ]),
  ];
}

/** Whether the value of a property has an expected type. References to other nodes are not followed. */
function isExpected(property: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => isExpected(property, one));
  const expected = expectedTypes[property] ?? [];
  if (isNode(value)) return !('@type' in value) ? '@id' in value : expected.includes(String(value['@type']));
  return expected.some((name) => name in formats && formats[name as keyof typeof formats].test(String(value)));
}
