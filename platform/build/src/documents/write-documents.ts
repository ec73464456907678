import fs from 'node:fs';
import path from 'node:path';
import type { DocumentRef } from '@viit/contract';
import { placeholderPdf, placeholderScan } from './placeholder.ts';

interface WriteDocuments {
  documents: DocumentRef[];
  /** The section's `public/`: files that the institute has supplied. */
  from: string;
  to: string;
}

/**
 * Copies a section's public files, and writes a placeholder for each document that is missing: a one-page PDF, or an image for
 * a scan (`.jpg`). The real file at the same path in `public/` replaces it (R14.3).
 */
export function writeDocuments({ documents, from, to }: WriteDocuments): void {
  fs.rmSync(to, { recursive: true, force: true });
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
  for (const document of documents) {
    const file = path.join(to, document.href);
    if (fs.existsSync(file)) continue;
    if (!/\.(pdf|jpg)$/.test(file)) {
      throw new Error(
        `${document.href} is not in public/, and only PDF and JPG documents have placeholders. Add the file.`,
      );
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, file.endsWith('.jpg') ? placeholderScan(document) : placeholderPdf(document));
  }
}
