import fs from 'node:fs';
import path from 'node:path';
import type { DocumentRef } from '@viit/contract';
import PDFDocument from 'pdfkit';

interface WriteDocuments {
  section: string;
  documents: DocumentRef[];
  /** The section's `public/`: files that the institute has supplied. */
  from: string;
  to: string;
}

/** What stands in for a scan that is not supplied: the same sheet as the made PDF, without a name of its own. */
const noScan = path.join(import.meta.dirname, 'not-supplied.jpg');

/**
 * Copies a section's public files, and makes a one-page PDF for each document that is not among them, or for a scan (`.jpg`)
 * a picture that says the same (design.md section 9). Dropping the real file at the same path in `public/` replaces it.
 */
export async function writeDocuments({ documents, from, to }: WriteDocuments): Promise<void> {
  fs.rmSync(to, { recursive: true, force: true });
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
  for (const document of documents) {
    const file = path.join(to, document.href);
    if (fs.existsSync(file)) continue;
    if (!/\.(pdf|jpg)$/.test(file)) {
      throw new Error(
        `${document.href} is not in public/, and only PDF and JPG documents are made in its place. Add the file.`,
      );
    }
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (file.endsWith('.jpg')) fs.copyFileSync(noScan, file);
    else fs.writeFileSync(file, await placeholderPdf(document));
  }
}

/** Every made document carries this date: a build comes out the same whenever it runs. */
const fixedDate = new Date('2026-01-01T00:00:00Z');

function placeholderPdf({ name, href }: DocumentRef): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: name, Author: 'VIIT', CreationDate: fixedDate, ModDate: fixedDate },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.rect(0, 0, pdf.page.width, 12).fill('#0a2e3e');
  pdf.fillColor('#ad4122').font('Helvetica-Bold').fontSize(11).text('VIIT', 72, 72);
  pdf.moveDown(1.5).fillColor('#16242b').fontSize(24).text(name);
  pdf
    .moveDown()
    .font('Helvetica')
    .fontSize(12)
    .text(
      'This document has not yet been supplied by the institute for publication on this site. When it is, it appears at this same address.',
      { lineGap: 4 },
    );
  pdf.moveDown().fillColor('#3b4c55').fontSize(10).text(href);
  pdf.end();
  return done;
}
