/** The Grievance Redressal Committee: 6 members, a menu of 5 placeholder links (R80.2, R80.3). */

export const title = 'Grievances';
export const lede =
  'Students, staff and parents can bring a grievance to the committee and receive a fair hearing and a written reply.';

export const about = [
  'The Grievance Redressal Committee considers complaints from students, staff and parents that could not be resolved with the person or office concerned, such as those about marks, delays in issuing certificates, or hostel facilities.',
  'The committee hears both sides and replies in writing. No one will be treated unfavourably for making a complaint. The complainant’s name is kept confidential unless he or she consents to its disclosure.',
] as const;

/** How a grievance is handled, step by step. */
export const procedure: readonly { title: string; text: string }[] = [
  {
    title: 'Speak to the person concerned',
    text: 'Approach the teacher, mentor or office first. Most matters are resolved at this stage.',
  },
  {
    title: 'Lodge a grievance',
    text: 'Submit your grievance in writing with dates and supporting documents. You will receive a reference number.',
  },
  {
    title: 'Attend the hearing',
    text: 'The committee will hear you and the other party. You may bring a friend with you.',
  },
  {
    title: 'Receive a decision',
    text: 'You will receive a written decision with reasons, and will be informed where you may appeal.',
  },
];

/** The menu, in this order. The links have no addresses, and the complaint forms are not shown (R80.3, R80.4). */
export const menu = [
  'Grievance Policy (PDF)',
  'Lodge a Grievance',
  'Faculty Grievances',
  'Student Grievances',
  'Feedback',
] as const;

export const sample = ['lede', 'about', 'procedure[]', 'menu'] as const;
