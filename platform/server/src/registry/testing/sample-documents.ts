import type { Manifest } from '@viit/contract';
import type { SampleBuild } from './sample-builds.ts';

/** A small PDF that begins and ends as every PDF does. */
export const samplePdf = (text: string): string => `%PDF-1.4\n% ${text}\nstartxref\n9\n%%EOF\n`;

/** A PDF with a line of text on each page. Readers find the objects without a table of them. */
export function textPdf(...pages: string[]): Buffer {
  const kids = pages.map((_, i) => `${2 * i + 4} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, i) => {
      const stream = `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`;
      const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Contents ${2 * i + 5} 0 R >>`;
      return [page, `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`];
    }),
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`);
}

/** A JPEG image of 1 by 1 pixels: the segments that every one has. */
export const sampleJpeg = (): Buffer => Buffer.from('ffd8ffc0000b080001000101011100ffda0008010100003f00d2ffd9', 'hex');

/** A shell whose pages name the sizes of documents, as the real one does. */
export const shellWithSizes: SampleBuild = {
  name: 'shell',
  bundle: `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, sizes, component }) => ({
  html: '<title>' + first.page.title + '</title>' + component(first) + ' ' + JSON.stringify(sizes),
  scriptHashes: [], styleHashes: [],
});`,
};

/** Marks public files of a build as documents that are missing. */
export const withPlaceholders =
  (...addresses: string[]) =>
  (manifest: Manifest): Manifest => ({
    ...manifest,
    documents: addresses.map((href) => ({ name: `Document ${href}`, href, isPlaceholder: true })),
  });
