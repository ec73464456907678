import fs from 'node:fs';
import { createRequire } from 'node:module';

/*
 * Checks structured data against the definitions of schema.org, which the package schema-dts generates from its vocabulary. A property
 * that a type does not have is an error, and so is a value of a type that the property does not expect.
 */

const require = createRequire(import.meta.url);
const vocabulary = fs.readFileSync(require.resolve('schema-dts').replace(/\.js$/, '.d.ts'), 'utf8');

interface Type {
  parents: string[];
  /** The expected types of each property. */
  properties: Map<string, string[]>;
}

/** A type and its properties are `interface EventBase extends ThingBase`; one without more is a `Leaf` only. */
const types = new Map<string, Type>();
for (const [, name = '', parents = '', body = ''] of vocabulary.matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([\w, ]+) \{(.*?)^\}/gms,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*?), "\w+">;$/gm)];
  types.set(name, {
    parents: [
      ...(types.get(name)?.parents ?? []),
      ...parents.split(', ').flatMap((parent) => parent.replace(/Base$/, '').replace(name, '') || []),
    ],
    properties: new Map([
      ...(types.get(name)?.properties ?? []),
      ...properties.map(([, property = '', expected = '']) => [property, expected.split(' | ')] as const),
    ]),
  });
}
const [, thing = ''] = /^interface ThingBase.*?\{(.*?)^\}/ms.exec(vocabulary) ?? [];
const thingProperties = [...thing.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*?), "\w+">;$/gm)];
types.set('Thing', {
  parents: [],
  properties: new Map(thingProperties.map(([, property = '', expected = '']) => [property, expected.split(' | ')])),
});

const withParents = (name: string): string[] => [name, ...(types.get(name)?.parents ?? []).flatMap(withParents)];

const expectedTypes = (name: string, property: string): string[] | undefined =>
  withParents(name)
    .map((one) => types.get(one)?.properties.get(property))
    .find(Boolean);

/** Needed by search engines for a rich result. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Course: ['name', 'description', 'provider'],
  Event: ['name', 'startDate', 'location'],
  Person: ['name'],
  Place: ['name', 'address'],
};

/** Formats of schema.org's data types: ISO 8601 dates, absolute URLs. */
const formats: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  // Its identifier.
  Thing: /^https?:\/\/[^\s/]+\.[^\s]*$/,
  URL: /^https?:\/\/[^\s/]+\.[^\s]*$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/,
  Integer: /^\d+$/,
  Number: /^\d+(\.\d+)?$/,
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds everything in structured data that schema.org does not define, and required properties that are missing. */
export function findErrors(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => findErrors(one, `${at}[${i}]`));
  if (!isNode(value)) return value === '' || value === null ? [`${at} is empty`] : [];
  const { '@type': type, '@id': id, ...rest } = value;
  const name = String(type);
  // A reference to another node.
  if (!type && id && Object.keys(rest).length === 0) return [];
  if (!types.has(name)) return [`${at} has the unknown type ${name}`];
  const here = `${at} ${name}`.trim();
  return [
    ...(required[name] ?? []).filter((property) => !(property in rest)).map((property) => `${here} has no ${property}`),
    ...Object.entries(rest).flatMap(([property, one]) => {
      const expected = expectedTypes(name, property);
      if (!expected) return [`${here} may not have ${property}`];
      const isValid = isExpected(expected, one);
      return [
        ...(isValid ? [] : [`${here}.${property} may not be ${JSON.stringify(one)}`]),
        ...findErrors(one, `${here}.${property}`),
      ];
    }),
  ];
}

/** References to other nodes are not followed. */
function isExpected(expected: readonly string[], value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => isExpected(expected, one));
  if (isNode(value)) {
    return !('@type' in value)
      ? '@id' in value
      : withParents(String(value['@type'])).some((name) => expected.includes(name));
  }
  return expected.some((name) => formats[name]?.test(String(value)) || optionsOf(name).includes(`"${value}"`));
}

/** Of an enumeration. */
const optionsOf = (name: string): string => new RegExp(`^export type ${name} = "(.*)`, 'm').exec(vocabulary)?.[0] ?? '';
