import { z } from 'zod';

/** Safe in addresses, headers and web server configurations. */
const name = String.raw`(?!\.{1,2}(?:/|$))[A-Za-z0-9._-]+`;

/** @param start source of a regular expression. @param other also allowed in place of a name. */
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
