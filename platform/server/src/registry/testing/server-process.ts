import { openTestRegistry } from './test-registry.ts';

/*
 * A registry in a process of its own, for tests that kill it: DATA_DIR or DATABASE_URL say where its database is, DRAIN_MS
 * how long it goes on taking requests after SIGTERM. Prints its address and its operator's token.
 */
const { DATA_DIR, DATABASE_URL, DRAIN_MS = '0' } = process.env;
const desk = await openTestRegistry({
  ...(DATA_DIR && { dataDir: DATA_DIR }),
  ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
});
await desk.live.refresh();
process.once('SIGTERM', () => void desk.close(Number(DRAIN_MS)).then(() => process.exit(0)));
console.log(JSON.stringify({ address: desk.address, token: desk.token }));
