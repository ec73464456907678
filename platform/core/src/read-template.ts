import fs from 'node:fs';

/** Reads a text with placeholders such as `%title%`. @returns a function that fills in their values. */
export function readTemplate(file: URL): (values: Readonly<Record<string, string | number>>) => string {
  const text = fs.readFileSync(file, 'utf8');
  return (values) => text.replace(/%(\w+)%/g, (_, name: string) => String(values[name]));
}
