/*
 * The required menu (R5), written by hand so that tests do not compare the menu tree with itself: the address of each top item,
 * then those of its entries.
 */

/** Addresses by name of the top item, in order. */
export const menus: Readonly<Record<string, readonly string[]>> = {
  'About Us':
    '/about-us /visionmission /administration /policies /best-practices /empowering-strategies /chairman /ceo /rector /principal /organizational-structure /governing-body /academic-council /finance-committee /strategic-plan'.split(
      ' ',
    ),
  Accreditation: '/accreditation /accreditations /statutory-approvals /rankings /awards'.split(' '),
  Admissions:
    '/admissions /courses-offered /admission-brochure /admissionsprocedure /admissionslists /admissions/contact'.split(
      ' ',
    ),
  Academics:
    '/academics /academics/calendar /academics/audit /academics/activities /academics/mous /academics/vac-aoc /academics/nep-2020 /exams/about /exams/notifications /exams/schedule /exams/instructions /exams/results /exams/reforms /exams/download-application /exams/contact'.split(
      ' ',
    ),
  Research:
    '/research /research/policy-facilities /research/iic /research/ipr /research/idea-lab /research/publications /research/sponsored-projects /research/mous-events /research/seed-money'.split(
      ' ',
    ),
  Placements:
    '/placements /placements/about-t /placements/brochure /placements/testimonials /placements/industry-connect /placements/industry-mous /placements/TrainingProcess /placements/achievements /placements/PlacementDetails /placements/Contact'.split(
      ' ',
    ),
  'Campus Life': '/campus-life /discipline-cell /ed-cell /iic-cell /ipr-cell /media-cell /sac-cell'.split(' '),
};

/** Entries of Campus Life without a link. */
export const plainEntries = [
  'Clubs',
  'Cafeteria',
  'Sports',
  'Gallery',
  '360 Campus Tour',
  'IT Infrastructure',
  'Library',
  'Transport',
  'Hostels',
  'Physical Education',
  'Medical',
  'NSS',
  'WEP Cell',
] as const;

/** Names and descriptions of the four portals. */
export const portals = [
  ['ECAP', 'Academic and exam portal'],
  ['V-TP', 'Task planner'],
  ['LMS', 'Learning management'],
  ['ADMIN', 'College administration'],
] as const;
