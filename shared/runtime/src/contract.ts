/* The types of what sections declare and of what the content API returns, for sections with a repository of their own. */
export type {
  Announcement,
  Department,
  DocumentRef,
  HeroImage,
  NewsEvent,
  PageData,
  Placement,
} from '@viit/contract';
