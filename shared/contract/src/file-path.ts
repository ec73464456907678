import { z } from 'zod';

/** Characters without a meaning in addresses, headers and web server configurations. */
const name = String.raw`(?!\.{1,2}(?:/|$))[A-Za-z0-9._-]+`;

/** A path of safe names. @param start its beginning, as a regular expression's source. @param other what may replace a name. */
export function pathOfNames(start = '', other?: string) {
  const segment = other ? `(?:${name}|${other})` : name;
  return z
    .string()
    .max(300)
    .regex(
      new RegExp(`^${start}${segment}(?:/${segment}){0,19}$`),
      'must be a path of names that consist of A-Z, a-z, 0-9, ".", "_" and "-" only, in at most 20 folders',
    );
}
