/** A figure of "VIIT at a Glance" (R25.4). */
export interface Statistic {
  value: number;
  label: string;
  description: string;
  suffix?: string;
  decimals?: number;
}

/** The eight figures, in the required order (R25.2). Descriptions that are not in `sample` are required too. */
export const statistics: readonly Statistic[] = [
  { label: 'Enrollment Ratio', value: 100, suffix: '%', description: 'All sanctioned seats filled' },
  { label: 'Placement Rate', value: 85, suffix: '+%', description: '150+ companies visit annually' },
  {
    label: 'Lush Green Campus',
    value: 16.4,
    decimals: 1,
    suffix: ' acres',
    description: 'Overlooking the Bay of Bengal',
  },
  { label: 'Faculty Members', value: 400, suffix: '+', description: '30% with PhD' },
  { label: 'Students', value: 7000, suffix: '+', description: 'From 4+ countries' },
  { label: 'Research Projects', value: 12, suffix: '+', description: '₹5+ crores funding' },
  { label: 'Academia & Industry', value: 45, suffix: '+', description: 'Active partnerships' },
  { label: 'H-Index', value: 40, description: 'For all publications, as of 2026' },
];

export const sample = [
  'statistics[0].description',
  'statistics[2].description',
  'statistics[6].description',
  'statistics[7].description',
] as const;
