/* For programs that read builds. */
export {
  type DocumentRef,
  type Manifest,
  manifestSchema,
  type PageData,
  type PageTable,
  pageDataSchema,
  reservedNames,
} from '@viit/contract';
