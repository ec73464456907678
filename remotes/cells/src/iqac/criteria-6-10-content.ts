import type { Criterion } from './criteria.ts';

export const outcomeCriteria: readonly Criterion[] = [
  {
    number: 6,
    title: 'Extended Curricular Engagements',
    indicators: [
      {
        id: '6.1',
        name: 'Clubs and activities',
        description: 'Literary, cultural, green, sports and film activities, and the number of students taking part.',
      },
      {
        id: '6.2',
        name: 'Community service',
        description: 'Work in villages, schools and coastal areas through NSS and other programmes.',
        subPoints: ['Programmes held', 'Students taking part'],
      },
      { id: '6.3', name: 'Sports', description: 'Facilities, coaching, and prizes won at meets.' },
      {
        id: '6.4',
        name: 'Courses beyond the degree',
        description: 'Value-added and add-on courses, and certificates earned.',
      },
      {
        id: '6.5',
        name: 'Innovation activities',
        description: 'Workshops, contests and prototypes of the IIC and ED Cell.',
      },
    ],
  },
  {
    number: 7,
    title: 'Governance and Administration',
    indicators: [
      {
        id: '7.1',
        name: 'Vision and leadership',
        description: 'Governance in line with the vision and mission of the institute.',
      },
      { id: '7.2', name: 'Strategic plan', description: 'The plan, its annual targets and progress reports.' },
      {
        id: '7.3',
        name: 'Statutory bodies',
        description: 'Meetings and minutes of the Governing Body, Academic Council and other committees.',
        subPoints: ['Meetings held', 'Decisions carried out'],
      },
      { id: '7.4', name: 'e-Governance', description: 'Online administration, accounts, admissions and examinations.' },
      {
        id: '7.5',
        name: 'Grievances',
        description: 'Complaints received and resolved, and the time taken.',
      },
      {
        id: '7.6',
        name: 'Welfare of staff',
        description: 'Insurance, leave, concessions and other measures for staff.',
      },
    ],
  },
  {
    number: 8,
    title: 'Student Outcomes',
    indicators: [
      { id: '8.1', name: 'Enrolment', description: 'Seats filled, and the diversity of students.' },
      { id: '8.2', name: 'Results', description: 'Students who pass within the stipulated period.' },
      {
        id: '8.3',
        name: 'Placement',
        description: 'Students placed, their employers and salaries.',
        subPoints: ['Campus recruitment', 'Other employment'],
      },
      {
        id: '8.4',
        name: 'Higher study',
        description: 'Graduates who go on to higher studies, and results in entrance tests.',
      },
      { id: '8.5', name: 'Entrepreneurship', description: 'Ventures founded by graduates.' },
      {
        id: '8.6',
        name: 'Student satisfaction',
        description: 'Results of the annual survey on teaching and student support.',
      },
    ],
  },
  {
    number: 9,
    title: 'Research Innovation Outcomes',
    indicators: [
      {
        id: '9.1',
        name: 'Publications',
        description: 'Papers, books and chapters, and their citations.',
        subPoints: ['Indexed journals', 'Books and chapters', 'Conference papers'],
      },
      {
        id: '9.2',
        name: 'Funded projects',
        description: 'Ongoing and completed projects, and their funding agencies.',
      },
      { id: '9.3', name: 'Patents', description: 'Patents published, granted and licensed.' },
      {
        id: '9.4',
        name: 'Doctoral research',
        description: 'Recognised research centres, guides and scholars, and degrees awarded.',
      },
      {
        id: '9.5',
        name: 'Industry collaboration',
        description: 'Consultancy, joint laboratories and active agreements.',
      },
    ],
  },
  {
    number: 10,
    title: 'Sustainability/Green Initiatives',
    indicators: [
      { id: '10.1', name: 'Energy', description: 'Solar power, efficient lighting and energy consumption per person.' },
      {
        id: '10.2',
        name: 'Water',
        description: 'Rainwater harvesting, water reuse, and groundwater levels.',
        subPoints: ['Rainwater harvesting pits', 'Reuse of treated water'],
      },
      { id: '10.3', name: 'Waste', description: 'Separation, composting, and safe disposal of electronic waste.' },
      { id: '10.4', name: 'Green campus', description: 'Trees, open ground and restricted entry of vehicles.' },
      {
        id: '10.5',
        name: 'Environmental audit',
        description: 'Green, energy and environment audits, and the action taken on their findings.',
      },
    ],
  },
];
