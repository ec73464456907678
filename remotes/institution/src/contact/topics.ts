/** What people turn to somebody for, in the order of the page. */
export const topics = [
  'Ragging',
  'Harassment of women',
  'Emergency',
  'Grievances',
  'Hostel and campus',
  'Admissions and fees',
  'Examinations',
] as const;
