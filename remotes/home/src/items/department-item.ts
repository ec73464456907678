import { count, image, list, object, type ReadBy, text } from './read.ts';

const texts = list(text);

/** A department as its page shows it (R13.16, R32.16): every field may be missing, in a list each item is read alone. */
export const readDepartment = object(
  {},
  {
    name: text,
    heroImage: image,
    about: text,
    vision: text,
    mission: texts,
    hodName: text,
    hodMessage: text,
    hodImage: image,
    peos: texts,
    pos: texts,
    psos: texts,
    teachingAndLearning: list(object({ TALDescription: text }, { TALImages: image })),
    faculty: list(object({ name: text }, { sno: count, designation: text })),
    placementStats: object({}, { overallPlacementPercentage: text, highestPackage: text, averagePackage: text }),
    recruiters: list(image),
    careerSupport: texts,
    labs: list(object({ name: text }, { image })),
    eventsOrganized: list(object({ title: text }, { description: text })),
    sponsoredProjects: list(
      object({ researchProjectName: text }, { principalInvestigator: text, fundingAgency: text }),
    ),
    facultyAwards: list(object({ name: text }, { count })),
    studentAwards: list(object({ awardName: text }, { studentsCount: count })),
    certifications: list(object({ title: text }, { count })),
    clubs: list(object({ clubName: text }, { description: text, image })),
    research: list(object({ patentTitle: text }, { agency: text, year: text, status: text })),
    contact: object({}, { email: text, phone: text, location: text }),
  },
);

export type Department = ReadBy<typeof readDepartment>;
