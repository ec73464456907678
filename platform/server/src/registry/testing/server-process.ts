import { renderLimits } from '@viit/render/limits';
import { beginSchedule } from '../schedule/begin-schedule.ts';
import { openTestRegistry } from './test-registry.ts';

/*
 * A program: a server in a separate process, for tests that kill it. DATA_DIR or DATABASE_URL name its database, DRAIN_MS
 * how long it accepts requests after SIGTERM, SECTION_MS how long 2 000 pages may take. With FAST_SINCE, a minute of its schedule
 * takes 100 ms since then. It prints its address and its operator's token.
 */
const { DATA_DIR, DATABASE_URL, DRAIN_MS = '0', SECTION_MS, FAST_SINCE } = process.env;
if (SECTION_MS) renderLimits.sectionMs = Number(SECTION_MS);
const began = Number(FAST_SINCE);
const now = FAST_SINCE ? () => new Date(began + (Date.now() - began) * 600) : undefined;
const registry = await openTestRegistry({
  ...(now && { now }),
  ...(DATA_DIR && { dataDir: DATA_DIR }),
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
});
await registry.live.refresh();
if (now) beginSchedule(registry.context, { release: () => registry.live.current()?.release, onRelease: () => {} });
process.once('SIGTERM', () => void registry.close(Number(DRAIN_MS)).then(() => process.exit(0)));
console.log(JSON.stringify({ address: registry.address, token: registry.token }));
