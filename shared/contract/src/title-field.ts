import type { Fields } from './fields.ts';

/** Shorter lines are a year or a figure, which many entries share. */
const shortest = 20;

/** A title or name, or else the first line of text, names an entry. @returns the name of the field. */
export function titleField(fields: Readonly<Fields>): string | undefined {
  const lines = Object.entries(fields).filter(([, { type }]) => type === 'line');
  const isLong = ([, field]: (typeof lines)[number]) => field.type !== 'line' || (field.max ?? shortest) >= shortest;
  const named = lines.find(([name]) => name === 'title' || name === 'name');
  return (named ?? lines.find(isLong) ?? lines[0])?.[0];
}
