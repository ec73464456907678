import type { FastifyInstance } from 'fastify';
import { afterResponse } from './after-response.ts';
import { addressForLog } from './malformed-request.ts';
import { isRefusedReport } from './reports/report-route.ts';

export function logResponses(server: FastifyInstance): void {
  afterResponse(server, (request, reply, status) => {
    // A flood must not fill the log.
    if (isRefusedReport(request, reply)) return;
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        path: addressForLog(request.url),
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'responded',
    );
  });
}
