import { collectionAddress, type Manifest, type ManifestPage, type StructuredData } from '@viit/contract';

/** What the page and the entries that it shows describe. Entries of a collection with a page are described there only. */
export function structuredDataOf(
  { name: section, collections = [] }: Manifest,
  { path, content = [], structuredData = [] }: ManifestPage,
): readonly StructuredData[] | undefined {
  const ofEntries = collections.flatMap(({ name, page = path, structuredData: declared }) => {
    const list = declared?.list ?? collectionAddress(section, name);
    return declared && withoutNames(page) === withoutNames(path) && content.includes(list)
      ? [{ ...declared, list }]
      : [];
  });
  const all = [...structuredData, ...ofEntries];
  return all.length > 0 ? all : undefined;
}

/** `/department/:id` of a collection is `/department/:code` of the page. */
const withoutNames = (path: string): string => path.replace(/:[a-z]+/gi, ':');
