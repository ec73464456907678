/** The IPR Cell (R74): the landing view. The other views have content files of their own. */

/** A view of the page: its id is its URL fragment, and it has a tile on the landing view (R74.1). */
export const views = [
  {
    id: 'functions',
    title: 'Functions',
    text: 'What the cell does, from the first awareness talk to the licence.',
  },
  {
    id: 'committee',
    title: 'IPR Committee',
    text: 'Who runs the cell, and who weighs a disclosure before it is filed.',
  },
  {
    id: 'patents',
    title: 'Patents',
    text: 'The way to a patent or a copyright, and who owns the result.',
  },
  {
    id: 'roles',
    title: 'Roles',
    text: 'What the in-charge of the cell answers for.',
  },
  {
    id: 'track',
    title: 'Track Application',
    text: 'Look up where a patent or copyright application stands.',
  },
] as const;

export type ViewId = (typeof views)[number]['id'];

export const title = 'Intellectual Property Rights (IPR) Cell';
export const lede = 'From a page in a notebook to a right in law.';

export const about = [
  'Students and teachers of the institute design circuits, write programs, mix concretes and draw machines. Some of that work is new in the sense of the law, and worth protecting before it is shown. The IPR Cell helps to tell which, and sees the application through.',
  'Its advice is free to every student and member of staff. Talk to the cell before a paper, a poster or a demonstration: what has been made public can seldom be patented afterwards.',
] as const;

export const sample = ['views[].text', 'lede', 'about'] as const;
