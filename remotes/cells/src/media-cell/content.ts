/** The Media Cell: founded in 2018-2019 (R75.2). */

export const title = 'Media Cell';
export const lede =
  'The Media Cell reports on the events and achievements of the institute and maintains its archive of photographs and films.';

export const established = '2018-2019';

export const about = [
  'The Media Cell was formed in the academic year 2018-2019 to document the activities of the institute and share them with students, parents, alumni and the press.',
  'Teachers and students work together on reports, photographs and films. The cell checks all news before release to ensure that names and figures are correct and that photographs are published with consent.',
] as const;

export const objectives = [
  'Report every event of the institute within two working days, in English and Telugu.',
  'Provide the press with accurate information and photographs in time for publication.',
  'Maintain a searchable archive of photographs and films for all departments.',
  'Train students in reporting, photography, editing and media law.',
] as const;

export const roles: readonly { title: string; text: string }[] = [
  {
    title: 'Coverage',
    text: 'Assign a reporter and a photographer to every event announced a week in advance.',
  },
  { title: 'Verification', text: 'Confirm names, designations and figures with the organisers before release.' },
  {
    title: 'Press and social media',
    text: 'Issue press notes, respond to press queries, and manage the social media accounts of the institute.',
  },
  { title: 'Archive', text: 'Store photographs, films and press cuttings by date and department.' },
  { title: 'Newsletter', text: 'Bring out the institute newsletter every quarter.' },
  { title: 'Training', text: 'Conduct a workshop on writing, camera work, sound or editing every semester.' },
];

export const sample = ['lede', 'about', 'objectives', 'roles[]'] as const;
