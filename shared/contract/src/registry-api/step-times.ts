import { z } from 'zod';

/** In milliseconds. */
export const stepTimesSchema = z.record(z.string(), z.number());
