/** The IPR Cell (R74): the landing view. The other views have content files of their own. */

/** A view of the page: its id is its URL fragment, and it has a tile on the landing view (R74.1). */
export const views = [
  {
    id: 'functions',
    title: 'Functions',
    text: 'Activities of the cell, from awareness programmes to licensing.',
  },
  {
    id: 'committee',
    title: 'IPR Committee',
    text: 'Members of the IPR Committee and composition of the Evaluation Committee.',
  },
  {
    id: 'patents',
    title: 'Patents',
    text: 'How to apply for a patent or copyright registration, and who owns the rights.',
  },
  {
    id: 'roles',
    title: 'Roles',
    text: 'Responsibilities of the IPR Cell in-charge.',
  },
  {
    id: 'track',
    title: 'Track Application',
    text: 'Check the status of a patent or copyright application.',
  },
] as const;

export type ViewId = (typeof views)[number]['id'];

export const title = 'Intellectual Property Rights (IPR) Cell';
export const lede = 'The cell helps students and faculty to protect their inventions and creative work.';

export const about = [
  'Students and faculty of the institute develop circuits, software, materials and machines. Some of this work can be protected by patents, copyright or design registration. The IPR Cell helps inventors identify such work and guides them through the application.',
  'The services of the cell are free for all students and staff. Please consult the cell before you publish a paper, present a poster or give a demonstration, as work that has been made public can seldom be patented afterwards.',
] as const;

export const sample = ['views[].text', 'lede', 'about'] as const;
