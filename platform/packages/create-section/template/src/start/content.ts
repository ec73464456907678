/* Change what the page says here, not in the page. */

export const title = '{{title}}';
export const lede = 'Replace this sentence with what your section is for, in one or two lines.';

export const hours: readonly { days: string; time: string }[] = [
  { days: 'Monday to Friday', time: '9 am to 5 pm' },
  { days: 'Saturday', time: '9 am to 1 pm' },
];

/** Visitors open one at a time. */
export const questions: readonly { id: string; title: string; answer: string }[] = [
  { id: 'who', title: 'Who may use it?', answer: 'Write who your section is for.' },
  { id: 'where', title: 'Where is it?', answer: 'Write the building, the floor and the room.' },
];
