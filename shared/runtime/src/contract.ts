/* Compiled into sections' builds. */
export type { DocumentRef, PageData } from '@viit/contract';
export { isSafeAddress } from '@viit/contract/address';
export { noteProblem } from '@viit/contract/note-problem';
