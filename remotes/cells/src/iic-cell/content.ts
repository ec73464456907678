/** The Institute Innovation Cell. */
export const title = 'Institute Innovation Cell (IIC)';
export const lede = 'The cell encourages students to turn ideas into prototypes, and prototypes into useful products.';

export const objectives = [
  'Give every student at least one opportunity a year to work on a real problem and build a prototype.',
  'Organise workshops, hackathons and talks according to the quarterly calendar of the national innovation council.',
  'Identify ideas in project work that are worth protecting, and refer them to the IPR Cell before publication.',
  'Connect teams with start-ups, investors and laboratories outside the campus.',
  'Publish an annual report on activities and results.',
] as const;

export const missions = [
  'Make experimentation and innovation a regular part of engineering education.',
  'Form small teams of students and faculty from different departments and years.',
  'Support the early stages of prototype development.',
  'Give priority to the needs of our coastal region in areas such as water supply, fisheries, transport and heat mitigation.',
] as const;

export const sample = ['lede', 'objectives', 'missions'] as const;
