import { Counter, collectDefaultMetrics, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

export type RequestKind = 'page' | 'build' | 'file' | 'api' | 'registry' | 'report' | 'health';

export const metricsType = Registry.OPENMETRICS_CONTENT_TYPE;

/** In seconds: a page in memory takes under a millisecond, a publish some seconds. */
const responseBuckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
const operationBuckets = [0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 120];

type OpenMetrics = Registry<OpenMetricsContentType>;

function createRegistry(): OpenMetrics {
  const registry: OpenMetrics = new Registry();
  registry.setContentType(metricsType);
  return registry;
}

let processMetrics: OpenMetrics | undefined;

/** Once per process, even with several servers. */
function collectProcessMetrics(): OpenMetrics {
  if (processMetrics) return processMetrics;
  processMetrics = createRegistry();
  collectDefaultMetrics({ register: processMetrics });
  return processMetrics;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** @param addGauges adds values that are read when printing. */
export function createMetrics(addGauges: (registry: OpenMetrics) => void) {
  const registry = createRegistry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('viit_requests', 'Responses by kind and status class.', 'kind', 'status');
  const bytes = counter('viit_response_bytes', 'Bytes of responses as sent, with their headers, by kind.', 'kind');
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
  const refusals = counter('viit_refusals', 'Requests that the registry refused, by code.', 'code');
  const reportsHelp = 'What browsers reported and was counted: views, errors by kind, and vitals, by section.';
  const reports = counter('viit_reports', reportsHelp, 'section', 'kind');
  const droppedHelp = 'Reports, or parts of them, that were not stored, by reason.';
  const dropped = counter('viit_reports_dropped', droppedHelp, 'reason');
  const releases = counter('viit_releases', 'Releases created by this server.');
  const rendered = counter('viit_rendered_pages', 'Pages rendered for releases.');
  addGauges(registry);
  return {
    countResponse(kind: RequestKind, { status, size, seconds }: { status: number; size: number; seconds: number }) {
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      bytes.inc({ kind }, size);
      latency.observe({ kind }, seconds);
    },
    /** @param code of a refusal. */
    countOperation({ operation, code, seconds }: { operation: string; code: string | undefined; seconds: number }) {
      operations.observe({ operation, result: code ? 'refused' : 'done' }, seconds);
      if (code) refusals.inc({ code });
    },
    countReports: (section: string, kind: string, count: number) => reports.inc({ section, kind }, count),
    countDroppedReports: (reason: string, count: number) => dropped.inc({ reason }, count),
    countRelease(pages: number) {
      releases.inc();
      rendered.inc(pages);
    },
    async print(): Promise<string> {
      const [own, ofProcess] = await Promise.all([registry.metrics(), collectProcessMetrics().metrics()]);
      // Both texts end with the format's last line.
      return ofProcess.replace(/# EOF\n$/, '') + own;
    },
  };
}
