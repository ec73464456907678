/** The Discipline Cell (R71): 15 rules and the quick links. */

export const title = 'Discipline Cell';
export const lede = 'Fifteen rules that let thousands of people study, work and live on one campus.';

export const about = [
  'The Discipline Cell settles small things early, so that they stay small. Its members are senior teachers, one from each department; they are about the blocks between classes, hear both sides of a complaint, and take serious matters to the Principal.',
  'Whoever joins the institute accepts these rules together with the code of conduct. They hold on the campus, in the hostels, on institute buses, and wherever a student appears for the institute.',
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
    title: 'In class',
    rules: [
      {
        title: 'Come on time',
        text: 'Be in your seat before the teacher enters. Five minutes after the start the class is closed to latecomers.',
      },
      {
        title: 'Keep your attendance',
        text: 'Attend at least 75 % of the classes of every course. Absence for illness counts only with papers handed in on return.',
      },
      {
        title: 'Wear your identity card',
        text: 'Wear it from the gate inwards with the photograph showing, and hand it over when a member of staff asks.',
      },
      {
        title: 'Dress for work',
        text: 'Dress neatly; wear the uniform on the days fixed for it, and apron and closed shoes in workshops and laboratories.',
      },
      {
        title: 'Put the phone away',
        text: 'Phones are switched off and out of sight in classrooms, laboratories, the library and examination halls.',
      },
    ],
  },
  {
    title: 'On the campus',
    rules: [
      {
        title: 'Take care of what is shared',
        text: 'Furniture, instruments and books serve those who come after you. Damage is made good by those who cause it.',
      },
      {
        title: 'Leave places clean',
        text: 'Use the bins, keep walls and desks free of writing, and leave a room as you would like to find it.',
      },
      {
        title: 'Ride and park safely',
        text: 'Ride with a helmet and a licence, park in the marked area, and keep vehicles out of the academic zone.',
      },
      {
        title: 'Leave with a pass',
        text: 'During class hours leave the campus only with a pass signed by your mentor or head of department.',
      },
      {
        title: 'Ask before you gather',
        text: 'Meetings, collections, notices and visits by outsiders need the written permission of the Principal.',
      },
    ],
  },
  {
    title: 'With one another',
    rules: [
      {
        title: 'No ragging',
        text: 'Ragging in any form, on or off the campus, is an offence in law. It leads to suspension and a police complaint.',
      },
      {
        title: 'Speak with courtesy',
        text: 'Teachers, staff and fellow students are owed respect. Abuse, threats and fights never settle a matter.',
      },
      {
        title: 'No harassment',
        text: 'Nobody is troubled for sex, caste, religion, region, language or disability. Complaints go to the Internal Complaints Committee.',
      },
      {
        title: 'No tobacco, alcohol or drugs',
        text: 'Having, using or passing on any of them is forbidden on the campus, in the hostels and on institute transport.',
      },
      {
        title: 'Be decent online',
        text: 'Do not record, post or forward anything that hurts the dignity of a person or passes for the voice of the institute.',
      },
    ],
  },
];

/** Years of the minutes, newest first. They have no addresses (R71.6). */
export const minutes = ['2022-23', '2021-22', '2020-21', '2019-20', '2018-19'] as const;

/** The quick links after Minutes of Meeting. They have no addresses (R71.6). */
export const quickLinks = [
  'Code of Conduct for Students',
  'Hand Book for Code of Conduct',
  'Policy Document on Code of Ethics',
  'Autonomous Examination Manual',
] as const;

export const sample = ['lede', 'about', 'ruleGroups[].title', 'ruleGroups[].rules[]'] as const;
