import type { TopMenuItem } from './menu-item.ts';
import blocks from './scenes/blocks.svg';
import bridge from './scenes/bridge.svg';
import coast from './scenes/coast.svg';
import council from './scenes/council.svg';
import exam from './scenes/exam.svg';
import gate from './scenes/gate.svg';
import ground from './scenes/ground.svg';
import harbour from './scenes/harbour.svg';
import idea from './scenes/idea.svg';
import laboratory from './scenes/laboratory.svg';
import lecture from './scenes/lecture.svg';
import letter from './scenes/letter.svg';
import podium from './scenes/podium.svg';
import seal from './scenes/seal.svg';
import shelves from './scenes/shelves.svg';
import stage from './scenes/stage.svg';

const wide = { isMegaMenuWithImage: true, opensDownward: false, isScrollable: false } as const;
const compact = { isMegaMenuWithImage: true, opensDownward: true, isScrollable: false } as const;

/** R5. Order and addresses are required. */
export const menuTree: readonly TopMenuItem[] = [
  {
    name: 'About Us',
    link: '/about-us',
    description: 'The vision, leadership and governance of the institute.',
    defaultImage: coast,
    ...wide,
    sub: [
      { name: 'Vision & Mission', link: '/visionmission' },
      { name: 'Administration', link: '/administration', image: blocks },
      { name: 'Policies', link: '/policies', image: letter },
      { name: 'Best Practices', link: '/best-practices', image: podium },
      { name: 'Empowering Strategies', link: '/empowering-strategies', image: idea },
      {
        name: 'Messages',
        sub: [
          { name: 'Chairman', link: '/chairman', image: letter },
          { name: 'CEO', link: '/ceo', image: letter },
          { name: 'Rector', link: '/rector', image: letter },
          { name: 'Principal', link: '/principal', image: letter },
        ],
      },
      {
        name: 'Governance',
        sub: [
          { name: 'Organizational Structure', link: '/organizational-structure', target: '_blank', image: council },
          { name: 'Governing Body', link: '/governing-body', image: council },
          { name: 'Academic Council', link: '/academic-council', image: council },
          { name: 'Finance Committee', link: '/finance-committee', image: council },
          { name: 'Strategic Plan', link: '/strategic-plan' },
        ],
      },
    ],
  },
  {
    name: 'Accreditation',
    link: '/accreditation',
    description: 'Accreditations, approvals, rankings and awards of the institute.',
    defaultImage: seal,
    ...compact,
    sub: [
      { name: 'Accreditations', link: '/accreditations' },
      { name: 'Statutory Approvals', link: '/statutory-approvals', image: letter },
      { name: 'Rankings', link: '/rankings', image: podium },
      { name: 'Awards', link: '/awards', image: podium },
    ],
  },
  {
    name: 'Admissions',
    link: '/admissions',
    description: 'Courses offered and how to apply.',
    defaultImage: gate,
    ...compact,
    sub: [
      { name: 'Courses Offered', link: '/courses-offered', image: lecture },
      { name: 'Admission Brochure', link: '/admission-brochure' },
      { name: 'Admissions Procedure', link: '/admissionsprocedure' },
      { name: 'Admissions Lists', link: '/admissionslists', image: exam },
      { name: 'Contact Admissions', link: '/admissions/contact', image: letter },
    ],
  },
  {
    name: 'Academics',
    link: '/academics',
    description: 'Academic activities, courses and examinations.',
    defaultImage: lecture,
    ...wide,
    sub: [
      { name: 'Academic Calendar', link: '/academics/calendar' },
      { name: 'Academic Audit', link: '/academics/audit', image: seal },
      { name: 'Academic Activities', link: '/academics/activities', image: stage },
      { name: 'MoUs', link: '/academics/mous', image: bridge },
      { name: 'Value-Added & Add-On Courses', link: '/academics/vac-aoc' },
      { name: 'NEP 2020', link: '/academics/nep-2020', image: shelves },
      {
        name: 'Examinations',
        sub: [
          { name: 'About the Exam Cell', link: '/exams/about', image: exam },
          { name: 'Notifications', link: '/exams/notifications', image: exam },
          { name: 'Exam Schedule', link: '/exams/schedule', image: exam },
          { name: 'Exam Instructions', link: '/exams/instructions', image: exam },
          { name: 'Results', link: '/exams/results', image: podium },
          { name: 'Exam Reforms', link: '/exams/reforms', image: exam },
          { name: 'Download Application', link: '/exams/download-application', image: letter },
          { name: 'Exam Contact', link: '/exams/contact', image: letter },
        ],
      },
    ],
  },
  {
    name: 'Research',
    link: '/research',
    description: 'Research facilities, projects and funding.',
    defaultImage: laboratory,
    ...wide,
    sub: [
      { name: 'Policy & Facilities', link: '/research/policy-facilities' },
      { name: 'Innovation Council (IIC)', link: '/research/iic', image: idea },
      { name: 'Intellectual Property (IPR)', link: '/research/ipr', image: seal },
      { name: 'Idea Lab', link: '/research/idea-lab', image: idea },
      { name: 'Publications', link: '/research/publications', image: shelves },
      { name: 'Sponsored Projects', link: '/research/sponsored-projects' },
      { name: 'MoUs & Events', link: '/research/mous-events', image: bridge },
      { name: 'Seed Money', link: '/research/seed-money', image: idea },
    ],
  },
  {
    name: 'Placements',
    link: '/placements',
    description: 'Training, recruiters and placement records.',
    defaultImage: harbour,
    ...wide,
    sub: [
      { name: 'About Training & Placement', link: '/placements/about-t' },
      { name: 'Placement Brochure', link: '/placements/brochure', image: letter },
      { name: 'Testimonials', link: '/placements/testimonials', image: stage },
      { name: 'Industry Connect', link: '/placements/industry-connect', image: bridge },
      { name: 'Industry MoUs', link: '/placements/industry-mous', image: bridge },
      { name: 'Training Process', link: '/placements/TrainingProcess', image: lecture },
      { name: 'Achievements', link: '/placements/achievements', image: podium },
      { name: 'Placement Details', link: '/placements/PlacementDetails' },
      { name: 'Contact', link: '/placements/Contact', image: letter },
    ],
  },
  {
    name: 'Campus Life',
    link: '/campus-life',
    description: 'Cells, clubs and facilities on campus.',
    defaultImage: blocks,
    isMegaMenuWithImage: true,
    opensDownward: false,
    isScrollable: true,
    sub: [
      {
        name: 'Committees',
        sub: [
          { name: 'Discipline Cell', link: '/discipline-cell', image: council },
          { name: 'ED Cell', link: '/ed-cell', image: idea },
          { name: 'IIC Cell', link: '/iic-cell', image: idea },
          { name: 'IPR Cell', link: '/ipr-cell', image: seal },
          { name: 'Media Cell', link: '/media-cell', image: stage },
          { name: 'SAC Cell', link: '/sac-cell', image: stage },
        ],
      },
      { name: 'Clubs', image: stage },
      { name: 'Cafeteria' },
      { name: 'Sports', image: ground },
      { name: 'Gallery', image: coast },
      { name: '360 Campus Tour', image: gate },
      { name: 'IT Infrastructure', image: laboratory },
      { name: 'Library', image: shelves },
      { name: 'Transport', image: bridge },
      { name: 'Hostels' },
      { name: 'Physical Education', image: ground },
      { name: 'Medical' },
      { name: 'NSS', image: gate },
      { name: 'WEP Cell', image: council },
    ],
  },
];
