import type { PageTable } from '@viit/contract';
import { pageRow, sectionAddress } from '@viit/render/jobs';
import { documentsOf } from '@viit/render/public-files';
import type { SourceBuild } from './watch/watch-build.ts';

/** Replaces rows of published builds. */
export function mergePageTable(table: PageTable, builds: readonly SourceBuild[]): PageTable {
  const names = new Set(builds.map(({ manifest }) => manifest.name));
  const sections = builds.filter(({ manifest }) => manifest.kind === 'section').map(sectionAddress);
  const documents = builds.flatMap(documentsOf);
  return {
    ...table,
    sections: {
      ...table.sections,
      ...Object.fromEntries(sections.map((section) => [section.name, withoutIntegrity(section)])),
    },
    pages: [
      ...table.pages.filter((row) => !names.has(row.section)),
      ...builds.flatMap(({ manifest }) => manifest.pages.map((page) => pageRow(manifest, page))),
    ],
    documents: [...new Map([...table.documents, ...documents].map((document) => [document.href, document])).values()],
  };
}

/** A file from source can be newer than the page that loads it. */
export function withoutIntegrity<T extends { integrity: string }>(file: T): T {
  const isFromSource = Object.values(file).some((value) => typeof value === 'string' && value.startsWith('/_dev/'));
  return isFromSource ? { ...file, integrity: '' } : file;
}
