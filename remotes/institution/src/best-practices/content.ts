import empowerment from './empowerment.svg';
import felicitation from './felicitation.svg';

export const sample = ['lede', 'practices[].description[]', 'practices[].steps[]', 'practices[].imageSrc'] as const;

export const title = 'Best Practices';
export const lede =
  'Two habits of the institute that others have asked us about: one looks outward to the families of our students, the other inward to the people who teach them.';

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
      'Most of our students are the first engineers in their families. Behind each of them are people who sold a season’s crop late, took a second shift, or moved house to be near a school. Once a year the stage is theirs.',
      'Parents of the students who stood first in their branch and year are invited to the campus and honoured with a shawl and a citation, before the whole class and in front of their children. They see the laboratories, eat with the teachers, and tell us what the institute looks like from home.',
    ],
    stepsTitle: 'How the day runs',
    steps: [
      'Results decide the list; no one applies and no one is recommended.',
      'The department writes to each family and looks after their travel.',
      'After the ceremony, parents and teachers meet by branch, and what is said is minuted.',
    ],
    imageSrc: felicitation,
    imageAlt:
      'Drawing: on a stage hung with marigolds, a teacher places a shawl on the shoulders of a mother and father while their daughter looks on.',
  },
  {
    id: 'empowerment-of-faculty',
    title: 'Best Practice-II',
    subtitle: 'Empowerment of Faculty for Effective Teaching-Learning and Research',
    description: [
      'A syllabus is only as current as the person who teaches it. We give teachers the time, the money and the freedom to keep learning, and we ask them to bring what they learn back into the classroom.',
      'New teachers start with an induction in planning a course, setting a fair paper and speaking to a large room. After that each plans a year at a time with the head of department: a programme to attend, a laboratory to build, a paper to write, a company to spend a vacation with.',
    ],
    stepsTitle: 'What a teacher can count on',
    steps: [
      'Up to 2 months of academic leave for a part-time Ph.D.',
      'Over 60% of the income from the consultancy they bring in.',
      'Support to attend faculty development programmes, and to complete two online courses.',
    ],
    imageSrc: empowerment,
    imageAlt:
      'Drawing: a teacher at a board of curves and circuits explains a bench model to three colleagues; books and a microscope stand beside.',
  },
];
