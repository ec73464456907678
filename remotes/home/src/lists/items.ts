/* Items of the content API (R13.3–R13.7), as shared/contract/src/content-api.ts makes them from the entries of the collections. */

interface Image {
  url: string;
}

export interface HeroImage {
  id: string;
  title: string;
  url: string;
}

export interface Announcement {
  date: string;
  title: string;
  path?: string;
}

export interface NewsEvent {
  type: string;
  title: string;
  date?: string;
  description: string;
  image: Image;
  pathlink?: string;
  location?: string;
}

export interface Placement {
  image: Image;
  student: string;
  companyLogo: Image;
  company: string;
  /** With its unit: "12 LPA". */
  package: string;
}

type Texts = readonly string[];

/** A block without data is not shown (R32.7). */
export interface Department {
  name: string;
  heroImage: Image;
  about?: string;
  vision?: string;
  mission?: Texts;
  hodName?: string;
  hodMessage?: string;
  hodImage?: Image;
  peos?: Texts;
  pos?: Texts;
  psos?: Texts;
  teachingAndLearning?: readonly { TALImages: Image; TALDescription: string }[];
  faculty?: readonly { sno: number; name: string; designation: string }[];
  placementStats?: { overallPlacementPercentage?: string; highestPackage?: string; averagePackage?: string };
  recruiters?: readonly Image[];
  careerSupport?: Texts;
  labs?: readonly { name: string; image: Image }[];
  eventsOrganized?: readonly { title: string; description: string }[];
  sponsoredProjects?: readonly { principalInvestigator: string; researchProjectName: string; fundingAgency: string }[];
  facultyAwards?: readonly { name: string; count: number }[];
  studentAwards?: readonly { awardName: string; studentsCount: number }[];
  certifications?: readonly { title: string; count: number }[];
  clubs?: readonly { clubName: string; description: string; image: Image }[];
  research?: readonly { patentTitle: string; agency: string; year: string; status: string }[];
  contact?: { email?: string; phone?: string; location?: string };
}
