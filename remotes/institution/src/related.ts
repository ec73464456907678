/*
 * Pages that belong together, some of which no menu reaches (R5): each page of a group ends with links to
 * the others.
 */

interface RelatedPage {
  href: string;
  label: string;
}

/** How teaching is done, and who stands beside the learner. */
export const teachingPages: readonly RelatedPage[] = [
  { href: '/teaching-methodologies', label: 'Teaching Methodologies' },
  { href: '/student-diversity', label: 'Student Diversity' },
  { href: '/mentor-mentee', label: 'Mentor-Mentee System' },
  { href: '/empowering-strategies', label: 'Empowering Strategies' },
];

/** From choosing a programme to what it leads to. */
export const admissionsPages: readonly RelatedPage[] = [
  { href: '/courses-offered', label: 'Courses Offered' },
  { href: '/admissionsprocedure', label: 'Admissions Procedure' },
  { href: '/admissionslists', label: 'Admission Lists' },
  { href: '/admissionsoutcomes', label: 'Course Outcomes' },
];

/** What the institute is known for. */
export const standingPages: readonly RelatedPage[] = [
  { href: '/accreditations', label: 'Accreditations' },
  { href: '/rankings', label: 'Rankings' },
  { href: '/awards', label: 'Awards and Accolades' },
  { href: '/center-of-excellence', label: 'Center of Excellence' },
];

/** What the institute means to be, how it says so, and who answers for it. */
export const institutePages: readonly RelatedPage[] = [
  { href: '/visionmission', label: 'Vision and Mission' },
  { href: '/policies', label: 'Policies and Perspectives' },
  { href: '/best-practices', label: 'Best Practices' },
  { href: '/administration', label: 'Administration Team' },
];

/** The plan, and the bodies that decide on it. */
export const governancePages: readonly RelatedPage[] = [
  { href: '/strategic-plan', label: 'Strategic Plan' },
  { href: '/governing-body', label: 'Governing Body' },
  { href: '/academic-council', label: 'Academic Council' },
  { href: '/finance-committee', label: 'Finance Committee' },
];

/** The letters of those who approve the institute. */
export const approvalPages: readonly RelatedPage[] = [
  { href: '/statutory-approvals', label: 'Statutory Approvals' },
  { href: '/aicte-approvals', label: 'AICTE Approvals' },
  { href: '/jntuk', label: 'JNTUK Approvals' },
];
