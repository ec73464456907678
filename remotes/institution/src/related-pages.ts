/*
 * Groups of related pages, some of which are not in any menu (R5). Each page of a group ends with links to the others.
 */

interface RelatedPage {
  href: string;
  label: string;
}

/** Teaching, and support for learners. */
export const teachingPages: readonly RelatedPage[] = [
  { href: '/teaching-methodologies', label: 'Teaching Methodologies' },
  { href: '/student-diversity', label: 'Student Diversity' },
  { href: '/mentor-mentee', label: 'Mentor-Mentee System' },
  { href: '/empowering-strategies', label: 'Empowering Strategies' },
];

/** Admissions, from programmes to outcomes. */
export const admissionsPages: readonly RelatedPage[] = [
  { href: '/courses-offered', label: 'Courses Offered' },
  { href: '/admissionsprocedure', label: 'Admissions Procedure' },
  { href: '/admissionslists', label: 'Admission Lists' },
  { href: '/admissionsoutcomes', label: 'Course Outcomes' },
];

/** Accreditations, rankings and awards. */
export const recognitionPages: readonly RelatedPage[] = [
  { href: '/accreditations', label: 'Accreditations' },
  { href: '/rankings', label: 'Rankings' },
  { href: '/awards', label: 'Awards and Accolades' },
  { href: '/center-of-excellence', label: 'Center of Excellence' },
];

/** Vision, policies, practices and administration. */
export const aboutInstitutePages: readonly RelatedPage[] = [
  { href: '/visionmission', label: 'Vision and Mission' },
  { href: '/policies', label: 'Policies and Perspectives' },
  { href: '/best-practices', label: 'Best Practices' },
  { href: '/administration', label: 'Administration Team' },
];

/** The strategic plan and the statutory bodies. */
export const governancePages: readonly RelatedPage[] = [
  { href: '/strategic-plan', label: 'Strategic Plan' },
  { href: '/governing-body', label: 'Governing Body' },
  { href: '/academic-council', label: 'Academic Council' },
  { href: '/finance-committee', label: 'Finance Committee' },
];

/** Letters of the approving bodies. */
export const approvalPages: readonly RelatedPage[] = [
  { href: '/statutory-approvals', label: 'Statutory Approvals' },
  { href: '/aicte-approvals', label: 'AICTE Approvals' },
  { href: '/jntuk', label: 'JNTUK Approvals' },
];
