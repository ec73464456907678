/* For a section's src/collections.ts, which the build evaluates and visitors never receive. */
import type { Field, PictureValue, SimpleField } from '@viit/contract';

type Options<T extends Field['type']> = Omit<Extract<Field, { type: T }>, 'type' | 'label' | 'options' | 'fields'>;

/** What a value's type depends on. */
type Declared<T extends Field['type'], O, M = unknown> = { type: T; label: string } & M &
  (O extends { optional: true } ? { optional: true } : unknown);

const ofType =
  <T extends Exclude<Field['type'], 'choice' | 'choices' | 'groups'>>(type: T) =>
  <const O extends Options<T>>(label: string, more?: O) =>
    ({ type, label, ...more }) as unknown as Declared<T, O>;

const withOptions =
  <T extends 'choice' | 'choices'>(type: T) =>
  <const V extends string, const O extends Options<T>>(label: string, options: readonly V[], more?: O) =>
    ({ type, label, options: [...options], ...more }) as unknown as Declared<T, O, { options: V[] }>;

/** The types of fields. Each field has a label; `help` is a sentence below it. A field needs a value unless it is `optional`. */
export const field = {
  /** One line, at most 300 characters. */
  line: ofType('line'),
  /** Paragraphs, at most 10 000 characters. */
  text: ofType('text'),
  /** yyyy-mm-dd. With `expires`, the console names the entry after this day. */
  date: ofType('date'),
  /** yyyy-mm-ddThh:mm, in Asia/Kolkata. */
  dateTime: ofType('date-time'),
  number: ofType('number'),
  yesNo: ofType('yes-no'),
  choice: withOptions('choice'),
  /** Any number of the options. */
  choices: withOptions('choices'),
  /** An address of this site, or a complete http(s) address. */
  link: ofType('link'),
  /** The address of a PDF or JPG file of the section. With `awaited`, the console names the entry while there is none. */
  document: ofType('document'),
  /** `{ src, alt, width, height }`; `alt: ''` is a decorative picture. A seed names a file of the section's public folder. */
  picture: ofType('picture'),
  /** A list of groups of fields. */
  groups: <const F extends Record<string, { type: SimpleField['type'] }>, const O extends Options<'groups'>>(
    label: string,
    fields: F,
    more?: O,
  ) => ({ type: 'groups', label, fields, ...more }) as unknown as Declared<'groups', O, { fields: F }>,
} as const;

type ValueOf<F> = F extends { type: 'number' }
  ? number
  : F extends { type: 'yes-no' }
    ? boolean
    : F extends { type: 'choice'; options: readonly (infer V)[] }
      ? V
      : F extends { type: 'choices'; options: readonly (infer V)[] }
        ? readonly V[]
        : F extends { type: 'groups'; fields: infer G }
          ? readonly ValuesOf<G>[]
          : F extends { type: 'picture' }
            ? Readonly<PictureValue>
            : string;

type OptionalNames<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];
type ValuesOf<F> = { [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> } & {
  [N in OptionalNames<F>]?: ValueOf<F[N]>;
};

/** An entry of `collections.notices`: `EntryOf<typeof collections.notices>`. */
export type EntryOf<C extends { fields: unknown }> = { id: string } & ValuesOf<C['fields']>;

type Named<F> = keyof NoInfer<F> & string;

interface Declaration<F> {
  title: string;
  /** A sentence for those who write. */
  help: string;
  /** The page that shows the entries. */
  page?: string;
  fields: F;
  /** Nothing is published before somebody else than its author has approved it. */
  review?: boolean;
  /** By default as the author arranges them. */
  order?: { by: Named<F>; direction: 'ascending' | 'descending' };
  /** Makes the Atom feed `/feeds/<section>/<name>.atom`. The values are names of fields. */
  feed?: { title: Named<F>; date: Named<F>; link?: Named<F>; text?: Named<F> };
  /** Makes the calendar `/calendars/<section>/<name>.ics`. The values are names of fields; `ends` is the last day. */
  calendar?: {
    title: Named<F>;
    begins: Named<F>;
    ends?: Named<F>;
    text?: Named<F>;
    cancelled?: Named<F>;
    /** A field with options: `/calendars/<section>/<name>/for/<option>.ics` has its events and those of no option. */
    by?: Named<F>;
  };
  /**
   * What each entry is for search engines (schema.org): `properties` names fields. `institute` is the property that leads to
   * the institute, `values` are the same for all entries, and `list` is an address of the content API other than the collection's.
   * With `organization`, the page describes this organization, of which the entries are members.
   */
  structuredData?: {
    type: string;
    properties: { [property: string]: Named<F> };
    values?: { [property: string]: string };
    institute?: string;
    list?: string;
    organization?: string;
  };
  /**
   * Called for each live entry that the fields of a new build do not accept. Returns the entry with the new fields and the same
   * id. It runs in an isolate, without network.
   */
  migrate?: (entry: Readonly<Record<string, unknown>> & { id: string }) => object;
  /** Shown until somebody replaces it. Visitors see an entry between `from` and `until`: yyyy-mm-ddThh:mm, in Asia/Kolkata. */
  seed: readonly ({ id: string; from?: string; until?: string } & ValuesOf<NoInfer<F>>)[];
}

/** @param collections by name, such as `notifications`; the names are parts of addresses. */
export const defineCollections = <const C extends Record<string, Record<string, Field>>>(
  collections: {
    [N in keyof C]: Declaration<C[N]>;
  },
): { [N in keyof C]: Declaration<C[N]> } => collections;
