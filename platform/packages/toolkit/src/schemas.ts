/* The schemas of what a section declares and of what its build contains, for programs that read them. */
export {
  type DocumentRef,
  type Manifest,
  manifestSchema,
  type PageData,
  type PageTable,
  pageDataSchema,
  reservedNames,
} from '@viit/contract';
