/** 19 categories, in this order (R50.2). */
export const categories = [
  'ISO standards',
  'Safety Certificates',
  'AISHE',
  'ARIIA',
  'APITA',
  'CISCO Women Rock-IT',
  "National Women's Parliament",
  'NPTEL',
  'Cambridge',
  'Green Awards',
  'CII',
  'Centre for Education Growth and Research',
  'TIMES',
  'Academic Insights',
  'R World',
  'Ambitious Award',
  'Prime Time',
  'Service Awards',
  'Others',
] as const;

export type Category = (typeof categories)[number];
