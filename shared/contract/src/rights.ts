import { z } from 'zod';
import { reservedNames } from './section-name.ts';

/** What one may do with a part; each includes the ones before it. */
export const levels = ['edit', 'publish', 'manage'] as const;
export type Level = (typeof levels)[number];

/** Every part. */
export const everything = '*';

const segment = '[a-z0-9][a-z0-9._-]*';
/** The name of a part, or its beginning and `*`. No other characters: lookalikes, `..` and encodings are refused. */
const pattern = z
  .string()
  .max(200)
  .regex(
    new RegExp(`^/?(?:${segment}/)*(?:${segment}|\\*)$`),
    'must be the name of a part such as exams, exams/notifications or /documents/exams/fees.pdf, or end with "/*"',
  )
  .refine(
    (name) => ['menu', 'toolkit'].includes(name) || !reservedNames.includes(name),
    "is reserved, so it is no section's name",
  );

/** By pattern: `{ "exams": "publish", "/documents/exams/*": "edit" }`. */
export const rightsSchema = z
  .record(pattern, z.enum(levels))
  .refine((rights) => Object.keys(rights).length <= 50, 'must be at most 50')
  .refine(
    (rights) => Object.entries(rights).every(([name, level]) => level !== 'manage' || name === everything),
    'has "manage" for a part. Only the whole site can be managed: *:manage',
  );
export type Rights = z.infer<typeof rightsSchema>;

/** Parts of old builds may have capitals. */
const partName = /^\/?(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/i;

/** A right for a section includes its collections. */
export const partNames = (part: string): string[] =>
  /^[^/]+\//.test(part) && partName.test(part) ? [part, part.split('/')[0] ?? ''] : [part];

/**
 * `exams/notices` for `/documents/exams/notices/fees.pdf` of exams: a right for it includes the document. Undefined for documents
 * elsewhere, and in folders of other sections.
 */
export function collectionOfDocument(address: string, section: string): string | undefined {
  const [, folder, owner, name] = partName.test(address) ? address.split('/') : [];
  return folder === 'documents' && owner === section && name ? `${owner}/${name}` : undefined;
}

const covers = (given: string, part: string): boolean =>
  given === everything ||
  (partName.test(part) && (given.endsWith('/*') ? part.startsWith(given.slice(0, -1)) : given === part));

/** @param names of the part, and of the section that it belongs to: one of them is enough. */
export const isPermitted = (rights: Rights, level: Level, ...names: string[]): boolean =>
  Object.entries(rights).some(
    ([given, own]) => levels.indexOf(own) >= levels.indexOf(level) && names.some((name) => covers(given, name)),
  );

/** May do everything. */
export const isOperator = (rights: Rights): boolean => isPermitted(rights, 'manage', everything);

/** `exams: publish, exams/*: edit`. */
export const describeRights = (rights: Rights): string =>
  Object.entries(rights)
    .map(([name, level]) => `${name}: ${level}`)
    .join(', ') || 'no rights';

/** From `exams:publish` as one writes it. Invalid ones stay, for the schema to refuse. */
export const parseRights = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map((text) => {
      const at = text.lastIndexOf(':');
      return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    }),
  );
