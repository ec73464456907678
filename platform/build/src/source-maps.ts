import fs from 'node:fs';
import path from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { workspaceRoot } from './workspace.ts';

/*
 * Source maps travel with a build, so that the registry can say where in the sources an error of a visitor happened. They are
 * in `server/maps`: nothing below `server/` is ever sent to a browser, and no script names its map.
 */

interface SourceMap {
  sources: string[];
  mappings: string;
}

/** For the client of a published build. The sources themselves are not in the map: file, line and name are enough. */
export const sourceMapKind = 'hidden-nosources-source-map';

/** How maps name sources: relative to the folder of the section, never with the path of this machine. */
export const sourceNames = '[resource-path]';

/** Moves the maps of a finished client to `server/maps`, with the sources named by their paths in the project. */
export function moveSourceMaps(dir: string, dist: string): void {
  const client = path.join(dist, 'client');
  const own = path.relative(workspaceRoot, dir).replaceAll('\\', '/');
  const maps = fs.readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js.map'));
  for (const file of maps) {
    const target = path.join(dist, 'server/maps', file);
    const map = withoutGenerated(JSON.parse(fs.readFileSync(path.join(client, file), 'utf8')) as SourceMap);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify({ ...map, sources: map.sources.map((source) => inProject(own, source)) }));
    fs.rmSync(path.join(client, file));
  }
}

/**
 * Removes the positions in code that federation generates: such code is addressed by its own text, which contains paths of
 * this machine, so that two folders would build different maps.
 */
function withoutGenerated(map: SourceMap): SourceMap {
  const isGenerated = map.sources.map((source) => source.includes('data:'));
  const lines = decode(map.mappings).map((line) =>
    line.map(
      (segment): SourceMapSegment => (segment.length > 1 && isGenerated[segment[1] ?? 0] ? [segment[0]] : segment),
    ),
  );
  const sources = map.sources.map((source, i) => (isGenerated[i] ? 'webpack/generated' : source));
  return { ...map, sources, mappings: encode(lines) };
}

/** `src/pages.ts` in `remotes/exams` → `remotes/exams/src/pages.ts`. What the bundler itself adds keeps its name. */
function inProject(own: string, source: string): string {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return /^(?:webpack\/|css%20|external )/.test(file) ? file : path.posix.join(own, file);
}
