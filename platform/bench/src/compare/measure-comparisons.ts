import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { median } from '../median.ts';
import { type Target, viit } from '../publish/command.ts';
import { heading } from '../publish/measure-change.ts';
import { processorTime } from './processor-time.ts';

/** The time of a request, and the server's processor time for it, in seconds. */
interface RequestFigures {
  seconds: number;
  processor: number;
}

/** Comparing the releases of a site with so many sections. */
export interface ComparisonFigures {
  sections: number;
  pages: number;
  /** `viit publish` of one section from a finished build, the short form included. */
  publish: number;
  /** The short form after that publish. */
  short: RequestFigures;
  /** The whole comparison after that publish. */
  whole: RequestFigures;
}

/** The whole comparison of two releases where a new shell changes every page. */
export interface ShellFigures extends RequestFigures {
  pages: number;
}

/** A server to publish to. */
export interface MeasuredServer extends Target {
  pid: number;
}

/** Sends a request and waits for its answer. */
async function measureRequest({ address, token, pid }: MeasuredServer, query: string) {
  const before = { time: performance.now(), processor: processorTime(pid) };
  const response = await fetch(`${address}/_registry/${query}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${query}: ${response.status} ${text}`);
  return {
    figures: { seconds: (performance.now() - before.time) / 1000, processor: processorTime(pid) - before.processor },
    body: JSON.parse(text) as { counts: { changed: number } },
  };
}

/**
 * Publishes sections that are generated from a real one to an empty site. For each number of sections, publishes one of them
 * `rounds` times with another heading, and compares each release with the one before.
 * @param folder for builds.
 */
export async function measureComparisons(
  server: MeasuredServer,
  folder: string,
  counts: readonly number[],
  rounds: number,
): Promise<{ sections: ComparisonFigures[]; shell: ShellFigures }> {
  const publish = (name: string, version: string) =>
    publishNext(server, folder, 'remotes/exams/dist', { name, version, text: `${name} ${version}` });
  await viit(workspaceRoot, server, ['publish', 'shell', '--dist', path.join(workspaceRoot, 'shell/dist')]);
  const sections: ComparisonFigures[] = [];
  let created = 0;
  for (const count of counts) {
    while (created < count) await publish(`section${++created}`, '1.0.0');
    const all = { publish: [] as number[], short: [] as RequestFigures[], whole: [] as RequestFigures[] };
    for (let round = 1; round <= rounds; round++) {
      const { seconds, output } = await publish('section1', `${count}.${round}.0`);
      const sides = `from=${output.previous}&to=${output.release}`;
      all.publish.push(seconds);
      all.short.push((await measureRequest(server, `comparison/short?${sides}`)).figures);
      all.whole.push((await measureRequest(server, `comparison?${sides}`)).figures);
    }
    const table = (await (await fetch(`${server.address}/_registry.json`)).json()) as { pages: unknown[] };
    sections.push({
      ...{ sections: count, pages: table.pages.length, publish: median(all.publish) },
      ...{ short: medianRequest(all.short), whole: medianRequest(all.whole) },
    });
    console.log(`${count} sections: short form ${sections.at(-1)?.short.seconds.toFixed(3)} s`);
  }
  return { sections, shell: await measureShell(server, folder, rounds) };
}

/** Compares the live site with a preview of a shell that has another colour of links, which changes the styles of every page. */
async function measureShell(server: MeasuredServer, folder: string, rounds: number): Promise<ShellFigures> {
  await publishNext(server, folder, 'shell/dist', { name: 'shell', version: '9.0.0', text: '' }, 'next-shell');
  const all: RequestFigures[] = [];
  let pages = 0;
  for (let round = 0; round < rounds; round++) {
    const { figures, body } = await measureRequest(server, 'comparison?from=live&to=next-shell');
    all.push(figures);
    pages = body.counts.changed;
  }
  return { pages, ...medianRequest(all) };
}

async function publishNext(
  target: Target,
  folder: string,
  source: string,
  { name, version, text }: { name: string; version: string; text: string },
  preview?: string,
) {
  const dist = path.join(folder, `${name}-${version}`);
  const replacements: Record<string, string> =
    name === 'shell' ? { '--link:': '--link:#a00000;--former-link:' } : { [heading]: `${heading}: ${text}` };
  writeNextBuild(path.join(workspaceRoot, source), dist, { name, version, replacements });
  const command = preview ? ['preview', name, '--as', preview] : ['publish', name];
  const result = await viit(workspaceRoot, target, [...command, '--dist', dist]);
  fs.rmSync(dist, { recursive: true });
  return result;
}

const medianRequest = (all: readonly RequestFigures[]): RequestFigures => ({
  seconds: median(all.map(({ seconds }) => seconds)),
  processor: median(all.map(({ processor }) => processor)),
});
