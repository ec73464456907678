/** The Entrepreneurship Development Cell: 15 committee members, four groups of objectives (R72.4, R72.5). */

export const title = 'Entrepreneurship Development (ED) Cell';
export const lede =
  'The cell offers training, mentoring and practical support to students who want to start a business of their own.';

export const about = [
  'Our region has a long tradition of enterprise, from shipping and fisheries to steel and software. The Entrepreneurship Development Cell encourages students to start developing their own business ideas while they are still at the institute.',
  'The cell conducts short courses on costing and company law, provides teams with workspace and a mentor for a semester, and introduces promising ventures to banks, the District Industries Centre and potential customers.',
] as const;

export const objectiveGroups: readonly { title: string; points: readonly string[] }[] = [
  {
    title: 'Awareness',
    points: [
      'Introduce first-year students to entrepreneurship as a career option.',
      'Invite owners of small businesses to the campus to share their experience.',
      'Conduct a three-day awareness camp in each department every year.',
    ],
  },
  {
    title: 'Skills',
    points: [
      'Teach costing, bookkeeping, pricing and basic company law in evening courses.',
      'Train teams to validate an idea with potential customers before building it.',
      'Train faculty members to guide student ventures.',
    ],
  },
  {
    title: 'Support',
    points: [
      'Provide workspace, tools and a mentor to teams for one semester, renewable once.',
      'Help with registration, tax formalities, trade marks and rental agreements.',
      'Allow founders to count their venture work towards project credits, where the regulations permit.',
    ],
  },
  {
    title: 'Networking',
    points: [
      'Maintain contact with banks, government funding agencies and alumni who invest in new ventures.',
      'Connect teams with buyers in the port, steel and fisheries sectors of the region.',
      'Follow up on each venture for three years and publish the results.',
    ],
  },
];

export const sample = ['lede', 'about', 'objectiveGroups[]'] as const;
