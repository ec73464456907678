import type { PageTable } from '@viit/contract';
import { pageRow, type StoredBuild, sectionAddress } from '@viit/render/jobs';
import { documentsOf } from '@viit/render/public-files';

/** The page table (R100). @param builds with their uploaded documents. */
export function pageTable(release: string, builds: readonly StoredBuild[]): PageTable {
  const shell = builds.find(({ manifest }) => manifest.kind === 'shell');
  const sections = builds.filter(({ manifest }) => manifest.kind === 'section').map(sectionAddress);
  return {
    release,
    shell: { version: shell?.version ?? '' },
    sections: Object.fromEntries(sections.map((section) => [section.name, section])),
    pages: builds.flatMap(({ manifest }) => manifest.pages.map((page) => pageRow(manifest, page))),
    documents: builds.flatMap(documentsOf),
  };
}
