/** The 11 groups of functions (R74.4). */
export const functionGroups: readonly { id: string; title: string; points: readonly string[] }[] = [
  {
    id: 'awareness',
    title: 'Awareness and training',
    points: [
      'Talks on patents, copyright, designs and trade marks for every new batch.',
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
      'A calendar of renewals, with a yearly review of the rights to be maintained.',
    ],
  },
  {
    id: 'copyright',
    title: 'Copyright registration',
    points: [
      'Registration of software, course material, drawings and films.',
      'Advice on using copyrighted material in teaching and publications.',
    ],
  },
  {
    id: 'designs-marks',
    title: 'Designs and trade marks',
    points: [
      'Registration of the designs of products developed in the laboratories.',
      'Trade marks for student ventures, together with the ED Cell.',
    ],
  },
  {
    id: 'agreements',
    title: 'Agreements and confidentiality',
    points: [
      'Non-disclosure agreements for sponsored projects and internships.',
      'Ownership clauses in every memorandum of understanding that involves joint work.',
    ],
  },
  {
    id: 'transfer',
    title: 'Technology transfer',
    points: [
      'Identification of companies that can use a protected invention.',
      'Terms for licences and assignments, for approval by the Principal.',
      'Sharing of income between inventors and the institute as per the policy.',
    ],
  },
  {
    id: 'records',
    title: 'Records and reporting',
    points: [
      'A register of disclosures, applications, grants and licences.',
      'Data for IQAC, accreditation bodies and the annual report.',
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
