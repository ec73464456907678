import path from 'node:path';
import { shareSlots } from '@viit/core/share-slots';
import { ExceededLimit, runLimited } from '../limited-process.ts';
import { conversionLimits, conversionSchema, pictureRefusal } from './conversion.ts';

/** Each takes a processor and much memory. */
const slots = shareSlots(1);

/** Converts the file `picture` of the folder. */
export const convertPicture = (token: string, folder: string, limits = conversionLimits) =>
  slots.run(token, () => runConversion(folder, limits));

async function runConversion(folder: string, limits: typeof conversionLimits) {
  const module = path.join(import.meta.dirname, 'convert-picture');
  const printed = await runLimited(module, folder, limits).catch((error: Error) => {
    throw error instanceof ExceededLimit ? pictureRefusal(error.limit, limits) : error;
  });
  const converted = conversionSchema.parse(printed);
  if ('problem' in converted) throw pictureRefusal(converted.problem, limits);
  return converted;
}
