import fs from 'node:fs';
import path from 'node:path';
import type { DocumentRef } from '@viit/contract';

interface WriteDocuments {
  documents: DocumentRef[];
  /** The section's `public/`. */
  from: string;
  to: string;
}

/** A missing document gets `placeholder.pdf` or, for a scan, `placeholder.jpg` (R14.3). */
export function writeDocuments({ documents, from, to }: WriteDocuments): void {
  fs.rmSync(to, { recursive: true, force: true });
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
  for (const { href } of documents) {
    const file = path.join(to, href);
    if (fs.existsSync(file)) continue;
    if (!/\.(pdf|jpg)$/.test(file)) {
      throw new Error(`${href} is not in public/, and only PDF and JPG documents have placeholders. Add the file.`);
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(path.join(import.meta.dirname, `placeholder${path.extname(file)}`), file);
  }
}
