/* What the page says. Change it here; the page itself does not have to change. */

export const title = '{{title}}';
export const lede = 'Replace this sentence with what your section is for, in one or two lines.';

/** Opening hours, as on the page. */
export const hours: readonly { days: string; time: string }[] = [
  { days: 'Monday to Friday', time: '9 am to 5 pm' },
  { days: 'Saturday', time: '9 am to 1 pm' },
];

/** Questions with their answers; visitors open one at a time. */
export const questions: readonly { id: string; title: string; answer: string }[] = [
  { id: 'who', title: 'Who may use it?', answer: 'Write who your section is for.' },
  { id: 'where', title: 'Where is it?', answer: 'Write the building, the floor and the room.' },
];
