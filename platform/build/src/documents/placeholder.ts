import fs from 'node:fs';
import path from 'node:path';
import type { DocumentRef } from '@viit/contract';
import jpeg from 'jpeg-js';

/* What visitors find in place of a document that has not been supplied: its title, and a sentence that says so. */

const notSupplied =
  'This document has not yet been supplied by the institute. Once supplied, it will be available at this same address.';

/** Breaks a text into lines of at most `columns` characters, and replaces the letters that the placeholders lack. */
const breakLines = (text: string, columns: number): string[] =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^ -~]/g, '?')
    .match(new RegExp(`\\S.{0,${columns - 1}}(?= |$)|\\S{${columns}}`, 'g')) ?? [];

/** Makes a one-page PDF: A4, in points. The title in its properties may have any letters. */
export function placeholderPdf({ name, href }: DocumentRef): Buffer {
  const write = (text: string, columns: number) =>
    breakLines(text, columns).map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) '`);
  const text = [
    ...['0.04 0.18 0.24 rg 0 830 595 12 re f', 'BT 72 784 Td', '/Bold 11 Tf 14 TL', "(VIIT) '"],
    ...['/Bold 20 Tf 28 TL', ...write(name, 38), '/Regular 12 Tf 18 TL', "() '", ...write(notSupplied, 76)],
    ...['/Regular 10 Tf', "() '", ...write(href, 80), 'ET'],
  ].join('\n');
  const font = (style: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${style} /Encoding /WinAnsiEncoding >>`;
  const title = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('hex');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
/Resources << /Font << /Bold ${font('-Bold')} /Regular ${font('')} >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Title <${title}> /Author (VIIT) >>`,
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = String(pdf.length).padStart(10, '0');
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}${trailer}`, 'latin1');
}

/** The size in pixels of each letter in `letters.jpg`, which has the characters of ASCII from the space to `~` in one row. */
const letter = { width: 16, height: 30 };

/** Makes a JPEG image of an A4 page, in place of a scan. */
export function placeholderScan({ name, href }: DocumentRef): Buffer {
  const letters = jpeg.decode(fs.readFileSync(path.join(import.meta.dirname, 'letters.jpg')));
  const page = { width: 794, height: 1123, data: Buffer.alloc(794 * 1123 * 4, 255) };
  const lines = ['VIIT', name, notSupplied, href].flatMap((text) => [...breakLines(text, 37), '']);
  for (const [i, line] of lines.entries()) {
    for (const [column, character] of [...line].entries()) {
      const from = (character.charCodeAt(0) - 32) * letter.width;
      for (let y = 0; y < letter.height; y++) {
        const target = ((96 + i * letter.height + y) * page.width + 96 + column * letter.width) * 4;
        const start = (y * letters.width + from) * 4;
        letters.data.copy(page.data, target, start, start + letter.width * 4);
      }
    }
  }
  return jpeg.encode(page, 82).data;
}
