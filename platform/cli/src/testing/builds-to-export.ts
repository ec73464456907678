import type { Manifest } from '@viit/contract';

/** A shell with another script hash on one page, so that its policy differs. */
const shell = `
exports.modules = { react: {}, '@viit/runtime': {} };
exports.default = [];
exports.renderPage = async ({ first, component }) => ({
  html: '<!doctype html><title>' + first.page.title + '</title>' + component(first) + ' text'.repeat(100),
  scriptHashes: first.path === '/exams/two' ? ['sha256-two='] : ['sha256-usual='],
  styleHashes: [],
});`;

const withDepartments = (manifest: Manifest): Manifest => ({
  ...manifest,
  pages: manifest.pages.map((page) =>
    page.path.includes(':')
      ? {
          ...page,
          variants: ['cse', 'ece_vlsi'].map((code) => ({ params: { code }, title: code, description: code })),
          notFound: { title: 'No such department', description: 'None.' },
        }
      : page,
  ),
});

/** Builds whose export has every kind of response: pages, a not-found page, redirects, files with ranges and types. */
export const buildsToExport = [
  { name: 'shell', bundle: shell },
  { name: 'exams', pages: ['/exams', '/exams/two'] },
  {
    ...{ name: 'exams', version: '2.0.0', pages: ['/exams', '/exams/two'] },
    change: (manifest: Manifest): Manifest => ({
      ...manifest,
      pages: manifest.pages.map((page) => (page.path === '/exams' ? { ...page, formerPaths: ['/exams/Start'] } : page)),
    }),
  },
  { name: 'home', pages: ['/', '/Policies', '/department/:code'], change: withDepartments },
  {
    name: 'cells',
    publicFiles: {
      'documents/a.pdf': '%PDF',
      'media/film.mp4': 'film '.repeat(500),
      'drawing.svg': `<svg>${'<path/>'.repeat(100)}</svg>`,
      'proof.html': 'proof of who owns this site',
    },
  },
];
