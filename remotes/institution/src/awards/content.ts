export const title = 'Awards and Accolades';
export const lede =
  'Milestones and achievements of the institute since it was established in 2002, in accreditation, placements, sports, library resources and research.';

export const sample = [] as const;
