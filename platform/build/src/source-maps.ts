import fs from 'node:fs';
import path from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { type BuiltPackage, projectPath } from './project-paths.ts';

/*
 * Each build contains source maps, so the registry can locate visitors' errors. They are in `server/maps`: no browser gets
 * files below `server/`, and no script names its map.
 */

interface SourceMap {
  sources: string[];
  mappings: string;
}

/** File, line and name are enough, so maps contain no sources. */
export const sourceMapKind = 'hidden-nosources-source-map';

/** Never this machine's paths. */
export const sourceNames = '[resource-path]';

/** Moves scripts' maps to `server/maps`. Stylesheets need none. */
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
 * Removes positions in code that federation generates: its name contains this machine's paths, so maps would differ between
 * folders.
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

/** `./src/pages.ts` of exams → `remotes/exams/src/pages.ts`. The bundler's own modules keep their names. */
function inProject(built: BuiltPackage, source: string): string {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (/^(?:webpack\/|external )/.test(file)) return file;
  const style = /^css(?: |%20)(.*)/.exec(file)?.[1];
  // The bundler reads `css ../../shared` as a path below a folder `css ..`, and shortens it to `shared`.
  const relative = style ?? (file.endsWith('.css') ? `../../${file}` : file);
  return projectPath(built, path.resolve(built.dir, relative));
}
