export const title = 'Academic Council';
export const lede =
  'The Academic Council is the highest academic body of the institute. It approves the regulations, curricula and syllabi of every programme, the examination pattern and the results.';

export const intro = [
  'As an autonomous institute, VIIT designs its own courses and conducts its own examinations. The Academic Council oversees both. It includes heads of departments, senior faculty, experts from industry and research, and nominees of the affiliating university.',
  'All members other than the university nominees serve a term of three years. The council meets at least twice a year.',
] as const;

/** Meetings and term (R61.6). */
export const facts = [
  { value: '25', label: 'members' },
  { value: '2', label: 'meetings a year (minimum)' },
  { value: '3 years', label: 'term of members other than university nominees' },
] as const;

export const functions = [
  'Scrutinise and approve, with or without modification, the proposals of the Boards of Studies on courses, regulations, curricula and syllabi.',
  'Make regulations for the admission of students to each programme, in accordance with government policy.',
  'Approve the methods of teaching and evaluation, and the regulations for the conduct of examinations.',
  'Review the results of each semester and recommend improvements in courses and teaching.',
  'Frame regulations for sports and extra-curricular activities, and for the upkeep of playgrounds, libraries and hostels.',
  'Recommend new programmes of study, scholarships, medals and prizes to the Governing Body.',
  'Advise the Governing Body on academic matters referred to the council.',
] as const;

export const memberCategories = ['Chair Person', 'Rector', 'CEO', 'Member', 'Member Secretary'] as const;

export const statuses = [
  'Head of the Institute',
  'Management',
  'Head',
  'Senior Faculty',
  'Outside Experts',
  'University Nominees',
] as const;
export const sample = ['intro[0]', 'functions'] as const;
