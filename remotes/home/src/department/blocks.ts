import type { ComponentType } from 'react';
import type { Department } from '../lists/items.ts';
import {
  Certifications,
  EventsOrganized,
  FacultyAwards,
  Research,
  SponsoredProjects,
  StudentAchievements,
} from './blocks/achievements.tsx';
import type { BlockProps } from './blocks/block-props.ts';
import { Clubs, Contact, Faculty, HodMessage } from './blocks/people.tsx';
import { Laboratories, Placements, TeachingAndLearning } from './blocks/practice.tsx';
import { Outcomes, Overview, VisionAndMission } from './blocks/purpose.tsx';

interface DepartmentBlock {
  /** The id of its element, where links of the sidebar lead. */
  id: string;
  title: string;
  Body: ComponentType<BlockProps>;
  /** Whether the department has data for this block. */
  hasData: (department: Department) => boolean;
}

const hasContent = (...values: (string | readonly unknown[] | object | undefined)[]): boolean =>
  values.some((value) => (typeof value === 'string' || Array.isArray(value) ? value.length > 0 : value !== undefined));

/** The sixteen blocks, in the required order (R32.6). */
const blocks: readonly DepartmentBlock[] = [
  { id: 'overview', title: 'Overview', Body: Overview, hasData: (d) => hasContent(d.about) },
  {
    id: 'vision-mission',
    title: 'Vision & Mission',
    Body: VisionAndMission,
    hasData: (d) => hasContent(d.vision, d.mission),
  },
  { id: 'hod-message', title: "HOD's Message", Body: HodMessage, hasData: (d) => hasContent(d.hodMessage) },
  { id: 'outcomes', title: 'PEOs PSOs & POs', Body: Outcomes, hasData: (d) => hasContent(d.peos, d.pos, d.psos) },
  {
    id: 'teaching-learning',
    title: 'Teaching And Learning',
    Body: TeachingAndLearning,
    hasData: (d) => hasContent(d.teachingAndLearning),
  },
  { id: 'faculty', title: 'Faculty', Body: Faculty, hasData: (d) => hasContent(d.faculty) },
  {
    id: 'placements',
    title: 'Placements',
    Body: Placements,
    hasData: (d) => hasContent(d.placementStats, d.recruiters, d.careerSupport),
  },
  { id: 'laboratories', title: 'Laboratories', Body: Laboratories, hasData: (d) => hasContent(d.labs) },
  { id: 'events', title: 'Events Organized', Body: EventsOrganized, hasData: (d) => hasContent(d.eventsOrganized) },
  {
    id: 'projects',
    title: 'Sponsored Projects',
    Body: SponsoredProjects,
    hasData: (d) => hasContent(d.sponsoredProjects),
  },
  { id: 'faculty-awards', title: 'Faculty Awards', Body: FacultyAwards, hasData: (d) => hasContent(d.facultyAwards) },
  {
    id: 'student-achievements',
    title: 'Student Achievements',
    Body: StudentAchievements,
    hasData: (d) => hasContent(d.studentAwards),
  },
  { id: 'certifications', title: 'Certifications', Body: Certifications, hasData: (d) => hasContent(d.certifications) },
  { id: 'clubs', title: 'Clubs & Bodies', Body: Clubs, hasData: (d) => hasContent(d.clubs) },
  { id: 'research', title: 'Research & Patents', Body: Research, hasData: (d) => hasContent(d.research) },
  { id: 'contact-us', title: 'Contact Us', Body: Contact, hasData: (d) => hasContent(d.contact) },
];

/** The blocks for which the department has data, in page order (R32.7). */
export const blocksWithData = (department: Department) => blocks.filter(({ hasData }) => hasData(department));
