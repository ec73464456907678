import { type Collection, collectionAddress } from './collections.ts';
import type { Entry } from './entries-schema.ts';
import type { Field, Fields } from './fields.ts';
import type { PictureValue } from './picture.ts';

/* The five lists of R13 are collections of the section `home`, with the fields of R13.3–R13.7. */

const addresses = new Map([
  ['hero-slides', '/api/heroImage/list'],
  ['announcements', '/api/announcement/list'],
  ['events', '/api/newsEvents/list'],
  ['placed-students', '/api/placement/list'],
]);

type Values = Readonly<Record<string, unknown>>;
type List = readonly [address: string, items: readonly unknown[]];

/** The entries at the collection's address, and at those of R13. */
export function listsOf(section: string, collection: Collection, entries: readonly Entry[]): List[] {
  const { name, fields } = collection;
  const own = [collectionAddress(section, name), entries] as const;
  if (section !== 'home') return [own];
  const items = entries.map((entry) => ({ id: entry.id, values: valuesOf(fields, entry) }));
  if (name === 'departments') {
    return [own, ...items.map(({ id, values }) => [`/api/department/list/${id}`, [department(values)]] as const)];
  }
  const address = addresses.get(name);
  if (!address) return [own];
  return [own, [address, items.map(({ id, values }) => (name === 'hero-slides' ? slide(id, values) : values))]];
}

const valuesOf = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      values[name] === undefined ? [] : [[name, toItem(field, values[name])]],
    ),
  );

/** A picture is `{ url }`. Groups of one field are a list of its values. */
function toItem(field: Field, value: unknown): unknown {
  if (field.type === 'picture') return { url: (value as PictureValue).src };
  if (field.type !== 'groups') return value;
  const items = (value as Values[]).map((group) => valuesOf(field.fields, group));
  return Object.keys(field.fields).length > 1 ? items : items.flatMap(Object.values);
}

const slide = (id: string, { picture, ...values }: Values): Values => ({ id, ...values, ...(picture as object) });

function department({ overallPlacementPercentage, highestPackage, averagePackage, ...values }: Values): Values {
  const { email, phone, location, ...others } = values;
  const placementStats = present({ overallPlacementPercentage, highestPackage, averagePackage });
  return { ...others, ...present({ placementStats, contact: present({ email, phone, location }) }) };
}

/** Undefined if all values are. */
function present(values: Values): Values | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
