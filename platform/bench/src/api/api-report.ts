import type { Machine } from '../machine.ts';
import type { ServerFigures } from '../measure-server.ts';

/** What each address did on one database. */
export interface DatabaseFigures {
  name: string;
  figures: readonly ServerFigures[];
}

export interface ApiResults {
  machine: Machine;
  /** Rounds in each start of the servers. */
  rounds: number;
  starts: number;
  databases: readonly DatabaseFigures[];
}

/** The part of a bare route's requests a second that an address of the API shall reach. */
const goal = 0.8;

/** The results as a part of docs/benchmarks.md. */
export const apiReport = ({ machine, rounds, starts, databases }: ApiResults): string => `# Content API

Written by \`npm run bench -- api\`: requests a second and 99th percentile over 20 kept connections, beside a bare Fastify route that
sends the same bytes. Medians of ${starts} starts of both servers, and of ${rounds} rounds of 2 s in each, the two in turns. The goal is
${goal} of the bare route.

- ${machine.date} UTC, commit ${machine.commit}
- ${machine.cores} cores (${machine.processor}), load ${machine.load.toFixed(1)} at the start; Node ${machine.node}

${databases.map(databaseTable).join('\n\n')}

The lists are in the server's memory: the database is read when a release is loaded, not when a list is asked for. The cores are
shared by the server and whoever asks; well above ${machine.cores} of load the figures are those of a busy machine, and the ratio
alone says something.
`;

const databaseTable = ({ name, figures }: DatabaseFigures) => `## ${name}

| address | requests/s | bare | ratio | goal | p99 ms | bare p99 ms |
|---|---:|---:|---:|---|---:|---:|
${figures.map(figureRow).join('\n')}`;

function figureRow({ path, site, bare }: ServerFigures): string {
  const ratio = site.perSecond / bare.perSecond;
  const cells = [path, Math.round(site.perSecond), Math.round(bare.perSecond), ratio.toFixed(2)];
  return `| ${[...cells, ratio >= goal ? 'met' : 'missed', site.p99.toFixed(1), bare.p99.toFixed(1)].join(' | ')} |`;
}
