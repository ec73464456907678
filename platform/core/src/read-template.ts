import fs from 'node:fs';

/** Replaces placeholders such as `%title%`. */
export function readTemplate(file: URL): (values: Readonly<Record<string, string | number>>) => string {
  const text = fs.readFileSync(file, 'utf8');
  return (values) => text.replace(/%(\w+)%/g, (_, name: string) => String(values[name]));
}
