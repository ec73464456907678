import empowerment from './empowerment.svg';
import felicitation from './felicitation.svg';

export const sample = ['lede', 'practices[].description[]', 'practices[].steps[]', 'practices[].imageSrc'] as const;

export const title = 'Best Practices';
export const lede =
  'Two practices have become part of life at the institute: honouring the parents of our students, and supporting our faculty in teaching and research.';

/** One practice (R43.3), with a few points that show how it is done. */
export interface BestPractice {
  id: string;
  title: string;
  subtitle: string;
  description: readonly string[];
  stepsTitle: string;
  steps: readonly string[];
  imageSrc: string;
  imageAlt: string;
}

/** Titles and subtitles are required (R43.1). */
export const practices: readonly BestPractice[] = [
  {
    id: 'felicitation-of-parents',
    title: 'Best Practice-I',
    subtitle: 'Felicitation of Parents',
    description: [
      'Many of our students are the first engineers in their families, and their parents have often made considerable sacrifices for their education. Once a year, we honour these parents on stage.',
      'Parents of students who stood first in their branch and year are invited to the campus and felicitated with a shawl and a citation in the presence of the students. They visit the laboratories, have lunch with the faculty and share their views on the institute.',
    ],
    stepsTitle: 'How it is organised',
    steps: [
      'The list is drawn up on the basis of results, without applications or recommendations.',
      'The department invites each family and makes its travel arrangements.',
      'After the ceremony, parents and teachers meet branch-wise, and their suggestions are recorded.',
    ],
    imageSrc: felicitation,
    imageAlt:
      'Drawing: on a stage decorated with marigolds, a teacher places a shawl on the shoulders of a mother and father while their daughter looks on.',
  },
  {
    id: 'empowerment-of-faculty',
    title: 'Best Practice-II',
    subtitle: 'Empowerment of Faculty for Effective Teaching-Learning and Research',
    description: [
      'The institute gives its faculty the time, financial support and freedom to update their knowledge, and encourages them to bring what they learn into the classroom.',
      'New teachers attend an induction programme on course planning, question paper setting and classroom communication. Every teacher then prepares an annual plan with the head of the department, covering training programmes, laboratory development, publications and industry exposure.',
    ],
    stepsTitle: 'Support for faculty',
    steps: [
      'Academic leave of up to 2 months for those pursuing a part-time Ph.D.',
      'A share of over 60% of the income from consultancy.',
      'Support for attending faculty development programmes and completing two online courses.',
    ],
    imageSrc: empowerment,
    imageAlt:
      'Drawing: a teacher at a board with curves and circuits explains a bench model to three colleagues, with books and a microscope nearby.',
  },
];
