import { Refusal } from '@viit/core/refusal';
import { z } from 'zod';

/** Checks a request's words against a schema. @throws Refusal that names each fault. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new Refusal(`The request is not as it should be:\n${z.prettifyError(error)}`, 400);
}
