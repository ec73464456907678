export const title = 'Course Outcomes';
export const lede =
  'One line for each programme: what a graduate should be able to do on the day after the last examination.';

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
        outcomes: 'Design, write, test and maintain software that other people can rely on.',
        discipline: 'computing',
      },
      {
        name: 'B.Tech IT',
        outcomes: 'Build and run the networks, data stores and services on which an organisation works.',
        discipline: 'information',
      },
      {
        name: 'B.Tech ECE',
        outcomes: 'Take a signal from the antenna to the application: circuits, communication and embedded systems.',
        discipline: 'electronics',
      },
      {
        name: 'B.Tech EEE',
        outcomes: 'Plan, protect and control electrical machines, drives and power networks.',
        discipline: 'electrical',
      },
      {
        name: 'B.Tech Mechanical',
        outcomes: 'Model, design and manufacture machines, and account for the energy that they use.',
        discipline: 'mechanical',
      },
      {
        name: 'B.Tech Civil',
        outcomes: 'Survey, design and supervise structures, roads and water works that are safe and last.',
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
        outcomes: 'Carry an open problem in computing from the literature to a result that can be published.',
        discipline: 'computing',
      },
      {
        name: 'M.Tech ECE',
        outcomes: 'Design integrated circuits and communication systems with industrial tools, and verify them.',
        discipline: 'electronics',
      },
      {
        name: 'M.Tech Mechanical',
        outcomes: 'Analyse stress, vibration and wear, and use the analysis to improve the design of a machine.',
        discipline: 'mechanical',
      },
      {
        name: 'MBA',
        outcomes: 'Read the accounts, the market and the people of a business, and decide on the evidence.',
        discipline: 'management',
      },
      {
        name: 'MCA',
        outcomes: 'Develop complete applications, from the requirement of a client to their release and support.',
        discipline: 'applications',
      },
    ],
  },
];

export const sample = ['groups[].programmes[].outcomes'] as const;
