import type { Field, Fields } from './fields.ts';

const label = 'Visible';
/** Of every entry. */
export const timeFields: Fields = {
  from: { type: 'date-time', label, optional: true },
  until: { type: 'date-time', label, optional: true },
};

/** Drafts may be wrong, such as text in place of a number, but programs that show them get the expected types. */
export function hasShape(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    case 'yes-no':
      return typeof value === 'boolean';
    case 'choices':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'picture':
      return isObject(value) && Object.entries(value).every(([name, one]) => pictureMembers[name] === typeof one);
    case 'groups':
      return Array.isArray(value) && value.every((group) => isObject(group) && isGroup(field.fields, group));
    default:
      return typeof value === 'string';
  }
}

const pictureMembers: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ...{ src: 'string', alt: 'string', width: 'number', height: 'number' },
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isGroup = (fields: Fields, group: Record<string, unknown>): boolean =>
  Object.entries(group).every(([name, value]) => {
    const declared = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return declared !== undefined && hasShape(declared, value);
  });
