import { type Goal, isMet } from '../goals.ts';
import type { Machine } from '../machine.ts';
import { table } from '../markdown-table.ts';
import type { ChangeFigures } from './measure-change.ts';
import type { SectionFigures } from './measure-sections.ts';

/** Everything that a run has measured; written as it is to `bench-publish.json`. */
export interface PublishResults {
  machine: Omit<Machine, 'chromium'>;
  rounds: number;
  change: ChangeFigures;
  sections: SectionFigures[];
}

const seconds = (value: number) => value.toFixed(2);

/** What publishing is held to. */
function publishGoals({ change, sections }: Pick<PublishResults, 'change' | 'sections'>): Goal[] {
  const [few, many] = [sections[0], sections.at(-1)];
  const own = (figures: SectionFigures | undefined) => {
    const { check = 0, keep = 0, render = 0, store = 0, switch: turn = 0, tell = 0 } = figures?.steps ?? {};
    return check + keep + render + store + turn + tell;
  };
  return [
    { name: 'from the command to live, s', figure: change.publish, limit: 5 },
    { name: 'rollback, s', figure: change.rollback, limit: 2 },
    ...(few && many && few !== many
      ? [
          {
            name: `registry's work, ${many.sections} / ${few.sections} sections`,
            figure: own(many) / own(few),
            limit: 1.5,
          },
        ]
      : []),
  ];
}

/** The results as a part of docs/benchmarks.md. */
export const publishReport = (results: PublishResults): string => `# Publishing

Written by \`npm run bench -- publish\`.

- ${results.machine.date} UTC, commit ${results.machine.commit}
- ${results.machine.cores} cores (${results.machine.processor}), load ${results.machine.load.toFixed(1)} at the start; Node ${results.machine.node}
- median of ${results.rounds} rounds, in seconds

${table(
  ['goal', 'figure', 'limit', ''],
  publishGoals(results).map((goal) => [
    goal.name,
    seconds(goal.figure),
    seconds(goal.limit),
    isMet(goal) ? 'met' : '**MISSED**',
  ]),
)}

## One change of the exams section

${table(
  ['', 'from the command to live', ...Object.keys(results.change.steps), 'rollback', 'everything built anew'],
  [
    [
      'exams',
      ...[
        results.change.publish,
        ...Object.values(results.change.steps),
        results.change.rollback,
        results.change.rebuild,
      ].map(seconds),
    ],
  ],
)}

## Beside ever more sections

${table(
  ['sections', 'pages', 'from the command to live', ...Object.keys(results.sections[0]?.steps ?? {}), 'rollback'],
  results.sections.map((one) => [
    String(one.sections),
    String(one.pages),
    ...[one.publish, ...Object.values(one.steps), one.rollback].map(seconds),
  ]),
)}

## What is measured

- A team's checkout, a copy of this one: a word of one page is changed, the version raised, and \`viit publish exams\` typed. It ends when the
  site shows the change. **build**: the compiler. **pack**, **upload**: the archive made, sent and unpacked. **check**: hashes, entry, peers and
  addresses. **keep**: files compressed and written. **render**: the section's pages, inside the live shell. **store**: the pages compressed
  and written. **switch**: the transaction. **tell**: the release loaded by the server that took it. **rest**: the command's own start and its questions.
- **everything built anew**: what publishing would begin with if the site were one build: shell and all sections from nothing, without sending any.
- The other sections are generated from the exams section, each with its own pages, files and entry; finished builds are published, without the
  compiler. What grows with their number is the list of a release's pages.
- Times on a busy machine vary; look at the load.
`;
