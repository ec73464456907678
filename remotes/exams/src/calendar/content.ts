export const title = 'Academic Calendar';
export const lede =
  'Terms, examinations, last dates for fees and holidays of the academic year. A day of the months leads to its event in the list.';
export const subscribing =
  'A calendar program shows these dates among your own, and a corrected date moves there too. Open a file to add its events once. To subscribe, copy the address of its link into “Add calendar by URL” of your program.';

export const sample = ['lede', 'subscribing'] as const;
