import type { Machine } from '../machine.ts';
import type { ServerFigures } from '../measure-server.ts';

/** The figures of each address with one database. */
export interface DatabaseFigures {
  name: string;
  figures: readonly ServerFigures[];
}

export interface ApiResults {
  machine: Machine;
  /** Rounds for each start of the servers. */
  rounds: number;
  starts: number;
  databases: readonly DatabaseFigures[];
}

/** An address of the API must serve this fraction of a bare route's requests per second. */
const goal = 0.8;

/** The results as a chapter of docs/benchmarks.md. */
export const apiReport = ({ machine, rounds, starts, databases }: ApiResults): string => `# Content API

Written by \`npm run bench -- api\`: requests per second and the 99th percentile of the response time over 20 keep-alive
connections, compared with a bare Fastify route that sends the same bytes. Medians of ${starts} starts of both servers and ${rounds} rounds of
2 s each, alternating between the two. The goal is ${goal} of the bare route.

- ${machine.date} UTC, commit ${machine.commit}
- ${machine.cores} cores (${machine.processor}), load ${machine.load.toFixed(1)} at the start; Node ${machine.node}

${databases.map(databaseTable).join('\n\n')}

The server reads the lists from the database when it loads a release, and serves them from memory. The server and the benchmark
share the cores. If the load at the start is well above ${machine.cores}, the machine was busy: compare the ratios only.
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
