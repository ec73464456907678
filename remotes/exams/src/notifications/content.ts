export const title = 'Notifications';
export const lede =
  'Examination fee notifications, instructions to candidates and announcements on provisional certificates are published here.';

export const sample = ['lede'] as const;
