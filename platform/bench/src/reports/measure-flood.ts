import { load } from '../load.ts';
import { median } from '../median.ts';
import { beacon, flood } from './flood.ts';

/** What reports beyond the limit cost the server. */
export interface FloodFigures {
  /** Processor time of a refused report, in µs. */
  refusedMicroseconds: number;
  /** Pages per second beside a flood of reports, divided by those beside as many requests to /healthz. */
  throughputRatio: number;
}

/** Requests per second of the flood beside which pages are read. */
const floodPerSecond = 1500;
const seconds = 5;

/** Measures a running site. Its operator's limit for reports must be the usual one. */
export async function measureFlood(address: string, rounds: number): Promise<FloodFigures> {
  const { host } = new URL(address);
  const report = beacon(host, sampleReport());
  const health = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  // Uses up what the limit allows in a burst.
  await flood(address, { request: report, durationMs: 3000 });
  const costs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    costs.push(await costOf(address, report));
    const besideReports = await pagesBeside(address, report);
    const besideHealth = await pagesBeside(address, health);
    ratios.push(besideReports / besideHealth);
  }
  return { refusedMicroseconds: median(costs), throughputRatio: median(ratios) };
}

/** Processor time for each response of a flood, also for the few reports that are read meanwhile. */
async function costOf(address: string, request: string): Promise<number> {
  const before = await processorSeconds(address);
  const { statuses } = await flood(address, { request, durationMs: seconds * 1000 });
  const used = (await processorSeconds(address)) - before;
  const responses = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return (used * 1e6) / responses;
}

async function pagesBeside(address: string, request: string): Promise<number> {
  const flooding = flood(address, { request, durationMs: seconds * 1000, perSecond: floodPerSecond });
  const { perSecond } = await load(`${address}/governing-body`, seconds * 1000 - 500);
  await flooding;
  return perSecond;
}

/** The processor time that the server's process has used, from its metrics. */
async function processorSeconds(address: string): Promise<number> {
  const text = await (await fetch(`${address}/_metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** A report of the usual size. Its versions are invented, so that the few that are read are not counted. */
function sampleReport(): string {
  const stack = 'at Table (https://www.viit.example/_builds/exams/0123456789ab/4.85bbecd6.js:1:2345)\n'.repeat(8);
  const problem = { kind: 'error', message: 'TypeError: x is not a function', stack, count: 1 };
  const view = {
    ...{ section: 'exams', version: '0.0.0', page: '/exams', navigation: 'navigate', isCounted: false },
    ...{ hadErrors: false, vitals: { LCP: 1840, CLS: 0.01, INP: 80, TTFB: 120 }, elements: {}, problems: [problem] },
  };
  return JSON.stringify({ shell: '0.0.0', connection: '4g', views: [view] });
}
