import fs from 'node:fs';
import path from 'node:path';
import type { DocumentRef } from '@viit/contract';
import PDFDocument from 'pdfkit';

interface WriteDocuments {
  documents: DocumentRef[];
  /** The section's `public/`: files that the institute has supplied. */
  from: string;
  to: string;
}

/** The placeholder for a missing scan: looks like the placeholder PDF, without the document's name. */
const placeholderScan = path.join(import.meta.dirname, 'not-supplied.jpg');

/**
 * Copies a section's public files, and writes a placeholder for each document that is missing: a one-page PDF, or an image for
 * a scan (`.jpg`). The real file at the same path in `public/` replaces it (R14.3).
 */
export async function writeDocuments({ documents, from, to }: WriteDocuments): Promise<void> {
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
    if (file.endsWith('.jpg')) fs.copyFileSync(placeholderScan, file);
    else fs.writeFileSync(file, await placeholderPdf(document));
  }
}

/** The date in every placeholder, so that builds at different times are the same (R107.5). */
const fixedDate = new Date('2026-01-01T00:00:00Z');

function placeholderPdf({ name, href }: DocumentRef): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: name, Author: 'VIIT', CreationDate: fixedDate, ModDate: fixedDate },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
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
