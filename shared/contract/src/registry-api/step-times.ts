import { z } from 'zod';

/** How long each step took, in milliseconds; steps that were not needed are left out. */
export const stepTimesSchema = z.record(z.string(), z.number());
