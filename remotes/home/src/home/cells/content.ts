/** Spec 1, section 2.3, 'Our Cells & Councils'. A cell without `href` has no page and no hint. */
export interface Cell {
  name: string;
  /** The cell's drawing in cells.svg. */
  picture: string;
  /** What the cell does, in half a line. */
  note: string;
  href?: string;
}

export const cells: readonly Cell[] = [
  { name: 'Discipline Cell', picture: 'discipline', note: 'Fifteen rules, fairly kept', href: '/discipline-cell' },
  { name: 'Green Club', picture: 'green', note: 'Saplings, seed balls, dry-waste days' },
  { name: 'ED Cell', picture: 'enterprise', note: 'From a sketch to a first customer', href: '/ed-cell' },
  { name: 'Idea Lab', picture: 'idea', note: 'Printers, cutters and a bench for all' },
  { name: 'IIC Cell', picture: 'innovation', note: 'The innovation council and its calendar', href: '/iic-cell' },
  { name: 'Intl. Student Cell', picture: 'international', note: 'A first friend for those from far away' },
  { name: 'IPR Cell', picture: 'patent', note: 'Patents and copyright, step by step', href: '/ipr-cell' },
  { name: 'IEEE Chapter', picture: 'ieee', note: 'Talks, papers, soldering evenings' },
  { name: 'Media Cell', picture: 'media', note: 'Camera, copy and the campus bulletin', href: '/media-cell' },
  { name: 'NSS Unit', picture: 'nss', note: 'Service camps in the villages near by' },
  { name: 'Student Activity Council', picture: 'sac', note: 'Five clubs, one crowded calendar', href: '/sac-cell' },
  { name: 'Research Cell', picture: 'research', note: 'Seed money, proposals, publications' },
  { name: 'Skill Development Lab', picture: 'skill', note: 'Certificates earned at the machine' },
  { name: 'WEP Cell', picture: 'wep', note: 'Women’s empowerment and support' },
];

export const sample = ['cells[].note'] as const;
