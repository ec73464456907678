import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeNextBuild } from '@viit/test/next-build';
import { run, viit } from '../publish/command.ts';
import type { MeasuredServer } from './measure-comparisons.ts';
import { watchChildren } from './processor-time.ts';

/** `viit diff --visual --all`, in seconds. */
export interface PictureFigures {
  /** What the preview changes. */
  name: string;
  pages: number;
  opened: number;
  different: number;
  seconds: number;
  /** Of the command and its browser, on all processors. */
  processor: number;
}

interface Visual {
  visual: { same: string[]; identical: string[]; pages: unknown[] };
}

/** Compares every page of the site in a browser, without pictures from former runs: with the worst case, a new shell, and with a new section. */
export async function measurePictures(target: MeasuredServer, folder: string): Promise<PictureFigures[]> {
  const previews = [
    { name: 'a new section', build: 'remotes/exams/dist', section: 'exams', replacements: {} },
    {
      name: 'a new shell with another colour of links',
      ...{ build: 'shell/dist', section: 'shell', replacements: { '--link:': '--link:#a00000;--former-link:' } },
    },
  ];
  const figures: PictureFigures[] = [];
  for (const [i, { name, build, section, replacements }] of previews.entries()) {
    const dist = path.join(folder, `${section}-next`);
    writeNextBuild(path.join(workspaceRoot, build), dist, { version: '9.9.0', replacements });
    await viit(workspaceRoot, target, ['preview', section, '--as', `pictures-${i}`, '--dist', dist]);
    fs.rmSync(path.join(workspaceRoot, 'node_modules/.cache/viit-diff'), { recursive: true, force: true });
    figures.push({ name, ...(await measureDiff(target, `pictures-${i}`)) });
    console.log(`${name}: ${figures.at(-1)?.seconds.toFixed(0)} s`);
  }
  return figures;
}

async function measureDiff(
  { address, token, pid }: MeasuredServer,
  preview: string,
): Promise<Omit<PictureFigures, 'name'>> {
  const start = performance.now();
  const stop = watchChildren(pid);
  const command = [
    path.join(workspaceRoot, 'platform/cli/bin/viit.mjs'),
    'diff',
    preview,
    '--visual',
    '--all',
    '--json',
  ];
  const out = await run(workspaceRoot, command, { VIIT_SERVER: address, VIIT_TOKEN: token });
  const { visual } = JSON.parse(out) as Visual;
  const pages = visual.same.length + visual.pages.length;
  return {
    ...{ pages, opened: pages - visual.identical.length, different: visual.pages.length },
    seconds: (performance.now() - start) / 1000,
    processor: stop(),
  };
}
