import type { FastifyInstance } from 'fastify';
import { addressForLog } from './malformed-request.ts';
import { isRefusedReport } from './reports/report-route.ts';

export function logResponses(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    // A flood must not fill the log.
    if (isRefusedReport(request, reply)) return done();
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: addressForLog(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'responded',
    );
    done();
  });
}
