import { z } from 'zod';
import { isSafeAddress } from './address.ts';

/** Lists of the content API (R13.3–R13.13). Browsers load only the types. */

/** This site's, or http(s). */
const address = z
  .string()
  .max(2048)
  .regex(/^(\/(?!\/)|https?:\/\/|#)/, { error: 'must begin with "/", "#", "http://" or "https://"', abort: true })
  .refine(isSafeAddress, 'must be an address of this site, or a complete http(s) address with a host');
const text = z.string().trim().min(1).max(2000);
const line = z.string().trim().min(1).max(300);
const image = z.object({ url: address });
const date = z.iso.date();

export const heroImageSchema = z.object({ id: line, title: line, url: address });
export const announcementSchema = z.object({ date, title: line, path: address });
export const newsEventSchema = z.object({
  type: line,
  title: line,
  date,
  description: text,
  /** Plain or in an object (R13.5). */
  image: z.union([image, address]),
  pathlink: address,
  location: line.optional(),
});
export const placementSchema = z.object({
  image,
  student: line,
  companyLogo: image,
  company: line,
  /** With its unit: "12 LPA". */
  package: line,
});

const count = z.number().int().nonnegative();
/** The length is checked first: each invalid item is an error. */
const listed = <T extends z.ZodType>(item: T) => z.array(item).max(1000).optional();

export const departmentSchema = z.object({
  name: line,
  heroImage: image,
  about: text.optional(),
  vision: text.optional(),
  mission: listed(text),
  hodName: line.optional(),
  hodMessage: text.optional(),
  hodImage: image.optional(),
  peos: listed(text),
  pos: listed(text),
  psos: listed(text),
  teachingAndLearning: listed(z.object({ TALImages: image, TALDescription: text })),
  faculty: listed(z.object({ sno: count, name: line, designation: line })),
  placementStats: z.object({ overallPlacementPercentage: line, highestPackage: line, averagePackage: line }).optional(),
  recruiters: listed(image),
  careerSupport: listed(text),
  labs: listed(z.object({ name: line, image: image })),
  eventsOrganized: listed(z.object({ title: line, description: text })),
  sponsoredProjects: listed(z.object({ principalInvestigator: line, researchProjectName: line, fundingAgency: line })),
  facultyAwards: listed(z.object({ name: line, count })),
  studentAwards: listed(z.object({ awardName: line, studentsCount: count })),
  certifications: listed(z.object({ title: line, count })),
  clubs: listed(z.object({ clubName: line, description: text, image: image })),
  research: listed(z.object({ patentTitle: line, agency: line, year: line, status: line })),
  contact: z.object({ email: line, phone: line, location: line }).optional(),
});

export type HeroImage = z.infer<typeof heroImageSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type NewsEvent = z.infer<typeof newsEventSchema>;
export type Placement = z.infer<typeof placementSchema>;
export type Department = z.infer<typeof departmentSchema>;

/** As in `/department/cse_ai`. */
export const departmentCodeSchema = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);

/** `department` has one list for each code. */
export const listSchemas = {
  heroImage: heroImageSchema,
  announcement: announcementSchema,
  newsEvents: newsEventSchema,
  placement: placementSchema,
  department: departmentSchema,
} as const;
export type ListName = keyof typeof listSchemas;
