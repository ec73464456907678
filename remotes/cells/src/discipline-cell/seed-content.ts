/** Years of the minutes, newest first. They have no addresses (R71.6). */
export const minutes = ['2022-23', '2021-22', '2020-21', '2019-20', '2018-19'].map((year) => ({
  id: year,
  name: year,
}));

/** The quick links after Minutes of Meeting. They have no addresses (R71.6). */
export const quickLinks = [
  { id: 'code-of-conduct-for-students', name: 'Code of Conduct for Students' },
  { id: 'hand-book-for-code-of-conduct', name: 'Hand Book for Code of Conduct' },
  { id: 'policy-document-on-code-of-ethics', name: 'Policy Document on Code of Ethics' },
  { id: 'autonomous-examination-manual', name: 'Autonomous Examination Manual' },
];

export const sample = [] as const;
