import type { DocumentRef } from '@viit/contract';
import jpeg from 'jpeg-js';
import PDFDocument from 'pdfkit';
import { type Color, createCanvas, fill } from './canvas.ts';
import { drawText } from './draw-text.ts';

/* What visitors find in place of a document that has not been supplied: its title, and a sentence that says so. */

const notSupplied =
  'This document has not yet been supplied by the institute. Once supplied, it will be available at this same address.';
const colors = { bar: '#0a2e3e', brand: '#ad4122', text: '#16242b', note: '#3b4c55' };

/** The date in every placeholder, so that builds at different times are the same (R107). */
const fixedDate = new Date('2026-01-01T00:00:00Z');

/** Makes a one-page PDF. */
export function placeholderPdf({ name, href }: DocumentRef): Promise<Buffer> {
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
  pdf.rect(0, 0, pdf.page.width, 12).fill(colors.bar);
  pdf.fillColor(colors.brand).font('Helvetica-Bold').fontSize(11).text('VIIT', 72, 72);
  pdf.moveDown(1.5).fillColor(colors.text).fontSize(24).text(name);
  pdf.moveDown().font('Helvetica').fontSize(12).text(notSupplied, { lineGap: 4 });
  pdf.moveDown().fillColor(colors.note).fontSize(10).text(href);
  pdf.end();
  return done;
}

const rgb = (hex: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** Makes a JPEG image of an A4 page, in place of a scan. */
export function placeholderScan({ name, href }: DocumentRef): Buffer {
  const canvas = createCanvas(794, 1123);
  const [left, width] = [96, canvas.width - 192];
  const corners = [
    [0, 0],
    [canvas.width, 0],
    [canvas.width, 16],
    [0, 16],
  ] as const;
  fill(canvas, [corners], rgb(colors.bar));
  const write = (text: string, y: number, size: number, color: string, isBold = false) =>
    drawText(canvas, text, [left, y], width, { isBold, size, lineHeight: size * 1.4, color: rgb(color) });
  let y = write('VIIT', 96, 16, colors.brand, true);
  y = write(name, y + 16, 34, colors.text, true);
  y = write(notSupplied, y + 24, 18, colors.text);
  write(href, y + 20, 15, colors.note);
  return jpeg.encode(canvas, 82).data;
}
