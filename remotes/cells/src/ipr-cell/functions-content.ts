/** The 11 groups of functions (R74.4). */
export const functionGroups: readonly { id: string; title: string; points: readonly string[] }[] = [
  {
    id: 'awareness',
    title: 'Awareness and training',
    points: [
      'Talks for every incoming batch on patents, copyright, designs and trade marks.',
      'A two-day course each semester on reading and searching patent documents.',
      'Guidance for teachers who supervise projects that may lead to an invention.',
    ],
  },
  {
    id: 'disclosure',
    title: 'Disclosure of inventions',
    points: [
      'One form for students and staff, kept confidential from the day it is received.',
      'A dated receipt for each disclosure, with the names of all who contributed.',
    ],
  },
  {
    id: 'prior-art',
    title: 'Prior-art search',
    points: [
      'A search of Indian and foreign databases for every disclosure.',
      'A short written opinion on what is new and what is not.',
    ],
  },
  {
    id: 'drafting',
    title: 'Drafting and filing',
    points: [
      'Work with inventors and a registered patent agent on description, drawings and claims.',
      'Filing of provisional and complete specifications, and payment of the fees that the institute bears.',
    ],
  },
  {
    id: 'prosecution',
    title: 'Prosecution and renewal',
    points: [
      'Replies to examination reports within the time that the law allows.',
      'A calendar of renewals, with a yearly review of which rights are kept.',
    ],
  },
  {
    id: 'copyright',
    title: 'Copyright registration',
    points: [
      'Registration of software, course material, drawings and films.',
      'Advice on using the works of others in teaching and publications.',
    ],
  },
  {
    id: 'designs-marks',
    title: 'Designs and trade marks',
    points: [
      'Registration of the appearance of products that come out of laboratories.',
      'Names and marks of student ventures, together with the ED Cell.',
    ],
  },
  {
    id: 'agreements',
    title: 'Agreements and confidentiality',
    points: [
      'Non-disclosure agreements for sponsored projects and internships.',
      'Clauses on ownership in every memorandum that involves joint work.',
    ],
  },
  {
    id: 'transfer',
    title: 'Technology transfer',
    points: [
      'Search for firms that can use a protected result.',
      'Terms for licences and assignments, for approval by the Principal.',
      'Sharing of income between inventors and the institute as the policy lays down.',
    ],
  },
  {
    id: 'records',
    title: 'Records and reporting',
    points: [
      'A register of disclosures, applications, grants and licences.',
      'Figures for IQAC, accreditation bodies and the annual report.',
    ],
  },
  {
    id: 'recognition',
    title: 'Recognition of inventors',
    points: [
      'Credit for filings and grants in the appraisal of teachers.',
      'Certificates and a place at the annual innovation day for student inventors.',
    ],
  },
];

export const sample = ['functionGroups[]'] as const;
