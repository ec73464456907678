/** The Discipline Cell (R71): 15 rules. */

export const title = 'Discipline Cell';
export const lede = 'The Discipline Cell helps to maintain a safe, orderly and respectful campus for all students.';

export const about = [
  'The Discipline Cell consists of one senior teacher from each department. Its members go round the blocks between classes, hear both sides of every complaint, and refer serious matters to the Principal.',
  'At the time of admission, every student agrees to follow the rules below and the code of conduct. They apply on campus, in the hostels, on institute buses, and wherever a student represents the institute.',
] as const;

interface Rule {
  title: string;
  text: string;
}

export interface RuleGroup {
  title: string;
  rules: readonly Rule[];
}

/** 15 rules in three groups, numbered consecutively (R71.2). */
export const ruleGroups: readonly RuleGroup[] = [
  {
    title: 'In the classroom',
    rules: [
      {
        title: 'Be punctual',
        text: 'Be in your seat before the teacher enters. Entry is not allowed more than five minutes after the class has started.',
      },
      {
        title: 'Maintain attendance',
        text: 'Attend at least 75% of the classes in every course. Submit a medical certificate on your return if you were absent due to illness.',
      },
      {
        title: 'Wear your identity card',
        text: 'Wear your identity card at all times on campus, and produce it when asked by a member of staff.',
      },
      {
        title: 'Follow the dress code',
        text: 'Dress neatly. Wear the uniform on the prescribed days, and an apron and closed shoes in workshops and laboratories.',
      },
      {
        title: 'Keep mobile phones switched off',
        text: 'Mobile phones are to be switched off and put away in classrooms, laboratories, the library and examination halls.',
      },
    ],
  },
  {
    title: 'On campus',
    rules: [
      {
        title: 'Take care of institute property',
        text: 'Handle furniture, instruments and books with care. Students who cause damage will have to bear the cost.',
      },
      {
        title: 'Keep the campus clean',
        text: 'Use the dustbins, do not write on walls or desks, and leave every room clean after use.',
      },
      {
        title: 'Ride and park safely',
        text: 'Wear a helmet, carry a valid licence, park in the marked area, and do not bring vehicles into the academic zone.',
      },
      {
        title: 'Obtain an out-pass',
        text: 'To leave the campus during class hours, obtain a pass signed by your mentor or head of the department.',
      },
      {
        title: 'Take permission for gatherings',
        text: 'Meetings, collections, notices and visits by outsiders require the written permission of the Principal.',
      },
    ],
  },
  {
    title: 'Conduct towards others',
    rules: [
      {
        title: 'No ragging',
        text: 'Ragging in any form, on or off the campus, is a punishable offence and leads to suspension and a police complaint.',
      },
      {
        title: 'Be courteous',
        text: 'Treat teachers, staff and fellow students with respect. Abusive language, threats and fights are not tolerated.',
      },
      {
        title: 'No harassment',
        text: 'Harassment on grounds of gender, caste, religion, region, language or disability is prohibited. Complaints may be made to the Internal Complaints Committee.',
      },
      {
        title: 'No tobacco, alcohol or drugs',
        text: 'Possession, use or distribution of these substances is strictly prohibited on campus, in the hostels and on institute transport.',
      },
      {
        title: 'Be responsible online',
        text: 'Do not record, post or forward anything that violates a person’s dignity, and do not claim to speak for the institute.',
      },
    ],
  },
];

export const sample = ['lede', 'about', 'ruleGroups[].title', 'ruleGroups[].rules[]'] as const;
