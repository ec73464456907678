import type { Department } from '../lists/items.ts';

const picture = { url: '/images/a.svg' };

/** A department with data for all sixteen blocks. */
export const fullDepartment = {
  name: 'Computer Science & Engineering',
  heroImage: picture,
  about: 'About it.',
  vision: 'The vision.',
  mission: ['Mission one', 'Mission two'],
  hodName: 'Dr Sunitha Cheekati',
  hodMessage: 'Welcome.',
  hodImage: picture,
  peos: ['Objective'],
  pos: ['from the field pos'],
  psos: ['from the field psos'],
  teachingAndLearning: [{ TALImages: picture, TALDescription: 'Peer teaching' }],
  faculty: [{ sno: 1, name: 'Dr Ravi Teja', designation: 'Professor' }],
  placementStats: { overallPlacementPercentage: '92%', highestPackage: '37 LPA', averagePackage: '5.8 LPA' },
  recruiters: [{ url: '/images/companies/tidewell.svg' }, { url: '/images/companies/bheema-steel_works.svg?2' }],
  careerSupport: ['Mock interviews'],
  labs: [{ name: 'Programming Laboratory', image: picture }],
  eventsOrganized: [{ title: 'Bug Auction', description: 'Teams bid.' }],
  sponsoredProjects: [{ principalInvestigator: 'Dr A', researchProjectName: 'Place names', fundingAgency: 'A trust' }],
  facultyAwards: [{ name: 'Best teacher', count: 6 }],
  studentAwards: [
    { awardName: 'Hackathon wins', studentsCount: 13 },
    { awardName: 'Chess', studentsCount: 1 },
  ],
  certifications: [{ title: 'Cloud practitioner', count: 210 }],
  clubs: [{ clubName: 'Semicolon', description: 'The coding club.', image: picture }],
  research: ['Completed', 'PUBLISHED', 'Filed', 'Granted'].map((status) => ({
    patentTitle: `Title ${status}`,
    agency: 'Patent Office',
    year: '2026',
    status,
  })),
  contact: { email: 'hod@viit.example', phone: '189 124 0105', location: 'First floor' },
} satisfies Department;
