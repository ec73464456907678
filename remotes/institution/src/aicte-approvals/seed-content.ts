import { academicYear } from './academic-year.ts';

const newest = 2025;
const oldest = 2002;

/** One approval for each year from 2002-03 to 2025-26 (R63.1), eight of them also on "Statutory Approvals" (R48.1). */
export const approvals = Array.from({ length: newest - oldest + 1 }, (_, index) => {
  const firstYear = newest - index;
  const year = academicYear(firstYear);
  return {
    ...{ id: year, firstYear, name: `AICTE Approval ${year}`, link: `/documents/aicte/approval-${year}.pdf` },
    ...(firstYear >= 2018 && { statutory: true }),
  };
});

export const sample = [] as const;
