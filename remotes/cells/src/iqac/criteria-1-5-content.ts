import type { Criterion } from './criteria.ts';

export const inputCriteria: readonly Criterion[] = [
  {
    number: 1,
    title: 'Curricular Design',
    indicators: [
      {
        id: '1.1',
        name: 'Outcome-based curriculum',
        description:
          'Outcomes are stated for every programme and course, and course outcomes are mapped to programme outcomes.',
        subPoints: ['Outcomes published for students', 'Mapping reviewed with each regulation'],
      },
      {
        id: '1.2',
        name: 'Stakeholder participation',
        description: 'Employers, alumni, parents and teachers are consulted before a curriculum is revised.',
      },
      {
        id: '1.3',
        name: 'Choice and flexibility',
        description: 'Students can choose from electives, honours, minors and credit transfer.',
      },
      {
        id: '1.4',
        name: 'Work-related learning',
        description: 'Internships, projects and skill courses carry credits in every programme.',
      },
      {
        id: '1.5',
        name: 'Values and environment',
        description: 'Ethics, gender issues, human values and environmental studies are taught as part of courses.',
      },
    ],
  },
  {
    number: 2,
    title: 'Faculty Resources',
    indicators: [
      {
        id: '2.1',
        name: 'Faculty strength',
        description: 'Sanctioned posts filled, and the student-faculty ratio.',
      },
      {
        id: '2.2',
        name: 'Qualification',
        description: 'Share of teachers with a doctorate or another terminal degree.',
        subPoints: ['Doctorates held', 'Doctorates in progress'],
      },
      {
        id: '2.3',
        name: 'Experience and retention',
        description: 'Years of teaching, and years spent at the institute.',
      },
      {
        id: '2.4',
        name: 'Faculty development',
        description: 'Courses and workshops attended and academic leave taken during the year.',
      },
      { id: '2.5', name: 'Diversity', description: 'Teachers from other states, from industry and from abroad.' },
      { id: '2.6', name: 'Recognition', description: 'Awards, fellowships and service on public bodies.' },
    ],
  },
  {
    number: 3,
    title: 'Infrastructure',
    indicators: [
      {
        id: '3.1',
        name: 'Teaching facilities',
        description: 'Classrooms, seminar halls and laboratories with ICT facilities.',
      },
      {
        id: '3.2',
        name: 'Library',
        description: 'Books, journals, databases and reading space, and their usage.',
        subPoints: ['Printed collection', 'Electronic collection', 'Daily visits'],
      },
      { id: '3.3', name: 'Computing', description: 'Computers, software and bandwidth available to students.' },
      {
        id: '3.4',
        name: 'Access for all',
        description: 'Ramps, lifts, washrooms, signs and assistive software for persons with disabilities.',
      },
      { id: '3.5', name: 'Maintenance', description: 'Maintenance plans, and the time taken for repairs.' },
    ],
  },
  {
    number: 4,
    title: 'Financial Resource and Management',
    indicators: [
      {
        id: '4.1',
        name: 'Budget utilisation',
        description: 'The annual budget and the percentage utilised.',
      },
      {
        id: '4.2',
        name: 'Sources of income',
        description: 'Fees, grants, consultancy, endowments and other receipts.',
      },
      {
        id: '4.3',
        name: 'Audit',
        description: 'Internal and external audits of accounts, and compliance with audit observations.',
        subPoints: ['Internal, every quarter', 'External, every year'],
      },
      {
        id: '4.4',
        name: 'Spending on learning',
        description: 'Expenditure per student on laboratories, library and student support.',
      },
      { id: '4.5', name: 'Funds for research', description: 'Seed money, grants and consultancy earned in the year.' },
    ],
  },
  {
    number: 5,
    title: 'Learning and Teaching',
    indicators: [
      {
        id: '5.1',
        name: 'Student-centred methods',
        description: 'Experiments, projects, group work and problem solving in regular classes.',
      },
      {
        id: '5.2',
        name: 'Advanced and slow learners',
        description: 'Identification of advanced and slow learners, and the support given to each group.',
        subPoints: ['Assessment at entry', 'Remedial classes', 'Additional courses'],
      },
      {
        id: '5.3',
        name: 'Mentoring',
        description: 'Batches, meetings and records of the Mentor-Mentee System.',
      },
      {
        id: '5.4',
        name: 'Digital learning',
        description: 'Use of the learning platform, recorded lectures and MOOCs.',
      },
      {
        id: '5.5',
        name: 'Assessment',
        description: 'Fairness, variety and timeliness of tests and examinations.',
        subPoints: ['Continuous assessment', 'End examinations', 'Revaluation'],
      },
      {
        id: '5.6',
        name: 'Attainment of outcomes',
        description: 'Attainment of course and programme outcomes, and the action taken.',
      },
    ],
  },
];
