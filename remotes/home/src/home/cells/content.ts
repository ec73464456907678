/** A card of "Our Cells & Councils" (R27.6). Without `href` it has no page and no hint (R27.5). */
export interface Cell {
  name: string;
  /** The id of its drawing in cells.svg. */
  drawing: string;
  /** What the cell does, in a few words. */
  note: string;
  href?: string;
}

export const cells: readonly Cell[] = [
  { name: 'Discipline Cell', drawing: 'discipline', note: 'Fifteen rules, fairly kept', href: '/discipline-cell' },
  { name: 'Green Club', drawing: 'green', note: 'Saplings, seed balls, dry-waste days' },
  { name: 'ED Cell', drawing: 'enterprise', note: 'From a sketch to a first customer', href: '/ed-cell' },
  { name: 'Idea Lab', drawing: 'idea', note: 'Printers, cutters and a bench for all' },
  { name: 'IIC Cell', drawing: 'innovation', note: 'The innovation council and its calendar', href: '/iic-cell' },
  { name: 'Intl. Student Cell', drawing: 'international', note: 'A first friend for those from far away' },
  { name: 'IPR Cell', drawing: 'patent', note: 'Patents and copyright, step by step', href: '/ipr-cell' },
  { name: 'IEEE Chapter', drawing: 'ieee', note: 'Talks, papers, soldering evenings' },
  { name: 'Media Cell', drawing: 'media', note: 'Camera, copy and the campus bulletin', href: '/media-cell' },
  { name: 'NSS Unit', drawing: 'nss', note: 'Service camps in the villages near by' },
  { name: 'Student Activity Council', drawing: 'sac', note: 'Five clubs, one crowded calendar', href: '/sac-cell' },
  { name: 'Research Cell', drawing: 'research', note: 'Seed money, proposals, publications' },
  { name: 'Skill Development Lab', drawing: 'skill', note: 'Certificates earned at the machine' },
  { name: 'WEP Cell', drawing: 'wep', note: 'Women’s empowerment and support' },
];

export const sample = ['cells[].note'] as const;
