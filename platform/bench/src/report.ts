import { type Goal, isMet, moveGoals, type PageResults, pageGoals, type Variant } from './goals.ts';
import type { Machine } from './machine.ts';
import { table } from './markdown-table.ts';
import type { MoveFigures } from './measure-move.ts';
import type { ServerFigures } from './measure-server.ts';

/** Everything that a run has measured; written as it is to `bench.json`. */
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

Written by \`npm run bench\`; what each figure means is explained at the end.

${machineLines(results)}

${results.profiles.map(profileTables).join('\n\n')}

## Server

Requests a second and 99th percentile over 20 kept connections, beside a bare Fastify route that sends the same bytes, and
beside nginx with two workers on the files of \`viit export\` (it sends gzip, the others brotli). The machine's cores are
shared by the server and whoever asks.

${serverTable(results.server)}

${explanation}`;

const machineLines = ({ machine, runs, moveRuns }: Results) =>
  `- ${machine.date} UTC, commit ${machine.commit}
- ${machine.cores} cores (${machine.processor}), load ${machine.load.toFixed(1)} at the start; Node ${machine.node}, Chromium ${machine.chromium}
- median of ${runs} runs (${moveRuns} for moves), the variants in turns`;

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
      ...(['document', 'style', 'script', 'font', 'image', 'data'] as const).map((kind) => kb(figures.bytes[kind])),
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

/** The prefetched moves, the site's beside the one build's. */
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

/** Such as `0.41 of 0.45 met`, or in bold with MISSED, and with the figure without scripts if that is over the limit too. */
function verdict(goal: Goal): string {
  const { figure, limit, least = 0 } = goal;
  const digits = limit >= 10 || limit === 0 ? 0 : 2;
  const text = `${figure.toFixed(digits)} of ${limit.toFixed(digits)}`;
  if (isMet(goal)) return `${text} met`;
  return `**${text} MISSED**${least > limit ? ` (no scripts ${least.toFixed(digits)})` : ''}`;
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
  one rspack build without federation, a chunk for each page, rendered in the browser. **no scripts**: the site's HTML with every
  script removed, the same styles and pictures. Each is served from memory, compressed beforehand, by a server of its own, and
  its documents carry the site's headers.
- **slow 4G**: 1.6 Mbit/s down, 150 ms a round trip, the processor slowed four times, a window of 412 × 823. **no throttling**: a
  window of 1440 × 900. The cache is empty each time.
- **first paint** is the first *contentful* paint: text or a picture. **hydrated**: React has put its mark on each of the page's own
  elements, and the main thread is free to answer a click. **blocking**: what each long task after the first paint takes beyond
  50 ms. **shift**: the sum of layout shifts. Bytes are KB (1000) as transferred, with heads.
- The **one build** is compiled as rspack comes: what the site's preset leaves out of libraries stays in it.
- A **move** is a click on a link to a page of another section. Cold: nothing of that section was there. Prefetched: the link had
  the focus until its page was fetched. **shown**: from the click until the new page was painted. **work**: the processor
  time that the main thread used meanwhile. **requests**: those for documents, scripts and styles that began meanwhile, and **data**:
  those to the content API. The goal is 100 ms of work on the machine as it is; on the slowed processor, where the one build takes
  longer than that to draw the same page, 1.25 times its work.
- A **first paint** comes before or after the last of the HTML, some 100 ms apart on the slow profile, by the chance of a moment: few runs may
  put the site on one side and the HTML without scripts on the other. \`--runs 9\` tells them apart.
- Times on a busy machine vary; the goals are ratios of figures from the same run. \`test-results/bench.json\` holds all of them.
`;
