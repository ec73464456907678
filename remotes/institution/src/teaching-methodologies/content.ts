export const title = 'Teaching Methodologies';
export const lede =
  'Our teachers use a range of methods, supported by digital tools, and choose the most suitable one for each unit.';

export const intro = [
  'Every course is planned on the basis of its outcomes. The teacher first identifies the skills students should have acquired by the end of the semester, decides how they will be assessed, and then chooses the method of teaching. Some topics are best taught on the blackboard, some in the laboratory, and others through group discussion.',
  'Lectures are therefore combined with laboratory work, tutorials, projects, field visits and online courses. The lesson plan for every course states the method to be used for each unit and is available to students from the first day.',
] as const;

/** Shares and counts (R52.5). */
export const shares = [
  { percent: 40, label: 'of classes are taught with ICT tools' },
  { percent: 40, label: 'of the faculty are encouraged to attend FDPs on ICT' },
] as const;
export const counts = [
  { value: '2', label: 'online courses for every member of the faculty' },
  { value: '14', label: 'MOOC courses open to students' },
  { value: '3554', label: 'video lectures' },
  { value: '6226', label: 'e-books' },
  { value: '537', label: 'journals in print' },
] as const;

export const instructionsTitle = 'Guidelines for teachers';
export const instructions = [
  'State the objective of the class at the beginning and summarise it at the end.',
  'Teach at least 40% of classes with ICT tools such as simulations, animations, recorded demonstrations or online laboratories.',
  'Complete 2 online courses and use what you have learnt in your teaching.',
  'Attend faculty development programmes on ICT. The institute encourages 40% of the faculty to do so.',
  'Guide students to the relevant material for each unit among the 3554 video lectures, 6226 e-books and 537 journals of the library.',
  'Encourage students to take up the 14 MOOC courses available in addition to the syllabus.',
  'Conduct tests early, return answer scripts promptly, and plan the next unit accordingly.',
] as const;

export const outro =
  'These methods allow more time in class for questions, practical work and individual attention to students who need it.';

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
    summary: 'Students learn by doing, through laboratory work, projects and field visits.',
    points: [
      'Laboratory sessions in which students design the procedure themselves',
      'Mini projects from the second year and a major project in the final year',
      'Internships and industrial visits, followed by a report and discussion in class',
      'Field surveys, site visits and community projects',
      'Models and prototypes made in the Idea Lab',
    ],
  },
  {
    id: 'participative',
    title: 'Participative Learning',
    summary: 'Students take an active part through discussions, seminars and group work.',
    points: [
      'Group discussions and debates on topics announced a week in advance',
      'Student seminars with questions from the class',
      'Peer teaching in small groups that change every month',
      'Role play and case presentation in management courses',
      'Technical clubs, paper contests and hackathons',
    ],
  },
  {
    id: 'problem-solving',
    title: 'Problem Solving Methodologies',
    summary: 'Students work on open-ended problems and learn the theory in context.',
    points: [
      'Tutorial hours in which students solve problems with the teacher’s help',
      'Case studies from industry and civic life in the city',
      'Open-ended assignments that students present and defend',
      'Coding practice with automatic tests and a weekly review',
      'Design exercises with a realistic budget, deadline and client',
    ],
  },
  {
    id: 'blended',
    title: 'Blended Teaching Approach',
    summary: 'Recorded lectures and online material complement classroom teaching.',
    points: [
      'Short video lectures before class and problem solving in class',
      'Quizzes and discussion in the learning management system',
      'Virtual laboratories as preparation for practical sessions',
      'Credit-based MOOC courses, supported by a mentor in the department',
      'Recorded lectures for revision and for students who have missed a class',
    ],
  },
];

export const flowchart = {
  title: 'How a teacher chooses a method for a unit',
  nodes: [
    { id: 'outcomes', label: 'Course outcomes and lesson plan', kind: 'start', row: 0, column: 1 },
    { id: 'need', label: 'What does the unit require?', kind: 'decision', row: 1, column: 1 },
    { id: 'hands', label: 'Experiment, project or field visit', kind: 'step', row: 2, column: 0 },
    { id: 'voice', label: 'Discussion, seminar or case study', kind: 'step', row: 2, column: 1 },
    { id: 'mix', label: 'Video first, problems in class', kind: 'step', row: 2, column: 2 },
    { id: 'teach', label: 'Teach with ICT tools', kind: 'step', row: 3, column: 1 },
    { id: 'test', label: 'Outcome attained?', kind: 'decision', row: 4, column: 1 },
    { id: 'support', label: 'Tutorial and second test', kind: 'step', row: 5, column: 0 },
    { id: 'next', label: 'Next unit', kind: 'end', row: 5, column: 1 },
  ],
  links: [
    { from: 'outcomes', to: 'need' },
    { from: 'need', to: 'hands', label: 'Practice' },
    { from: 'need', to: 'voice', label: 'Discussion' },
    { from: 'need', to: 'mix', label: 'Demonstration' },
    { from: 'hands', to: 'teach' },
    { from: 'voice', to: 'teach' },
    { from: 'mix', to: 'teach' },
    { from: 'teach', to: 'test' },
    { from: 'test', to: 'support', label: 'No' },
    { from: 'support', to: 'next' },
    { from: 'test', to: 'next', label: 'Yes' },
  ],
} as const;

/** Figures and headings are required; the sentences around them are not. */
export const sample = ['intro', 'instructions', 'outro', 'methods[].summary', 'methods[].points', 'flowchart'] as const;
