import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Fault } from './watch/build-status.ts';
import { projectPath } from './watch/faults.ts';
import { developmentBase, type WatchedBuild } from './watch/watch-build.ts';

/** @param stack from a browser or the renderer. @returns only the message if the stack names no source. */
export function findSourceLocation(stack: string, builds: readonly WatchedBuild[]): Fault {
  const at = stack.search(/\n\s+at /);
  const message = (at < 0 ? stack : stack.slice(0, at)).trim();
  for (const [, bundle = '', line, column] of stack.matchAll(frame)) {
    const file = bundleFile(bundle, builds);
    const location = file && originalLocation(file, Number(line), Number(column));
    if (location) return { ...location, message };
  }
  return { message };
}

/** In bundles of the browser (`/_dev/exams/about.js`) or of the renderer (`exams/server/pages.cjs`). */
const frame = /(\/_dev\/[^\s:?)]+|[a-z0-9-]+\/server\/pages\.cjs)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

function bundleFile(bundle: string, builds: readonly WatchedBuild[]): string | undefined {
  for (const { name, out } of builds) {
    if (bundle === `${name}/server/pages.cjs`) return path.join(out, 'server/pages.cjs');
    if (bundle.startsWith(developmentBase(name))) return path.join(out, 'client', path.basename(bundle));
  }
  return undefined;
}

function originalLocation(file: string, line: number, column: number): Pick<Fault, 'file' | 'line'> | undefined {
  if (!fs.existsSync(`${file}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || !path.isAbsolute(entry.originalSource)) return undefined;
  if (entry.originalSource.includes('node_modules')) return undefined;
  return { file: projectPath(entry.originalSource), line: entry.originalLine + 1 };
}
