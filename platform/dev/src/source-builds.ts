import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryFolder } from '@viit/core/temporary-folder';
import { createStatusEvents } from './status-events.ts';
import type { BuildStatus } from './watch/build-status.ts';
import { type SourceBuild, watchBuild } from './watch/watch-build.ts';

/** `ms` since the save was detected. */
export type DevelopmentEvent =
  | { event: 'built'; name: string; ms: number }
  | { event: 'broken'; name: string; faults: BuildStatus['faults'] }
  | { event: 'shown'; name: string; ms: number };

export interface SourceFolder {
  name: string;
  dir: string;
}

export type SourceBuilds = ReturnType<typeof watchSources>;

/** Builds into temporary folders. */
export function watchSources(folders: readonly SourceFolder[], onEvent: (event: DevelopmentEvent) => void) {
  const root = createTemporaryFolder('dev');
  const events = createStatusEvents();
  const saveTimes = new Map<string, number>();
  const statuses = new Map<string, BuildStatus>();
  const onStatus = (status: BuildStatus, ms: number) => {
    events.send(status);
    const { name, hash, faults } = status;
    const previous = statuses.get(name);
    if (JSON.stringify(previous) === JSON.stringify(status)) return;
    statuses.set(name, status);
    if (faults.length > 0) return onEvent({ event: 'broken', name, faults });
    saveTimes.set(`${name} ${hash}`, performance.now() - ms);
    const isSameCode = previous?.hash === hash && previous?.faults.length === 0;
    if (!isSameCode) onEvent({ event: 'built', name, ms });
  };
  const builds = folders.map(({ name, dir }) =>
    watchBuild({ dir, name, kind: name === 'shell' ? 'shell' : 'section', out: path.join(root, name), onStatus }),
  );
  return {
    builds,
    events,
    /** Omits builds that have not succeeded yet. */
    settled: async (): Promise<SourceBuild[]> =>
      (await Promise.all(builds.map((build) => build.settled()))).filter((build) => build !== undefined),
    noteShown(name: string, hash: string): void {
      const savedAt = saveTimes.get(`${name} ${hash}`);
      saveTimes.delete(`${name} ${hash}`);
      if (savedAt !== undefined) onEvent({ event: 'shown', name, ms: performance.now() - savedAt });
    },
    async close(): Promise<void> {
      events.close();
      // A compiler that is closed while compiling may never call back.
      await Promise.race([Promise.all(builds.map((build) => build.close())), delay(2000)]);
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}
