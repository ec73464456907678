export const title = 'Course Outcomes';
export const lede =
  'These are the outcomes that our graduates attain in six B.Tech disciplines and five postgraduate disciplines. Specialisations share the outcomes of the parent discipline.';

/** Each has an icon in `discipline-icon.tsx`. */
export type Discipline =
  | 'computing'
  | 'information'
  | 'electronics'
  | 'electrical'
  | 'mechanical'
  | 'civil'
  | 'management'
  | 'applications';

interface ProgrammeOutcome {
  name: string;
  outcomes: string;
  discipline: Discipline;
}

export interface OutcomeGroup {
  id: string;
  title: string;
  programmes: readonly ProgrammeOutcome[];
}

/** Six undergraduate and five postgraduate programmes (R58.2, R58.3). */
export const groups: readonly OutcomeGroup[] = [
  {
    id: 'undergraduate',
    title: 'Undergraduate Programs',
    programmes: [
      {
        name: 'B.Tech CSE',
        outcomes: 'Design, develop, test and maintain reliable software systems.',
        discipline: 'computing',
      },
      {
        name: 'B.Tech IT',
        outcomes: 'Build and manage the networks, databases and services that organisations depend on.',
        discipline: 'information',
      },
      {
        name: 'B.Tech ECE',
        outcomes: 'Design electronic circuits, communication links and embedded systems for practical applications.',
        discipline: 'electronics',
      },
      {
        name: 'B.Tech EEE',
        outcomes: 'Plan, operate and protect electrical machines, drives and power networks.',
        discipline: 'electrical',
      },
      {
        name: 'B.Tech Mechanical',
        outcomes: 'Design, analyse and manufacture machines that use energy efficiently.',
        discipline: 'mechanical',
      },
      {
        name: 'B.Tech Civil',
        outcomes: 'Plan, design and supervise safe and durable structures, roads and water supply systems.',
        discipline: 'civil',
      },
    ],
  },
  {
    id: 'postgraduate',
    title: 'Postgraduate Programs',
    programmes: [
      {
        name: 'M.Tech CSE',
        outcomes: 'Carry out research in computing, from the literature survey to publication.',
        discipline: 'computing',
      },
      {
        name: 'M.Tech ECE',
        outcomes: 'Design and verify integrated circuits and communication systems with industry-standard tools.',
        discipline: 'electronics',
      },
      {
        name: 'M.Tech Mechanical',
        outcomes: 'Analyse stress, vibration and wear, and improve machine designs accordingly.',
        discipline: 'mechanical',
      },
      {
        name: 'MBA',
        outcomes: 'Apply the principles of finance, marketing and people management to take sound business decisions.',
        discipline: 'management',
      },
      {
        name: 'MCA',
        outcomes: 'Develop complete software applications, from client requirements to release and support.',
        discipline: 'applications',
      },
    ],
  },
];

export const sample = ['groups[].programmes[].outcomes'] as const;
