import type { SourceBuild } from '@viit/build/development';
import type { PageTable } from '@viit/contract';
import { documentSizes, pageRow, sectionAddress } from '@viit/render/jobs';

/** The site's page table with the rows of what is built here taken from source. */
export function mergeTable(table: PageTable, builds: readonly SourceBuild[]): PageTable {
  const own = new Set(builds.map(({ manifest }) => manifest.name));
  const sections = builds.filter(({ manifest }) => manifest.kind === 'section').map(sectionAddress);
  const documents = builds.flatMap(({ manifest }) => {
    const sizes = documentSizes(manifest);
    return manifest.documents.map((document) => ({ ...document, size: sizes[document.href] ?? 0 }));
  });
  return {
    ...table,
    sections: {
      ...table.sections,
      ...Object.fromEntries(sections.map((section) => [section.name, unchecked(section)])),
    },
    pages: [
      ...table.pages.filter((row) => !own.has(row.section)),
      ...builds.flatMap(({ manifest }) => manifest.pages.map((page) => pageRow(manifest, page))),
    ],
    documents: [...new Map([...table.documents, ...documents].map((one) => [one.href, one])).values()],
  };
}

/** What is built anew at every save is loaded without integrity: its bytes may be newer than the page that names them. */
export function unchecked<T extends { integrity: string }>(file: T): T {
  const [address] = Object.values(file).filter((value) => typeof value === 'string' && value.startsWith('/_dev/'));
  return address === undefined ? file : { ...file, integrity: '' };
}
