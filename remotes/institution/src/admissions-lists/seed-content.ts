import { yearlyDocuments } from '../yearly-documents.ts';
import type { registers } from './content.ts';

const years = ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23'];

const register = (title: (typeof registers)[number]['title'], name: string, file: string) =>
  yearlyDocuments(name, `/documents/admissions/${file}-`, years).map((entry) => ({
    ...entry,
    id: `${file}-${entry.id}`,
    register: title,
  }));

/** Five years of each register (R57.1). */
export const admissionLists = [
  ...register('Admissions Lists', 'Admissions List', 'admissions-list'),
  ...register('Category Wise Admissions Lists', 'Category Wise Admissions List', 'category-wise-admissions-list'),
  ...register(
    'No of Seats Earmarked for Reserved Categories',
    'Seats Earmarked for Reserved Categories',
    'reserved-category-seats',
  ),
  ...register('Admission Extract', 'Admission Extract', 'admission-extract'),
];

export const sample = [] as const;
