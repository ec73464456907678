import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { officeHours } from '@viit/ui/institute/contact';
import * as figures from '@viit/ui/institute/figures';

/** Figures in sentences, as the sources of all pages write them: what precedes or follows the figure, and its only values. */
const figuresInTexts: readonly [fact: string, pattern: RegExp, values: readonly string[]][] = [
  ['area of the campus', /(\d[\d.]*)(?: \w+)? acres/g, [String(figures.campusAcres)]],
  ['area of the library', /(\d{5}) (?:sq\.m|square metres)/g, [String(figures.library.squareMetres)]],
  ['volumes of the library', /(\d{5}\+?) volumes/g, [figures.library.volumes, '50000']],
  [
    'size of a mentor’s batch',
    /(\d+-\d+) (?:students|mentees)/g,
    [`${figures.mentorBatch.from}-${figures.mentorBatch.to}`],
  ],
  ['late entry', /(\w+) minutes after/gi, ['5', 'five']],
  ['SGPA of advanced learners', /SGPA (?:above|of) (\d+)/g, ['7']],
  ['policies', /\b(\d+|[a-z]+ty-[a-z]+) policies/gi, ['32', '31', 'thirty-two']],
  ['cover of the health insurance', /(\d,\d\d,\d{3}) INR/g, ['2,50,000']],
  [
    'share of consultancy income',
    /over (\d+)%? (?:of|to) (?:the income|its income|what it earns|consultancy)/gi,
    ['60'],
  ],
  ['intake', /(\d{4}) (?:students|seats)/g, [String(figures.intake.students)]],
  ['office hours', /(\d{1,2}:\d\d am) to 4:30 pm/g, [officeHours.from]],
  ['NBA programmes', /(\w+) undergraduate programmes (?:are )?accredited/gi, ['five']],
];

const sources = ['remotes', 'shell/src'].flatMap((folder) =>
  readdirSync(path.join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.examples)\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(__dirname, '..', folder, file), 'utf8') })),
);

test.each(figuresInTexts)('%s: every sentence of the site has the same figure', (_fact, pattern, values) => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => [file, match[1]?.toLowerCase()]),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const [file, value] of found) expect([file, values]).toEqual([file, expect.arrayContaining([value])]);
});
