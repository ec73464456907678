import { type TopicDocument, topicDocuments } from '../topic-documents.ts';
import type { Category } from './categories.ts';

const topics: readonly (readonly [category: Category, topic: string, items: readonly TopicDocument[]])[] = [
  [
    'ISO standards',
    'iso',
    [
      ['ISO 9001: quality management', 'iso-9001'],
      ['ISO 14001: environmental management', 'iso-14001'],
      ['ISO 21001: management of educational organisations', 'iso-21001'],
      ['ISO 45001: health and safety at work', 'iso-45001'],
      ['ISO 50001: energy management', 'iso-50001'],
    ],
  ],
  [
    'Safety Certificates',
    'safety',
    [
      ['Fire safety certificate', 'fire'],
      ['Building stability certificate', 'building-stability'],
      ['Sanitation certificate', 'sanitation'],
    ],
  ],
  [
    'AISHE',
    'aishe',
    [
      ['AISHE 2020-21', '2020-21'],
      ['AISHE 2021-22', '2021-22'],
      ['AISHE 2022-23', '2022-23'],
    ],
  ],
  ['ARIIA', 'ariia', [['ARIIA ranking', 'ranking']]],
  ['APITA', 'apita', [['APITA award', 'award']]],
  ['CISCO Women Rock-IT', 'cisco-women-rock-it', [['Women Rock-IT certificate', 'certificate.jpg']]],
  ["National Women's Parliament", 'national-womens-parliament', [['Certificate of participation', 'certificate.jpg']]],
  [
    'NPTEL',
    'nptel',
    [
      ['NPTEL 2019', '2019'],
      ['NPTEL 2022', '2022'],
    ],
  ],
  ['Cambridge', 'cambridge', [['Cambridge certificate', 'certificate']]],
  [
    'Green Awards',
    'green-awards',
    [
      ['Green campus award', 'green-campus'],
      ['Tree plantation award', 'tree-plantation'],
      ['Energy conservation award', 'energy-conservation'],
      ['Clean campus award', 'clean-campus'],
    ],
  ],
  [
    'CII',
    'cii',
    [
      ['CII membership certificate', 'membership'],
      ['CII industry-institute certificate', 'industry-institute'],
    ],
  ],
  ['Centre for Education Growth and Research', 'cegr', [['CEGR award', 'award']]],
  [
    'TIMES',
    'times',
    [
      ['TIMES survey 2018', '2018'],
      ['TIMES survey 2019', '2019'],
      ['TIMES survey 2020', '2020'],
      ['TIMES survey 2021', '2021'],
      ['TIMES survey 2022', '2022'],
    ],
  ],
  ['Academic Insights', 'academic-insights', [['Academic Insights certificate', 'certificate']]],
  [
    'R World',
    'r-world',
    [
      ['R World ranking, engineering', 'engineering'],
      ['R World ranking, management', 'management'],
    ],
  ],
  ['Ambitious Award', 'ambitious-award', [['Ambitious Award certificate', 'certificate']]],
  ['Prime Time', 'prime-time', [['Prime Time award', 'award.jpg']]],
  [
    'Service Awards',
    'service-awards',
    [
      ['Blood donation', 'blood-donation'],
      ['Cyclone relief', 'cyclone-relief'],
      ['Rural health camps', 'rural-health-camps'],
      ['Beach cleaning', 'beach-cleaning'],
      ['NSS unit', 'nss-unit'],
    ],
  ],
  [
    'Others',
    'others',
    [
      ['Letters of appreciation', 'letters-of-appreciation'],
      ['Certificates of membership', 'certificates-of-membership'],
    ],
  ],
];

/** In each category the required number of documents ("Others" has no required number; R50.2). */
export const rankings = topics.flatMap(([category, topic, items]) =>
  topicDocuments(`rankings/${topic}`, items).map((entry) => ({ ...entry, id: `${topic}-${entry.id}`, category })),
);

export const sample = [
  'topics[].items[].name (the counts, years and categories are given, most names of single items are not)',
] as const;
