import { type Goal, isMet, moveGoals, type PageResults, pageGoals, type Variant } from './goals.ts';
import type { Machine } from './machine.ts';
import { table } from './markdown-table.ts';
import type { MoveFigures } from './measure-move.ts';
import type { ServerFigures } from './measure-server.ts';

/** The results of a run; written to `bench.json`. */
export interface Results {
  machine: Machine;
  runs: number;
  moveRuns: number;
  profiles: { name: string; cpuSlowdown: number; pages: Record<string, PageResults>; moves: Move[] }[];
  server: ServerFigures[];
}

export interface Move {
  from: string;
  to: string;
  variant: Variant;
  isPrefetched: boolean;
  figures: MoveFigures;
}

const ms = (value: number) => String(Math.round(value));
const kb = (value = 0) => (value / 1000).toFixed(1);

/** The results as a Markdown document. */
export const report = (results: Results): string => `# Benchmarks

Written by \`npm run bench\`. The end of this chapter explains each figure.

${machineLines(results)}

${results.profiles.map(profileTables).join('\n\n')}

## Server

Requests per second and the 99th percentile of the response time over 20 keep-alive connections, compared with a bare Fastify
route that sends the same bytes, and with nginx with two workers and the files of \`viit export\` (it sends gzip, the others brotli).
The server and the benchmark share the machine's cores.

${serverTable(results.server)}

${explanation}`;

const machineLines = ({ machine, runs, moveRuns }: Results) =>
  `- ${machine.date} UTC, commit ${machine.commit}
- ${machine.cores} cores (${machine.processor}), load ${machine.load.toFixed(1)} at the start; Node ${machine.node}, Chromium ${machine.chromium}
- median of ${runs} runs (${moveRuns} for moves), alternating between the variants`;

const profileTables = ({ name, cpuSlowdown, pages, moves }: Results['profiles'][number]) => `## ${name}

### First view

${table(
  [
    'page',
    'variant',
    'first paint',
    'largest paint',
    'hydrated',
    'blocking',
    'shift',
    'requests',
    'document',
    'style',
    'script',
    'font',
    'image',
    'data',
    'total KB',
  ],
  Object.entries(pages).flatMap(([path, variants]) =>
    Object.entries(variants).map(([variant, figures]) => [
      path,
      variant,
      ms(figures.firstPaint),
      ms(figures.largestPaint),
      variant === 'no scripts' ? '–' : ms(figures.hydrated),
      ms(figures.blocking),
      figures.shift.toFixed(3),
      String(figures.requests),
      ...(['document', 'style', 'script', 'font', 'image', 'data'] as const).map((type) => kb(figures.bytes[type])),
      kb(Object.values(figures.bytes).reduce((sum, bytes) => sum + bytes, 0)),
    ]),
  ),
)}

${goalTable(Object.entries(pages).map(([path, variants]) => [path, pageGoals(path, variants)]))}

### Moving to a page of another section

${table(
  ['from', 'to', 'variant', 'code', 'shown, ms', 'work, ms', 'requests', 'data'],
  moves.map(({ from, to, variant, isPrefetched, figures }) => [
    from,
    to,
    variant,
    isPrefetched ? 'prefetched' : 'cold',
    ms(figures.shown),
    ms(figures.work),
    String(figures.requests),
    String(figures.data),
  ]),
)}

${goalTable(prefetchedMoves(moves).map(({ title, site, one }) => [title, moveGoals(site, one, cpuSlowdown > 1)]))}`;

/** The prefetched moves: the site's figures and the one build's. */
function prefetchedMoves(moves: readonly Move[]) {
  const prefetched = moves.filter((move) => move.isPrefetched);
  return prefetched
    .filter(({ variant }) => variant === 'site')
    .flatMap(({ from, to, figures: site }) => {
      const one = prefetched.find((move) => move.variant === 'one build' && move.from === from && move.to === to);
      return one ? [{ title: `${from} → ${to}`, site, one: one.figures }] : [];
    });
}

const goalTable = (rows: readonly (readonly [string, readonly Goal[]])[]) =>
  table(
    ['goal', ...(rows[0]?.[1] ?? []).map(({ name }) => name)],
    rows.map(([name, goals]) => [name, ...goals.map(verdict)]),
  );

/** Such as `0.41 of 0.45 met`, or in bold with MISSED. Adds the figure without scripts if that is over the limit too. */
function verdict(goal: Goal): string {
  const { figure, limit, lowerBound = 0 } = goal;
  const digits = limit >= 10 || limit === 0 ? 0 : 2;
  const text = `${figure.toFixed(digits)} of ${limit.toFixed(digits)}`;
  if (isMet(goal)) return `${text} met`;
  return `**${text} MISSED**${lowerBound > limit ? ` (no scripts ${lowerBound.toFixed(digits)})` : ''}`;
}

const serverTable = (figures: readonly ServerFigures[]) =>
  table(
    [
      'address',
      'site /s',
      'bare /s',
      'nginx /s',
      'site / bare',
      'site / nginx',
      'site p99, ms',
      'bare p99, ms',
      'nginx p99, ms',
    ],
    figures.map(({ path, site, bare, nginx }) => [
      path,
      ms(site.perSecond),
      ms(bare.perSecond),
      nginx ? ms(nginx.perSecond) : '–',
      (site.perSecond / bare.perSecond).toFixed(2),
      nginx ? (site.perSecond / nginx.perSecond).toFixed(2) : '–',
      site.p99.toFixed(1),
      bare.p99.toFixed(1),
      nginx ? nginx.p99.toFixed(1) : '–',
    ]),
  );

const explanation = `## What is measured

- **site**: this project as \`npm start\` serves it, from real builds. **one build**: the same pages, sections and shell compiled as
  one rspack build without federation, with a chunk for each page, rendered in the browser. **no scripts**: the site's HTML with
  every script removed, and the same styles and images. Each variant has its own server, which compresses every response in
  advance and serves it from memory. HTML has the headers of the site's pages.
- **slow 4G**: 1.6 Mbit/s down, 150 ms for a round trip, the processor throttled to a quarter, a window of 412 × 823. **no throttling**: a
  window of 1440 × 900. The cache is empty each time.
- **first paint** is the first *contentful* paint: text or an image. **hydrated**: React has attached to each of the page's own
  elements, and the main thread is free to handle a click. **blocking**: the time beyond 50 ms of each long task after the first
  paint. **shift**: the sum of layout shifts. Sizes are in KB (1000 bytes) as transferred, headers included.
- The **one build** uses rspack's defaults: it contains the library code that the site's preset removes.
- A **move** is a click on a link to a page of another section. Cold: no code of that section was loaded before. Prefetched: the link
  had the focus until its page was fetched. **shown**: from the click until the new page was painted. **work**: the main thread's
  processor time meanwhile. **requests**: those for HTML, scripts and styles that began meanwhile. **data**: those to the content
  API. The goal is 100 ms of work on a processor that is not throttled. On a throttled one, where the one build takes longer than
  that to render the same page, the goal is 1.25 times the work of the one build.
- On the slow profile, a **first paint** happens by chance before or after the end of the HTML, about 100 ms apart. With few runs, the site and
  the HTML without scripts may differ for this reason alone; \`--runs 9\` shows whether they do.
- Times vary on a busy machine; the goals are ratios of figures from the same run. \`test-results/bench.json\` contains all figures.
`;
