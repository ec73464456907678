import { z } from 'zod';

/** The characters of a name. None means anything in an address, in a header, or in the configuration of a web server. */
const name = String.raw`(?!\.{1,2}(?:/|$))[A-Za-z0-9._-]+`;

/**
 * A path whose names are safe wherever they are written.
 * @param start what it begins with, as the source of a regular expression.
 * @param other what may be in the place of a name, as another one; by default nothing.
 */
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
