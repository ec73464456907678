import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryFolder } from '@viit/core/temporary-folder';
import { createStatusEvents, type StatusEvents } from './status-events.ts';
import type { BuildStatus } from './watch/build-status.ts';
import { type SourceBuild, type WatchedBuild, watchBuild } from './watch/watch-build.ts';

/** `ms` since the save was detected. */
export type Report =
  | { event: 'built'; name: string; ms: number }
  | { event: 'broken'; name: string; faults: BuildStatus['faults'] }
  | { event: 'shown'; name: string; ms: number };

export interface SourceFolder {
  name: string;
  dir: string;
}

export interface SourceBuilds {
  builds: readonly WatchedBuild[];
  events: StatusEvents;
  /** Omits builds that have not succeeded yet. */
  settled(): Promise<SourceBuild[]>;
  reportShown(name: string, hash: string): void;
  close(): Promise<void>;
}

/** Builds into temporary folders. */
export function watchSources(folders: readonly SourceFolder[], onReport: (report: Report) => void): SourceBuilds {
  const root = createTemporaryFolder('dev');
  const events = createStatusEvents();
  const saveTimes = new Map<string, number>();
  const reported = new Map<string, BuildStatus>();
  const onStatus = (status: BuildStatus, ms: number) => {
    events.send(status);
    const { name, hash, faults } = status;
    const previous = reported.get(name);
    if (JSON.stringify(previous) === JSON.stringify(status)) return;
    reported.set(name, status);
    if (faults.length > 0) return onReport({ event: 'broken', name, faults });
    saveTimes.set(`${name} ${hash}`, performance.now() - ms);
    const isSameCode = previous?.hash === hash && previous?.faults.length === 0;
    if (!isSameCode) onReport({ event: 'built', name, ms });
  };
  const builds = folders.map(({ name, dir }) =>
    watchBuild({ dir, name, kind: name === 'shell' ? 'shell' : 'section', out: path.join(root, name), onStatus }),
  );
  return {
    builds,
    events,
    settled: async () =>
      (await Promise.all(builds.map((build) => build.settled()))).filter((build) => build !== undefined),
    reportShown(name, hash) {
      const savedAt = saveTimes.get(`${name} ${hash}`);
      saveTimes.delete(`${name} ${hash}`);
      if (savedAt !== undefined) onReport({ event: 'shown', name, ms: performance.now() - savedAt });
    },
    async close() {
      events.close();
      // A compiler that is closed while compiling may never call back.
      await Promise.race([Promise.all(builds.map((build) => build.close())), delay(2000)]);
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}
