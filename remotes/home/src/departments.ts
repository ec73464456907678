import {
  firstYearDepartment,
  type InstituteProgramme,
  postgraduateProgrammes,
  undergraduateProgrammes,
} from '@viit/ui/institute/programmes';

/** A department page, as routes and links need it before the department's data is loaded. */
export interface DepartmentEntry {
  /** The page id, as in `/department/cse_ai`. */
  code: string;
  name: string;
  level: 'undergraduate' | 'postgraduate';
}

const entry =
  (level: DepartmentEntry['level']) =>
  ({ id, name }: InstituteProgramme): DepartmentEntry => ({ code: id, name, level });

/** The 23 department pages, in the order in which programmes are listed (R26.7, R26.8). */
export const departments: readonly DepartmentEntry[] = [
  ...[...undergraduateProgrammes, firstYearDepartment].map(entry('undergraduate')),
  ...postgraduateProgrammes.map(entry('postgraduate')),
];
