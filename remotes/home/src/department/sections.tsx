import type { Department } from '@viit/contract';
import type { ComponentType } from 'react';
import { Awards, Certifications, Events, Projects, Research, StudentAchievements } from './sections/achievements.tsx';
import { Clubs, Contact, Faculty, HodMessage } from './sections/people.tsx';
import { Laboratories, Placements, TeachingAndLearning } from './sections/practice.tsx';
import { Outcomes, Overview, VisionAndMission } from './sections/purpose.tsx';

export interface SectionProps {
  department: Department;
}

interface DepartmentSection {
  id: string;
  title: string;
  Body: ComponentType<SectionProps>;
  /** Whether the department has something to say here. */
  has: (department: Department) => boolean;
}

const filled = (...values: (string | readonly unknown[] | object | undefined)[]): boolean =>
  values.some((value) => (typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== undefined));

/** Sixteen, in the order of spec 1, section 2.5. */
const sections: readonly DepartmentSection[] = [
  { id: 'overview', title: 'Overview', Body: Overview, has: (d) => filled(d.about) },
  { id: 'vision-mission', title: 'Vision & Mission', Body: VisionAndMission, has: (d) => filled(d.vision, d.mission) },
  { id: 'hod-message', title: "HOD's Message", Body: HodMessage, has: (d) => filled(d.hodMessage) },
  { id: 'outcomes', title: 'PEOs PSOs & POs', Body: Outcomes, has: (d) => filled(d.peos, d.pos, d.psos) },
  {
    id: 'teaching-learning',
    title: 'Teaching And Learning',
    Body: TeachingAndLearning,
    has: (d) => filled(d.teachingAndLearning),
  },
  { id: 'faculty', title: 'Faculty', Body: Faculty, has: (d) => filled(d.faculty) },
  {
    id: 'placements',
    title: 'Placements',
    Body: Placements,
    has: (d) => filled(d.placementStats, d.recruiters, d.careerSupport),
  },
  { id: 'laboratories', title: 'Laboratories', Body: Laboratories, has: (d) => filled(d.labs) },
  { id: 'events', title: 'Events Organized', Body: Events, has: (d) => filled(d.eventsOrganized) },
  { id: 'projects', title: 'Sponsored Projects', Body: Projects, has: (d) => filled(d.sponsoredProjects) },
  { id: 'faculty-awards', title: 'Faculty Awards', Body: Awards, has: (d) => filled(d.facultyAwards) },
  {
    id: 'student-achievements',
    title: 'Student Achievements',
    Body: StudentAchievements,
    has: (d) => filled(d.studentAwards),
  },
  { id: 'certifications', title: 'Certifications', Body: Certifications, has: (d) => filled(d.certifications) },
  { id: 'clubs', title: 'Clubs & Bodies', Body: Clubs, has: (d) => filled(d.clubs) },
  { id: 'research', title: 'Research & Patents', Body: Research, has: (d) => filled(d.research) },
  { id: 'contact-us', title: 'Contact Us', Body: Contact, has: (d) => filled(d.contact) },
];

/** The sections for which the department has data. */
export const visibleSections = (department: Department) => sections.filter(({ has }) => has(department));
