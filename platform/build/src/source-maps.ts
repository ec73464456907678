import fs from 'node:fs';
import path from 'node:path';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { writeFile } from '@viit/core/files-below';
import { type BuiltPackage, projectPath } from './project-paths.ts';

/* The registry locates visitors' errors with source maps. They are in `server/maps`: browsers get no files below `server/`. */

interface SourceMap {
  sources: string[];
  mappings: string;
}

/** File, line and name are enough. */
export const sourceMapKind = 'hidden-nosources-source-map';

/** Contains no local paths. */
export const sourceNames = '[resource-path]';

/** Stylesheets need no maps. */
export function moveSourceMaps(built: BuiltPackage, out: string): void {
  const client = path.join(out, 'client');
  const maps = fs.readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
  for (const file of maps.filter((name) => name.endsWith('.js.map'))) {
    const target = path.join(out, 'server/maps', file);
    const map = withoutGenerated(JSON.parse(fs.readFileSync(path.join(client, file), 'utf8')) as SourceMap);
    const sources = map.sources.map((source) => inProject(built, source));
    writeFile(target, JSON.stringify({ ...map, sources }));
  }
  for (const file of maps) fs.rmSync(path.join(client, file));
}

/** Drops code that federation generates: its name contains local paths. */
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

/** `./src/pages.ts` of exams → `remotes/exams/src/pages.ts`. */
function inProject(built: BuiltPackage, source: string): string {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (/^(?:webpack\/|external )/.test(file)) return file;
  const style = /^css(?: |%20)(.*)/.exec(file)?.[1];
  // The bundler shortens `css ../../shared` to `shared`.
  const relative = style ?? (file.endsWith('.css') ? `../../${file}` : file);
  return projectPath(built, path.resolve(built.dir, relative));
}
