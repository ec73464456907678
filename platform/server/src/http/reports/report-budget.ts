import { reportLimits } from '../../reports/limits.ts';
import { createBuckets, isLoopback } from '../../site/token-buckets.ts';

export type ReportBudget = ReturnType<typeof createReportBudget>;

/** Reports from this machine count only in total, for the reason given at `limitRate`. */
export function createReportBudget(limits = reportLimits, now?: () => number) {
  const ofClient = accounts(limits.clientPerSecond, limits.clientBytesPerSecond, limits.clientMsPerSecond, now);
  const ofAll = accounts(limits.perSecond, limits.bytesPerSecond, limits.msPerSecond, now);
  const accountsOf = (address: string) => [...(isLoopback(address) ? [] : [ofClient(address)]), ofAll('all')];
  return {
    /** @returns the limit that the report would exceed; nothing is taken then. */
    take(address: string, size: number): 'rate' | 'bytes' | 'time' | undefined {
      const found = accountsOf(address);
      for (const { reports, bytes, ms } of found) {
        if (reports.tokens < 1) return 'rate';
        if (bytes.tokens <= 0) return 'bytes';
        if (ms.tokens <= 0) return 'time';
      }
      for (const { reports, bytes } of found) {
        reports.tokens -= 1;
        bytes.tokens -= size;
      }
      return undefined;
    },
    /** Earlier reports may have used up the time. */
    hasTime: (address: string) => accountsOf(address).every(({ ms }) => ms.tokens > 0),
    /** Processor time is known only afterwards. */
    spend(address: string, time: number) {
      for (const { ms } of accountsOf(address)) ms.tokens -= time;
    },
  };
}

function accounts(reportsPerSecond: number, bytesPerSecond: number, msPerSecond: number, now?: () => number) {
  const [reports, bytes, ms] = [
    createBuckets(reportsPerSecond, now),
    createBuckets(bytesPerSecond, now),
    createBuckets(msPerSecond, now),
  ];
  return (address: string) => ({ reports: reports(address), bytes: bytes(address), ms: ms(address) });
}
