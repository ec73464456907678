export const title = 'Teaching Methodologies';
export const lede =
  'What happens in a class here: who does the work, which tools are used, and how a teacher settles on one method rather than another.';

export const intro = [
  'A course is planned backwards. The teacher starts from what a student should be able to do at the end of the semester, decides how that will be tested, and only then picks the way of teaching it. A derivation may need the blackboard; a control loop needs a bench; a question of design needs a group and an argument.',
  'Lectures therefore stand beside laboratory work, tutorials, projects, field visits and online courses. The lesson plan of every course says which of them is used for which unit, and it is open to the students from the first day.',
] as const;

/** Shares and counts (R52.5). */
export const shares = [
  { percent: 40, label: 'of classes are taught with ICT tools' },
  { percent: 40, label: 'of the faculty are encouraged to join FDPs on ICT' },
] as const;
export const counts = [
  { value: '2', label: 'online courses for every member of the faculty' },
  { value: '14', label: 'MOOC courses open to students' },
  { value: '3554', label: 'video lectures' },
  { value: '6226', label: 'e-books' },
  { value: '537', label: 'journals' },
] as const;

export const instructionsTitle = 'What every teacher is asked to do';
export const instructions = [
  'State the outcome of the class in its first minutes and return to it in the last.',
  'Teach at least 40% of classes with ICT tools: simulation, animation, recorded demonstration or an online laboratory.',
  'Complete 2 online courses, and use what they offer in the classroom.',
  'Join faculty development programmes on ICT; 40% of the faculty are encouraged to do so.',
  'Point students to the 3554 video lectures, 6226 e-books and 537 journals of the digital library, by unit and not by list.',
  'Guide each student through the 14 MOOC courses that can be taken beside the syllabus.',
  'Test early, return scripts promptly, and plan the next unit on what the scripts show.',
] as const;

export const outro =
  'None of this replaces the teacher. It leaves more of the hour for questions, for making things, and for the students who would otherwise stay silent.';

export interface Method {
  id: 'experiential' | 'participative' | 'problem-solving' | 'blended';
  title: string;
  summary: string;
  points: readonly string[];
}

/** Four methods, in this order (R52.2). */
export const methods: readonly Method[] = [
  {
    id: 'experiential',
    title: 'Experiential/Experiment learning',
    summary: 'Students meet the idea with their hands before they meet it in an examination.',
    points: [
      'Laboratory sessions in which the procedure is designed, not only followed',
      'Mini projects from the second year and a full project in the last',
      'Internships and industrial visits with a report that is discussed in class',
      'Field surveys, site visits and community projects',
      'Models and prototypes made in the IDEA Lab',
    ],
  },
  {
    id: 'participative',
    title: 'Participative Learning',
    summary: 'The class speaks; the teacher asks, listens and corrects.',
    points: [
      'Group discussions and debates on a question set a week ahead',
      'Student seminars with questions from the class',
      'Peer teaching in small groups, the groups changed every month',
      'Role play and case presentation in management courses',
      'Technical clubs, paper contests and hackathons',
    ],
  },
  {
    id: 'problem-solving',
    title: 'Problem Solving Methodologies',
    summary: 'An open problem first, the theory when it is needed.',
    points: [
      'Tutorial hours in which students solve and the teacher walks round',
      'Case studies taken from industry and from the city',
      'Assignments with more than one correct answer, defended in person',
      'Coding practice with automatic tests and a weekly review',
      'Design exercises with a budget, a deadline and a client',
    ],
  },
  {
    id: 'blended',
    title: 'Blended Teaching Approach',
    summary: 'What can be watched at home is watched at home; the class is for the rest.',
    points: [
      'Short video lectures before the class, a problem in the class',
      'Quizzes and discussion in the learning management system',
      'Virtual laboratories ahead of the real ones',
      'MOOC courses with credit, supported by a mentor in the department',
      'Recorded lectures for revision and for those who missed a class',
    ],
  },
];

export const flowchart = {
  title: 'How a teacher chooses a method for a unit',
  nodes: [
    { id: 'outcomes', label: 'Course outcomes and lesson plan', kind: 'start', row: 0, column: 1 },
    { id: 'need', label: 'What does the unit need?', kind: 'decision', row: 1, column: 1 },
    { id: 'hands', label: 'Experiment, project or field visit', kind: 'step', row: 2, column: 0 },
    { id: 'voice', label: 'Discussion, seminar or case study', kind: 'step', row: 2, column: 1 },
    { id: 'mix', label: 'Video before, problem in class', kind: 'step', row: 2, column: 2 },
    { id: 'teach', label: 'Teach with ICT tools', kind: 'step', row: 3, column: 1 },
    { id: 'test', label: 'Outcome reached?', kind: 'decision', row: 4, column: 1 },
    { id: 'support', label: 'Tutorial and second attempt', kind: 'step', row: 4, column: 0 },
    { id: 'next', label: 'Next unit', kind: 'end', row: 5, column: 1 },
  ],
  links: [
    { from: 'outcomes', to: 'need' },
    { from: 'need', to: 'hands', label: 'Do' },
    { from: 'need', to: 'voice', label: 'Argue' },
    { from: 'need', to: 'mix', label: 'Watch' },
    { from: 'hands', to: 'teach' },
    { from: 'voice', to: 'teach' },
    { from: 'mix', to: 'teach' },
    { from: 'teach', to: 'test' },
    { from: 'test', to: 'support', label: 'No' },
    { from: 'support', to: 'teach' },
    { from: 'test', to: 'next', label: 'Yes' },
  ],
} as const;

/** Figures and headings are required; the sentences around them are not. */
export const sample = ['intro', 'instructions', 'outro', 'methods[].summary', 'methods[].points', 'flowchart'] as const;
