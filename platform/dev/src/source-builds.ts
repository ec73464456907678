import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BuildNews, type SourceBuild, type WatchedBuild, watchBuild } from '@viit/build/development';
import { type Listeners, makeListeners } from './events.ts';

/** What is told while developing, for the terminal. `ms` counts from the moment a save was noticed. */
export type Report =
  | { event: 'built'; name: string; ms: number }
  | { event: 'broken'; name: string; faults: BuildNews['faults'] }
  | { event: 'shown'; name: string; ms: number };

/** The shell or a section whose sources are in `dir`. */
export interface SourceFolder {
  name: string;
  dir: string;
}

/** Everything that is built from source here. */
export interface SourceBuilds {
  watched: readonly WatchedBuild[];
  listeners: Listeners;
  /** Waits for what is being built; leaves out what has never been built without a fault. */
  settled(): Promise<SourceBuild[]>;
  /** An open page has taken up what has this hash. */
  shown(name: string, hash: string): void;
  close(): Promise<void>;
}

/** Builds each folder, and again after every save, into a folder that goes away at the end. */
export function startBuilds(folders: readonly SourceFolder[], say: (report: Report) => void): SourceBuilds {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-dev-'));
  const listeners = makeListeners();
  const saves = new Map<string, number>();
  const told = new Map<string, string>();
  const onNews = (news: BuildNews, ms: number) => {
    listeners.tell(news);
    const text = JSON.stringify(news);
    if (told.get(news.name) === text) return;
    const isSameCode = told.get(news.name)?.includes(`"hash":"${news.hash}","faults":[]`);
    told.set(news.name, text);
    if (news.faults.length > 0) return say({ event: 'broken', name: news.name, faults: news.faults });
    saves.set(`${news.name} ${news.hash}`, performance.now() - ms);
    if (!isSameCode) say({ event: 'built', name: news.name, ms });
  };
  const watched = folders.map(({ name, dir }) =>
    watchBuild({ dir, name, kind: name === 'shell' ? 'shell' : 'section', out: path.join(place, name), onNews }),
  );
  return {
    watched,
    listeners,
    settled: async () => (await Promise.all(watched.map((one) => one.settled()))).filter((one) => one !== undefined),
    shown(name, hash) {
      const saved = saves.get(`${name} ${hash}`);
      saves.delete(`${name} ${hash}`);
      if (saved !== undefined) say({ event: 'shown', name, ms: performance.now() - saved });
    },
    async close() {
      listeners.close();
      // One that is building when it is closed may never say that it has ended.
      await Promise.race([Promise.all(watched.map((one) => one.close())), delay(2000)]);
      fs.rmSync(place, { recursive: true, force: true });
    },
  };
}
