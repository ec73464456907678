export { listOf, recordOf } from './bounded.ts';
export * from './budgets.ts';
export * from './collections.ts';
export * from './content-api.ts';
export * from './document.ts';
export {
  acceptsEntries,
  acceptsValue,
  type Entry,
  entriesSchema,
  entryIdSchema,
  maxEntries,
  maxEntriesLength,
  orderSchema,
} from './entries-schema.ts';
export * from './entry-table.ts';
export { entriesAt, indianTime, momentsOf, timesSchema } from './entry-times.ts';
export * from './export-plan.ts';
export { type Field, type Fields, fieldSchema, type SimpleField } from './fields.ts';
export * from './manifest.ts';
export * from './menu-entry.ts';
export * from './page.ts';
export * from './page-table.ts';
export type { PictureValue } from './picture.ts';
export { collectionFolder, collectionsSchema } from './section-collections.ts';
export { reservedNames } from './section-name.ts';
export * from './structured-data.ts';
export * from './subscriptions.ts';
export * from './toolkit.ts';
