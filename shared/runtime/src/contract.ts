/* What sections use of the contract. Compiled into their builds. */
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
