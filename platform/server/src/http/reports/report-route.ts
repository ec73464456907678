import { commonHeaders } from '@viit/core/response-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { createReportCollector } from '../../reports/collect-reports.ts';
import { countReport } from '../../reports/count-report.ts';
import { createReleaseFinder } from '../../reports/known-releases.ts';
import { reportLimits } from '../../reports/limits.ts';
import { type AnyReport, parseReport, toReport } from '../../reports/read-report.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { previewSecret } from '../preview-routes.ts';
import { addressOf } from '../rate-limit.ts';
import type { ReportBudget } from './report-budget.ts';

const reportAddress = '/_reports';

const refusalHeaders = Object.entries({
  ...commonHeaders,
  'cache-control': 'no-store',
  'retry-after': '10',
  'content-length': '0',
}).flat();

const isReport = (request: FastifyRequest): boolean =>
  request.method === 'POST' && request.routeOptions.url === reportAddress;

export const isRefusedReport = (request: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  isReport(request) && statusCode === 429;

/** Refuses reports over budget before reading the body: a flood must not cost visitors anything. */
export function limitReports(server: FastifyInstance, metrics: Metrics, budget: ReportBudget): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isReport(request)) return done();
    const size = Number(request.headers['content-length'] ?? reportLimits.bodyBytes);
    const exceeded = budget.take(addressOf(request), Math.min(size, reportLimits.bodyBytes));
    if (!exceeded) return done();
    metrics.countDroppedReports(exceeded, 1);
    reply.hijack();
    reply.raw.writeHead(429, refusalHeaders);
    reply.raw.end();
  });
}

interface ReportContext {
  database: Database;
  metrics: Metrics;
  budget: ReportBudget;
  /** Open tabs keep sending reports after they are turned off. */
  isOn: boolean;
}

/** Errors and loading times from browsers (R118). Nothing that could identify a visitor is stored. */
export function reportRoute(server: FastifyInstance, { database, metrics, budget, isOn }: ReportContext): void {
  const collector = createReportCollector(database, metrics, (error) =>
    server.log.error({ err: error }, 'reports cannot be stored; they are dropped'),
  );
  const findReleases = createReleaseFinder(database);
  server.addHook('onClose', () => collector.flush());
  /** Charges synchronous work to the client. */
  const timed = <T>(request: FastifyRequest, work: () => T): T => {
    const start = performance.now();
    const result = work();
    budget.spend(addressOf(request), performance.now() - start);
    return result;
  };
  const collect = async (request: FastifyRequest, report: AnyReport) => {
    const secret = previewSecret(request);
    // What the visitor can see: the opened preview or the live site.
    const known = (secret && (await findReleases(secret))) || (await findReleases());
    timed(request, () => {
      const converted = known && toReport(report, known);
      if (!converted) return metrics.countDroppedReports('unknown', 1);
      collector.add(countReport(converted, known, browserFamily(request.headers['user-agent'])));
    });
  };
  server.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // Beacons are text, and policy violations have their own types.
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: reportLimits.bodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    routes.post(reportAddress, async (request, reply) => {
      reply.header('cache-control', 'no-store').code(204);
      if (!isOn || isUnwanted(request)) return reply.send();
      if (!budget.hasTime(addressOf(request))) {
        metrics.countDroppedReports('time', 1);
        return reply.code(429).send();
      }
      const report = timed(request, () => parseReport(String(request.body ?? '')));
      if (!report) {
        metrics.countDroppedReports('invalid', 1);
        return reply.code(400).send({ error: 'This is not a report of this site.' });
      }
      await collect(request, report).catch(() => metrics.countDroppedReports('not-stored', 1));
      return reply.send();
    });
  });
}

/** From a browser with Global Privacy Control, or from another site. */
const isUnwanted = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || headers['sec-fetch-site'] === 'cross-site';

const families: readonly (readonly [string, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\bOPR\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
];

/** Without the version, which could identify visitors. */
const browserFamily = (userAgent = ''): string =>
  families.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
