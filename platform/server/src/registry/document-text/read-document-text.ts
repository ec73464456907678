import fs from 'node:fs/promises';
import path from 'node:path';
import { shareSlots } from '@viit/core/share-slots';
import { storableText } from '@viit/core/storable-text';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import { z } from 'zod';
import { runLimited } from '../limited-process.ts';
import { textLimits } from './text-limits.ts';

/** A party's slow files do not delay others. */
const slots = shareSlots(2, 1);

const pagesSchema = z.array(z.string()).max(textLimits.pages);

/**
 * Texts of a PDF's first pages, for the search.
 * @param onRead receives the time without waiting.
 * @returns nothing for other files, for scans, and for files that cannot be read within the limits.
 */
export async function readDocumentText(
  token: string,
  bytes: Buffer,
  limits = textLimits,
  onRead: (ms: number) => void = () => {},
): Promise<string[]> {
  // Without objects it has no pages.
  if (bytes.toString('latin1', 0, 4) !== '%PDF' || !bytes.includes(' obj')) return [];
  const read = () => {
    const start = performance.now();
    return withTemporaryFolder('document-text', async (folder) => {
      await fs.writeFile(path.join(folder, 'document'), bytes);
      return pagesSchema.parse(await runLimited(path.join(import.meta.dirname, 'read-pdf'), folder, limits));
    }).finally(() => onRead(performance.now() - start));
  };
  const pages = await slots.run(token, read).catch(() => []);
  return pages.map((text) => storableText(text, textLimits.characters));
}
