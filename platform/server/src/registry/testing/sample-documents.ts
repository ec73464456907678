import type { Manifest } from '@viit/contract';
import type { SampleBuild } from './sample-builds.ts';

/** A small PDF that begins and ends as every PDF does. */
export const samplePdf = (text: string): string => `%PDF-1.4\n% ${text}\nstartxref\n9\n%%EOF\n`;

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
