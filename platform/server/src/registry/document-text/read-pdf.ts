import fs from 'node:fs/promises';
import path from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { textLimits } from './text-limits.ts';

/* Runs in a process with limits (read-document-text.ts). Prints the texts of the first pages of the file `document` in its folder. */

const [folder = ''] = process.argv.slice(2);
const data = new Uint8Array(await fs.readFile(path.join(folder, 'document')));
const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS, isEvalSupported: false, disableFontFace: true });
const pages: string[] = [];
try {
  const pdf = await loading.promise;
  let left = textLimits.characters;
  for (let number = 1; number <= Math.min(pdf.numPages, textLimits.pages) && left > 0; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item.str, item.hasEOL ? '\n' : ''] : []));
    const text = words.join('').slice(0, left);
    pages.push(text);
    left -= text.length;
  }
} catch {
  // A damaged file, or one with a password: the pages until here.
}
process.stdout.write(JSON.stringify(pages), () => process.exit());
