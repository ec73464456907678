/** R4.10, R4.11. */
export interface Portal {
  name: string;
  desc: string;
  link: string;
  target: '_blank';
  /** A token. */
  color: 'sea' | 'soil' | 'leaf' | 'steel';
}

/** Sample addresses. */
export const portals: readonly Portal[] = [
  {
    name: 'ECAP',
    desc: 'Academic and exam portal',
    link: 'https://ecap.viit.example/',
    target: '_blank',
    color: 'sea',
  },
  { name: 'V-TP', desc: 'Task planner', link: 'https://vtp.viit.example/', target: '_blank', color: 'soil' },
  { name: 'LMS', desc: 'Learning management', link: 'https://lms.viit.example/', target: '_blank', color: 'leaf' },
  {
    name: 'ADMIN',
    desc: 'College administration',
    link: 'https://admin.viit.example/',
    target: '_blank',
    color: 'steel',
  },
];
