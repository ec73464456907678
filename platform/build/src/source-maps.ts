import fs from 'node:fs';
import path from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { type BuiltPackage, projectPath } from './project-paths.ts';

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

/** Moves the maps of compiled scripts to `server/maps`, with the sources named by their paths in the project. Stylesheets need none. */
export function moveSourceMaps(built: BuiltPackage, out: string): void {
  const client = path.join(out, 'client');
  const maps = fs.readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  for (const file of maps.filter((name) => name.endsWith('.js.map'))) {
    const target = path.join(out, 'server/maps', file);
    const map = withoutGenerated(JSON.parse(fs.readFileSync(path.join(client, file), 'utf8')) as SourceMap);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const sources = map.sources.map((source) => inProject(built, source));
    fs.writeFileSync(target, JSON.stringify({ ...map, sources }));
  }
  for (const file of maps) fs.rmSync(path.join(client, file));
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

/** `./src/pages.ts` of exams → `remotes/exams/src/pages.ts`. What the bundler itself adds keeps its name. */
function inProject(built: BuiltPackage, source: string): string {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (/^(?:webpack\/|external )/.test(file)) return file;
  const style = /^css(?: |%20)(.*)/.exec(file)?.[1];
  // The bundler takes `css ../../shared` for a path below a folder named `css ..`, and shortens it to `shared`.
  const relative = style ?? (file.endsWith('.css') ? `../../${file}` : file);
  return projectPath(built, path.resolve(built.dir, relative));
}
