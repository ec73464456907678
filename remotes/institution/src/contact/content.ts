export const title = 'Contact and People to Turn To';
export const lede =
  'Names, telephone numbers and hours of the people who help with ragging, harassment, grievances, admissions and examinations.';

export const anyHour = {
  title: 'At any hour',
  lede: 'If you are in danger, or see somebody who is, call at once. You need not give your name.',
};
export const people = {
  title: 'People to turn to',
  lede: 'Speak to the person whom you find easiest to approach. He or she will take you to the right office.',
};
export const visit = 'Visit or write to us';

export const related = [
  { href: '/grievances', label: 'Grievances' },
  { href: '/administration', label: 'Administration Team' },
  { href: '/rti', label: 'Right to Information' },
  { href: '/placements/Contact', label: 'Placement Contact' },
];

export const sample = ['lede', 'anyHour', 'people'] as const;
