import assert from 'node:assert/strict';
import { samplePdf, withPlaceholders } from './sample-documents.ts';
import type { RegistryResponse, TestClient } from './test-client.ts';

/** A part of each kind. A test sets it to numbers, which count up, and reads which one visitors get. */
export interface SamplePart {
  kind: string;
  name: string;
  set(value: number, channel?: string): Promise<RegistryResponse>;
  /** @param cookie of a preview. @returns 0 if it was never set. */
  read(cookie?: string): Promise<number>;
}

const document = '/pdfs/results.pdf';

/** A shell whose pages show the entries, the sizes of documents and the menu. */
const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, sizes, component }) => ({
  html: '<title>' + first.page.title + '</title><main>' + component(first) + JSON.stringify({ lists, sizes })
    + '</main>' + JSON.stringify(first.menu ?? []), scriptHashes: [], styleHashes: [],
});`;

const exams = (version: number) => ({
  name: 'exams',
  version: `${version}.0.0`,
  publicFiles: { [document.slice(1)]: samplePdf('file 0') },
  change: <M extends Parameters<ReturnType<typeof withPlaceholders>>[0]>(manifest: M) => ({
    ...withPlaceholders(document)(manifest),
    pages: manifest.pages.map((page) => ({ ...page, content: ['/api/content/exams/dates'] })),
    collections: [
      {
        ...{ name: 'dates', title: 'Dates', help: 'Of examinations.', seed: [{ id: 'date', title: 'Date 0' }] },
        fields: { title: { type: 'line' as const, label: 'Title' } },
      },
    ],
  }),
});

/** Publishes a shell and a section that show all parts. */
export async function publishSampleSite(registry: TestClient): Promise<void> {
  for (const build of [{ name: 'shell', bundle: shell }, exams(0), { name: 'cells' }]) {
    const { status, body } = await registry.publish(build);
    assert.equal(status, 200, body.error);
  }
}

/** A build, a collection, a document and the menu. */
export function sampleParts(registry: TestClient): SamplePart[] {
  const readNumber = (address: string, pattern: RegExp) => async (cookie?: string) =>
    Number(pattern.exec(await registry.read(address, cookie ? { cookie } : {}))?.[1] ?? 0);
  return [
    {
      ...{ kind: 'build', name: 'exams', read: readNumber('/exams', /exams (\d+)\.0\.0/) },
      set: (value, channel = 'live') => registry.publish(exams(value), { channel }),
    },
    {
      ...{ kind: 'collection', name: 'exams/dates', read: readNumber('/exams', /Date (\d+)/) },
      set: (value, channel) =>
        registry.publishEntries('exams/dates', [{ id: 'date', title: `Date ${value}` }], undefined, channel),
    },
    {
      ...{ kind: 'document', name: document, read: readNumber(document, /file (\d+)/) },
      set: (value, channel = 'live') =>
        registry.upload(document, samplePdf(`file ${value} ${'-'.repeat(value)}`), { channel }),
    },
    {
      ...{ kind: 'menu', name: 'menu', read: readNumber('/exams', /.*Entry (\d+)/s) },
      set: (value, channel = 'live') =>
        registry.request('POST', 'sections/exams/menu', {
          ...{ entry: `Campus Life/Entry ${value}`, isGranted: true, confirmed: true, channel },
        }),
    },
  ];
}
