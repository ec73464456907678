/** A page that menus or footer link to before it exists. */
export interface PlannedPage {
  /** Completes "It will contain …". */
  about: string;
  /** The nearest first. */
  nearest: readonly string[];
}

const page = (about: string, ...nearest: string[]): PlannedPage => ({ about, nearest });

/** R5.9, R7.5. */
export const plannedPages: Readonly<Record<string, PlannedPage>> = {
  '/about-us': page('an introduction to the institute', '/visionmission', '/administration', '/chairman'),
  '/organizational-structure': page(
    'the organisation chart',
    '/administration',
    '/governing-body',
    '/academic-council',
  ),
  '/admission-brochure': page('the admission brochure', '/courses-offered', '/admissionsprocedure'),
  '/admissions/contact': page(
    'the contact details of the admissions office',
    '/administration',
    '/admissionsprocedure',
  ),
  '/academics': page('an overview of academics', '/courses-offered', '/academic-council', '/exams/about'),
  '/academics/activities': page('seminars, workshops and guest lectures', '/iic-cell', '/sac-cell'),
  '/academics/mous': page('agreements with universities and industry', '/placements/about-t', '/iic-cell'),
  '/academics/vac-aoc': page('the list of value-added and add-on courses', '/courses-offered', '/policies'),
  '/academics/nep-2020': page('information on the National Education Policy 2020', '/academic-council', '/iqac'),
  '/exams/schedule': page('the examination schedule', '/exams/notifications', '/exams/about'),
  '/exams/instructions': page('instructions to candidates', '/exams/notifications', '/exams/about'),
  '/exams/results': page('examination results', '/exams/notifications', '/exams/about'),
  '/exams/reforms': page('details of examination reforms', '/exams/about', '/academic-council'),
  '/exams/download-application': page('application forms for examinations', '/exams/notifications', '/exams/about'),
  '/exams/contact': page('the contact details of the Examination Cell', '/exams/about', '/administration'),
  '/research': page('an overview of research', '/ipr-cell', '/iic-cell', '/statutory-approvals'),
  '/research/policy-facilities': page('research policies and facilities', '/policies', '/statutory-approvals'),
  '/research/iic': page('details of the innovation council and its events', '/iic-cell'),
  '/research/ipr': page('guidance on patents and copyrights', '/ipr-cell'),
  '/research/idea-lab': page('details of the AICTE Idea Lab', '/iic-cell', '/ed-cell'),
  '/research/publications': page('the publications of the faculty', '/awards', '/ipr-cell'),
  '/research/sponsored-projects': page('sponsored research projects', '/awards', '/statutory-approvals'),
  '/research/mous-events': page('research agreements and events', '/iic-cell', '/ipr-cell'),
  '/research/seed-money': page('the seed money scheme for research', '/policies', '/ipr-cell'),
  '/placements': page('an overview of placements', '/placements/about-t', '/placements/PlacementDetails'),
  '/placements/brochure': page('the placement brochure', '/placements/PlacementDetails', '/placements/about-t'),
  '/placements/testimonials': page(
    'testimonials of placed students',
    '/placements/PlacementDetails',
    '/placements/about-t',
  ),
  '/placements/industry-connect': page(
    'details of joint activities with industry',
    '/placements/about-t',
    '/placements/TrainingProcess',
  ),
  '/placements/industry-mous': page('agreements with companies', '/placements/about-t', '/placements/Contact'),
  '/placements/achievements': page('placement achievements', '/placements/PlacementDetails', '/awards'),
  '/campus-life': page('an overview of campus life', '/sac-cell', '/media-cell', '/discipline-cell'),
  '/access/mhrd-ict': page('details of the ICT initiatives of the Ministry of Education', '/matlab', '/iqac'),
  '/support/maintenance': page('the contact details of the maintenance desk', '/administration', '/grievances'),
  '/map-location': page('directions to the campus', '/administration'),
};
