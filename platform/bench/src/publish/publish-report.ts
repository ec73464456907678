import type { Goal } from '../goals.ts';
import type { Machine } from '../machine.ts';
import { table } from '../markdown-table.ts';
import { environmentLines, goalTable } from '../report-parts.ts';
import type { ChangeFigures } from './measure-change.ts';
import type { RepositoryFigures } from './measure-repository.ts';
import type { SectionFigures } from './measure-sections.ts';

/** The results of a run; written to `bench-publish.json`. */
export interface PublishResults {
  machine: Omit<Machine, 'chromium'>;
  rounds: number;
  change: ChangeFigures;
  repository: RepositoryFigures;
  sections: SectionFigures[];
}

const seconds = (value: number) => value.toFixed(2);

/** The steps that the registry does itself. */
const registrySteps = ['check', 'store build', 'render', 'store pages', 'switch', 'notify'];

function publishGoals({ change, repository, sections }: Omit<PublishResults, 'machine' | 'rounds'>): Goal[] {
  const [few, many] = [sections[0], sections.at(-1)];
  const registryTime = ({ steps }: SectionFigures) => registrySteps.reduce((sum, step) => sum + (steps[step] ?? 0), 0);
  return [
    { name: 'command to live, s', figure: change.publish, limit: 5 },
    { name: 'in a repository of its own, s', figure: repository.publish, limit: 4 },
    { name: 'rollback, s', figure: change.rollback, limit: 2 },
    ...(few && many && few !== many
      ? [
          {
            name: `registry's time, ${many.sections} / ${few.sections} sections`,
            figure: registryTime(many) / registryTime(few),
            limit: 1.5,
          },
        ]
      : []),
  ];
}

/** The results as a chapter of docs/benchmarks.md. */
export const publishReport = (results: PublishResults): string => `# Publishing

Written by \`npm run bench -- publish\`.

${environmentLines(results.machine)}
- median of ${results.rounds} rounds, in seconds

${goalTable(publishGoals(results), seconds)}

## One change of the exams section

${table(
  ['', 'command to live', ...Object.keys(results.change.steps), 'rollback', 'full rebuild'],
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

## One change of a section in a repository of its own

${table(
  ['', '`npm run publish` to live', ...Object.keys(results.repository.steps)],
  [['library', ...[results.repository.publish, ...Object.values(results.repository.steps)].map(seconds)]],
)}

## With more and more sections

${table(
  ['sections', 'pages', 'command to live', ...Object.keys(results.sections[0]?.steps ?? {}), 'rollback'],
  results.sections.map((one) => [
    String(one.sections),
    String(one.pages),
    ...[one.publish, ...Object.values(one.steps), one.rollback].map(seconds),
  ]),
)}

## What is measured

- A team's checkout (a copy of this one): a heading of one page is changed, the version raised, and \`viit publish exams\` run until the site
  shows the change. **build**: the compiler. **pack**, **upload**: creating, sending and unpacking the archive. **check**: hashes, entry, peers
  and addresses. **store build**: compressing and writing its files. **render**: the section's pages, inside the live shell. **store pages**:
  compressing and writing the pages. **switch**: the transaction. **notify**: the server that received the build loads the release.
  **other**: starting the command, and its requests to the registry.
- A repository as \`create-section\` writes it, outside of the project, with the packages of the toolkit and one page: a sentence is changed,
  the version raised, and \`npm run publish\` run. **other** contains the start of npm.
- **full rebuild**: building the shell and all sections from scratch, the first step of publishing if the site were one build. Nothing is sent.
- The other sections are generated from the exams section, each with its own pages, files and entry. They are published from finished
  builds, without the compiler. Only the list of a release's pages grows with the number of sections.
- Times vary on a busy machine; see the load.
`;
