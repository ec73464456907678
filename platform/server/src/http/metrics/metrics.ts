import { Counter, collectDefaultMetrics, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { ReportCounter } from '../../reports/collect-reports.ts';

/** What a request was for. */
export type RequestKind = 'page' | 'build' | 'file' | 'api' | 'registry' | 'report' | 'health';

/** An operation of the registry that has ended. */
interface EndedOperation {
  operation: string;
  /** The code of a refusal; undefined where it succeeded. */
  code: string | undefined;
  seconds: number;
}

/** Counts what a server does, for Prometheus. */
export interface Metrics extends ReportCounter {
  countResponse(response: { kind: RequestKind; status: number; bytes: number; seconds: number }): void;
  countOperation(ended: EndedOperation): void;
  /** A release was created. @param rendered how many of its pages were rendered for it. */
  countRelease(rendered: number): void;
  /** The metrics in the OpenMetrics text format. */
  print(): Promise<string>;
}

export const metricsType = Registry.OPENMETRICS_CONTENT_TYPE;

/** Latencies in seconds: a page in memory takes under a millisecond, a publish some seconds. */
const responseBuckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
const operationBuckets = [0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 120];

type OpenMetrics = Registry<OpenMetricsContentType>;

function createRegistry(): OpenMetrics {
  const registry: OpenMetrics = new Registry();
  registry.setContentType(metricsType);
  return registry;
}

let processMetrics: OpenMetrics | undefined;

/** Memory, processor time, event-loop delay and garbage collection: once in a process, however many servers it has. */
function collectProcessMetrics(): OpenMetrics {
  if (processMetrics) return processMetrics;
  processMetrics = createRegistry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
}

/** Creates a server's metrics. @param addGauges adds what is read when the metrics are printed. */
export function createMetrics(addGauges: (registry: OpenMetrics) => void): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  // Counted as plain numbers, and given to the library when metrics are printed: it looks labels up in each call.
  const counts = new Map<RequestKind, { bytes: number; byStatus: number[] }>();
  new Counter({
    name: 'viit_requests',
    help: 'Responses by kind and status class.',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [kind, { byStatus }] of counts) {
        for (const [status, count = 0] of byStatus.entries())
          if (count) this.inc({ kind, status: `${status}xx` }, count);
      }
    },
  });
  new Counter({
    name: 'viit_response_bytes',
    help: 'Bytes of responses as sent, with their headers, by kind.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      for (const [kind, { bytes }] of counts) this.inc({ kind }, bytes);
    },
  });
  const latency = new Histogram({
    name: 'viit_response_seconds',
    help: 'Seconds from a request to the end of its response.',
    labelNames: ['kind'],
    buckets: responseBuckets,
    registers,
  });
  const operations = new Histogram({
    name: 'viit_registry_operation_seconds',
    help: 'Seconds that operations of the registry took, such as publish, by result.',
    labelNames: ['operation', 'result'],
    buckets: operationBuckets,
    registers,
  });
  const refusals = new Counter({
    name: 'viit_refusals',
    help: 'Requests that the registry refused, by code.',
    labelNames: ['code'],
    registers,
  });
  const reports = new Counter({
    name: 'viit_reports',
    help: 'What browsers reported and was counted: views, errors by kind, and vitals, by section.',
    labelNames: ['section', 'kind'],
    registers,
  });
  const dropped = new Counter({
    name: 'viit_reports_dropped',
    help: 'Reports, or parts of them, that were not stored, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const releases = new Counter({ name: 'viit_releases', help: 'Releases created by this server.', registers });
  const rendered = new Counter({ name: 'viit_rendered_pages', help: 'Pages rendered for releases.', registers });
  addGauges(registry);
  return {
    countResponse({ kind, status, bytes: size, seconds }) {
      const count = counts.get(kind) ?? { bytes: 0, byStatus: [] };
      counts.set(kind, count);
      count.bytes += size;
      const statusClass = Math.floor(status / 100);
      count.byStatus[statusClass] = (count.byStatus[statusClass] ?? 0) + 1;
      latency.observe({ kind }, seconds);
    },
    countOperation({ operation, code, seconds }) {
      operations.labels(operation, code ? 'refused' : 'done').observe(seconds);
      if (code) refusals.labels(code).inc();
    },
    countReports(section, kind, count) {
      reports.labels(section, kind).inc(count);
    },
    countDroppedReports(reason, count) {
      dropped.labels(reason).inc(count);
    },
    countRelease(pages) {
      releases.inc();
      rendered.inc(pages);
    },
    async print() {
      const [own, ofProcess] = await Promise.all([registry.metrics(), collectProcessMetrics().metrics()]);
      // Each ends with the line that ends the format.
      return ofProcess.replace(/# EOF\n$/, '') + own;
    },
  };
}
