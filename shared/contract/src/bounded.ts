import { z } from 'zod';

/** As many as a refusal quotes. */
const enoughIssues = 20;

/** A list whose parsing stops when it has enough issues: hostile input has millions. */
export const listOf = <T extends z.ZodType>(item: T, max: number, enough = enoughIssues) =>
  z
    .array(z.unknown())
    .max(max)
    .transform((values, context) => {
      const items: z.output<T>[] = [];
      for (const [i, value] of values.entries()) {
        const { success, data, error } = item.safeParse(value);
        if (success) items.push(data);
        else
          for (const { message, path } of error.issues)
            context.addIssue({ code: 'custom', message, path: [i, ...path] });
        if (context.issues.length >= enough) break;
      }
      return items;
    });

/** An object without other fields; its parsing stops too, as lists in its fields have many issues together. */
export const objectOf = (shape: Readonly<Record<string, z.ZodType>>, enough = enoughIssues) =>
  z.looseObject({}).transform((value, context) => {
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name));
    const fields: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(shape)) {
      const { success, data, error } = schema.safeParse(value[name]);
      if (success && name in value) fields[name] = data;
      // What is wrong with the object itself is said too.
      for (const { message, path } of error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [name, ...path], continue: true });
      if (context.issues.length >= enough) return fields;
    }
    if (unknown.length > 0)
      context.addIssue({ code: 'custom', message: `has fields that do not exist: ${unknown.join(', ')}` });
    return fields;
  });

/** Texts by name. The number of names is checked first: each text is parsed. @param names their kind, as a plural noun. */
export const recordOf = <T extends z.ZodType<string>>(text: T, names: string) =>
  z
    .unknown()
    .refine((value) => Object.keys(value ?? {}).length <= 100, { error: `at most 100 ${names}`, abort: true })
    .pipe(z.record(z.string().max(100), text));
