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
      'A common disclosure form for students and staff, kept confidential from the day it is received.',
      'A dated receipt for each disclosure, with the names of all contributors.',
    ],
  },
  {
    id: 'prior-art',
    title: 'Prior-art search',
    points: [
      'A search of Indian and foreign databases for every disclosure.',
      'A brief written opinion on the novelty of the work.',
    ],
  },
  {
    id: 'drafting',
    title: 'Drafting and filing',
    points: [
      'Preparation of the description, drawings and claims with the inventors and a registered patent agent.',
      'Filing of provisional and complete specifications, and payment of the fees borne by the institute.',
    ],
  },
  {
    id: 'prosecution',
    title: 'Prosecution and renewal',
    points: [
      'Replies to examination reports within the time allowed by law.',
      'A calendar of renewals, with an annual review of the rights to be maintained.',
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
      'Registration of trade marks for student ventures, jointly with the ED Cell.',
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
      'Preparation of the terms of licences and assignments for approval by the Principal.',
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
      'Credit for patent applications and grants in the appraisal of teachers.',
      'Certificates for student inventors, and display of their work on the annual innovation day.',
    ],
  },
];

export const sample = ['functionGroups[]'] as const;
