export const title = 'Time Tables';
export const lede =
  'Year-wise time tables of B.Tech, M.Tech and MBA examinations are published here. If a time table is revised, the revised version will be available at the same link.';

export const sample = ['lede'] as const;
