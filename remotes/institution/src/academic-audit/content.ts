export const title = 'Academic Audit';
export const lede =
  'Reports of the academic and administrative audit of the departments, and the action taken on their recommendations.';
export const sample = ['lede'] as const;
