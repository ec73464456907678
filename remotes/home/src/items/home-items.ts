import { calendarDate } from './calendar-date.ts';
import { address, image, object, type ReadBy, text } from './read.ts';

/*
 * The items of the home page's lists as it shows them (R13.3–R13.6, R13.16): what an item cannot do without, and what it
 * may lack.
 */

export const readHeroImage = object({ url: address }, { id: text, title: text });
export const readAnnouncement = object({ title: text }, { date: calendarDate, path: address });
export const readNewsEvent = object(
  { title: text },
  { type: text, date: calendarDate, description: text, image, pathlink: address, location: text },
);
export const readPlacement = object({ student: text }, { image, companyLogo: image, company: text, package: text });

export type HeroImage = ReadBy<typeof readHeroImage>;
export type Announcement = ReadBy<typeof readAnnouncement>;
export type NewsEvent = ReadBy<typeof readNewsEvent>;
export type Placement = ReadBy<typeof readPlacement>;
