export const title = 'Admission Lists';
export const lede =
  'Lists of admitted students, category-wise admissions, reserved seats and admission extracts are available for five academic years.';

/** Four registers (R57.1). */
export const registers = [
  {
    id: 'admissions-lists',
    title: 'Admissions Lists',
    about: 'Students admitted each year, listed by programme.',
  },
  {
    id: 'category-wise',
    title: 'Category Wise Admissions Lists',
    about: 'Students admitted each year, listed by category of seat.',
  },
  {
    id: 'reserved-seats',
    title: 'No of Seats Earmarked for Reserved Categories',
    about: 'Seats reserved as per the orders of the state government.',
  },
  {
    id: 'extract',
    title: 'Admission Extract',
    about: 'Extracts of the admission register submitted to the university.',
  },
] as const;

export const sample = ['registers[].about'] as const;
