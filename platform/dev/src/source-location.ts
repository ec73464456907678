import fs from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { developmentBase, type Fault, inProject, type WatchedBuild } from '@viit/build/development';

/**
 * Finds where in the sources an error was thrown.
 * @param stack as a browser or the renderer gives it.
 */
export function whereOf(stack: string, builds: readonly WatchedBuild[]): Fault {
  const at = stack.search(/\n\s+at /);
  const message = (at < 0 ? stack : stack.slice(0, at)).trim();
  for (const [, place = '', line, column] of stack.matchAll(
    /(\/_dev\/[^\s:?)]+|<anonymous>)(?:\?[^\s:)]*)?:(\d+):(\d+)/g,
  )) {
    for (const file of bundlesAt(place, builds)) {
      // A bundle that the renderer evaluates stands below two lines of a function's head.
      const found = lookUp(file, Number(line) - (place === '<anonymous>' ? 2 : 0), Number(column));
      if (found) return { ...found, message };
    }
  }
  return { message };
}

function bundlesAt(place: string, builds: readonly WatchedBuild[]): string[] {
  if (place === '<anonymous>') return builds.map(({ out }) => path.join(out, 'server/pages.cjs'));
  const build = builds.find(({ name }) => place.startsWith(developmentBase(name)));
  return build ? [path.join(build.out, 'client', path.basename(place))] : [];
}

function lookUp(file: string, line: number, column: number): Pick<Fault, 'file' | 'line'> | undefined {
  if (!fs.existsSync(`${file}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || !path.isAbsolute(entry.originalSource)) return undefined;
  if (entry.originalSource.includes('node_modules')) return undefined;
  return { file: inProject(entry.originalSource), line: entry.originalLine + 1 };
}
