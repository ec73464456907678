import { Counter, Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { live } from '../../registry/releases/releases.ts';
import { readFailures } from '../../registry/schedule/failures.ts';
import type { SiteContext } from '../site-route.ts';

export function addSiteGauges(
  registry: Registry<OpenMetricsContentType>,
  { database, liveSite, blobs }: Pick<SiteContext, 'liveSite' | 'blobs'> & { database: Database },
): void {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const age = gauge('viit_live_release_age_seconds', 'Seconds since the live channel was last switched.');
  const behindHelp = '1 while this server serves another release than the live channel names.';
  const behind = gauge('viit_release_behind', behindHelp);
  const served = gauge('viit_served_release', 'The number of the release that this server serves; 0 for none.');
  new Counter({
    name: 'viit_reads',
    help: 'Bodies of pages and files that were requested, by where they were: memory, disk or database.',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(blobs.counts())) this.inc({ from }, count);
    },
  });
  new Gauge({
    name: 'viit_memory_used_bytes',
    help: 'Bytes of the memory for pages and files (MEMORY_MB) that are in use.',
    registers,
    collect() {
      this.set(blobs.usedBytes());
    },
  });
  new Gauge({
    name: 'viit_schedule_failures',
    help: 'Collections whose scheduled entries could not go live.',
    registers,
    async collect() {
      const failures = await readFailures(database).catch(() => undefined);
      if (failures) this.set(failures.size);
    },
  });
  new Gauge({
    name: 'viit_database_up',
    help: '1 while the database responds.',
    registers,
    async collect() {
      const release = liveSite.current()?.release;
      served.set(Number(release ?? 0));
      try {
        const [channel] = await database.query<{ release: string; age: number }>(
          'select release, extract(epoch from now() - switched_at)::float8 as age from channel where name = $1',
          [live],
        );
        this.set(1);
        age.set(channel?.age ?? 0);
        behind.set(channel && channel.release !== release ? 1 : 0);
      } catch {
        this.set(0);
      }
    },
  });
}
