/* Compiled into sections' builds. */
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
