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
  { name: 'Discipline Cell', drawing: 'discipline', note: 'A safe and orderly campus', href: '/discipline-cell' },
  { name: 'Green Club', drawing: 'green', note: 'Tree planting and waste reduction' },
  { name: 'ED Cell', drawing: 'enterprise', note: 'Support for student entrepreneurs', href: '/ed-cell' },
  { name: 'Idea Lab', drawing: 'idea', note: '3D printers, tools and workspace' },
  { name: 'IIC Cell', drawing: 'innovation', note: 'Innovation events and prototypes', href: '/iic-cell' },
  { name: 'Intl. Student Cell', drawing: 'international', note: 'Support for international students' },
  { name: 'IPR Cell', drawing: 'patent', note: 'Help with patents and copyrights', href: '/ipr-cell' },
  { name: 'IEEE Chapter', drawing: 'ieee', note: 'Technical talks and workshops' },
  { name: 'Media Cell', drawing: 'media', note: 'News and films from the campus', href: '/media-cell' },
  { name: 'NSS Unit', drawing: 'nss', note: 'Community service in nearby villages' },
  { name: 'Student Activity Council', drawing: 'sac', note: 'Five student-run clubs', href: '/sac-cell' },
  { name: 'Research Cell', drawing: 'research', note: 'Research funding and publications' },
  { name: 'Skill Development Lab', drawing: 'skill', note: 'Hands-on certificate courses' },
  { name: 'WEP Cell', drawing: 'wep', note: 'Women’s empowerment and support' },
];

export const sample = ['cells[].note'] as const;
