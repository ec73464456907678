import type { DocumentRef } from '@viit/runtime/contract';
import { yearlyDocuments } from '../yearly-documents.ts';

export const title = 'Admission Lists';
export const lede =
  'Lists of admitted students, category-wise admissions, reserved seats and admission extracts are available for five academic years.';

const years = ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23'] as const;

/** A register with one document for each year. */
export interface Register {
  id: string;
  title: string;
  about: string;
  documents: readonly DocumentRef[];
}

/** Four registers of five years (R57.1). */
export const registers: readonly Register[] = [
  {
    id: 'admissions-lists',
    title: 'Admissions Lists',
    about: 'Students admitted each year, listed by programme.',
    documents: yearlyDocuments('Admissions List', '/documents/admissions/admissions-list-', years),
  },
  {
    id: 'category-wise',
    title: 'Category Wise Admissions Lists',
    about: 'Students admitted each year, listed by category of seat.',
    documents: yearlyDocuments(
      'Category Wise Admissions List',
      '/documents/admissions/category-wise-admissions-list-',
      years,
    ),
  },
  {
    id: 'reserved-seats',
    title: 'No of Seats Earmarked for Reserved Categories',
    about: 'Seats reserved as per the orders of the state government.',
    documents: yearlyDocuments(
      'Seats Earmarked for Reserved Categories',
      '/documents/admissions/reserved-category-seats-',
      years,
    ),
  },
  {
    id: 'extract',
    title: 'Admission Extract',
    about: 'Extracts of the admission register submitted to the university.',
    documents: yearlyDocuments('Admission Extract', '/documents/admissions/admission-extract-', years),
  },
];

export const documents = registers.flatMap((register) => register.documents);

export const sample = ['registers[].about'] as const;
