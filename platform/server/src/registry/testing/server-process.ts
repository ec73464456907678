import { renderLimits } from '@viit/render/limits';
import { openTestRegistry } from './test-registry.ts';

/*
 * A program: a server in a separate process, for tests that kill it. DATA_DIR or DATABASE_URL name its database, DRAIN_MS
 * how long it accepts requests after SIGTERM, SECTION_MS how long 2 000 pages may take. It prints its address and its operator's token.
 */
const { DATA_DIR, DATABASE_URL, DRAIN_MS = '0', SECTION_MS } = process.env;
if (SECTION_MS) renderLimits.sectionMs = Number(SECTION_MS);
const registry = await openTestRegistry({
  ...(DATA_DIR && { dataDir: DATA_DIR }),
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
});
await registry.live.refresh();
process.once('SIGTERM', () => void registry.close(Number(DRAIN_MS)).then(() => process.exit(0)));
console.log(JSON.stringify({ address: registry.address, token: registry.token }));
