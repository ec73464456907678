import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@viit/build';
import { sampleMemory } from '@viit/test/process-memory';
import { viit } from '../publish/command.ts';
import { type Program, withSite } from '../start-site.ts';
import type { SizeFigures } from './figures.ts';
import { measureServing } from './measure-serving.ts';
import { createPublisher } from './publisher.ts';

const token = 'the-operator-of-the-benchmark';

/** The environment of the measured servers. */
export const env = { OPERATOR_TOKEN: token, LOCAL_BUILDS: 'off', API_RATE: '0', REPORTS: 'off' };

/** Publishes the shell as it is, and returns the function that publishes the rest. */
export async function publishShell({ address, pid }: Program, folder: string) {
  const target = { address, token, pid };
  await viit(workspaceRoot, target, ['publish', 'shell', '--dist', path.join(workspaceRoot, 'shell/dist')]);
  return createPublisher(target, folder);
}

/** Measures a site with one route of `pages` pages and a small section beside it. @param folder for its database and builds. */
export async function measureSize(folder: string, pages: number): Promise<Omit<SizeFigures, 'machine'>> {
  const data = path.join(folder, 'data');
  // Creating the database takes memory of its own.
  await withSite(data, env, async () => {});
  const published = await withSite(data, env, async (site) => {
    const publish = await publishShell(site, folder);
    await publish.section('beside', '1.0.0');
    const memory = sampleMemory(site.pid);
    const costs = {
      first: await publish.route('growth', '1.0.0', pages),
      beside: await publish.section('beside', '1.1.0'),
      inside: await publish.route('growth', '1.1.0', pages),
      rollback: await publish.rollback('growth'),
      shell: await publish.shell('9.0.0'),
    };
    memory.stop();
    await copied(data);
    return { ...costs, peak: memory.peak() };
  });
  const paths = Array.from({ length: pages - 1 }, (_, i) => `/growth/item-${i + 1}`);
  return { pages, ...published, serving: await measureServing(data, env, { paths, textPage: '/growth/item-1' }) };
}

/** Waits until the server no longer copies its release to the disk. */
export async function copied(data: string): Promise<void> {
  const cache = path.join(data, 'cache');
  const count = () => (fs.existsSync(cache) ? fs.readdirSync(cache).length : 0);
  for (let before = -1; count() !== before; ) {
    before = count();
    await wait(2000);
  }
}
