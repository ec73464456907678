/** A figure of 'VIIT at a Glance': what is counted, how it is written, and one line of context. */
export interface Statistic {
  value: number;
  label: string;
  description: string;
  suffix?: string;
  decimals?: number;
}

/** Spec 1, section 2.3, Stats: all eight, in order. Only the descriptions marked as sample are ours. */
export const statistics: readonly Statistic[] = [
  { label: 'Enrollment Ratio', value: 100, suffix: '%', description: 'Every sanctioned seat is taken' },
  { label: 'Placement Rate', value: 85, suffix: '+%', description: '150+ companies visit annually' },
  {
    label: 'Lush Green Campus',
    value: 16.4,
    decimals: 1,
    suffix: ' acres',
    description: 'Hill side, tree shade, sea breeze',
  },
  { label: 'Faculty Members', value: 400, suffix: '+', description: '30% with PhD' },
  { label: 'Students', value: 7000, suffix: '+', description: 'From 4+ countries' },
  { label: 'Research Projects', value: 12, suffix: '+', description: '₹5+ crores funding' },
  { label: 'Academia & Industry', value: 45, suffix: '+', description: 'Partnerships at work' },
  { label: 'H-Index', value: 40, description: 'Of the institute’s publications' },
];

export const sample = [
  'statistics[0].description',
  'statistics[2].description',
  'statistics[6].description',
  'statistics[7].description',
] as const;
