/*
 * What sections use of the contract: the types of what they declare and of what the content API returns, and the check of an address
 * that others wrote. A section's build contains the code of this module, so it needs no certain version of the shell for it.
 */
export type {
  Announcement,
  Department,
  DocumentRef,
  HeroImage,
  NewsEvent,
  PageData,
  Placement,
} from '@viit/contract';
export { isSafeAddress } from '@viit/contract/address';
