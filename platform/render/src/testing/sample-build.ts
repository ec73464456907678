import type { Manifest, ManifestPage } from '@viit/contract';
import type { StoredBuild } from '../jobs.ts';

/** A page with a script and a style that are named after its id. */
export const samplePage = (id: string, change: Partial<ManifestPage> = {}): ManifestPage => ({
  id,
  path: `/${id}`,
  title: `Title of ${id}`,
  description: `Description of ${id}`,
  layout: 'standard',
  scripts: [`${id}.js`],
  styles: [`${id}.css`],
  ...change,
});

/** SHA-384 of a sample file: 64 characters that differ from file to file. */
export const sampleHash = (file: string): string => Buffer.from(file).toString('base64').padEnd(64, 'A').slice(0, 64);

/** A build with these pages, and a hash for each of its files. */
export function sampleBuild(name: string, pages: ManifestPage[] = [], change: Partial<Manifest> = {}): StoredBuild {
  const entry =
    name === 'shell' ? { scripts: ['main.js'], styles: ['main.css'] } : { scripts: ['remoteEntry.js'], styles: [] };
  const clientFiles = [entry, ...pages].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const files = clientFiles.map((file) => ({ path: `client/${file}`, size: 1, sha384: sampleHash(name + file) }));
  const manifest: Manifest = {
    schema: 1,
    kind: name === 'shell' ? 'shell' : 'section',
    name,
    version: '1.0.0',
    identity: `${name}-identity`,
    base: `/_builds/${name}/0123456789ab/`,
    entry,
    peers: {},
    pages,
    documents: [],
    files,
    ...change,
  };
  return { version: manifest.version, manifest };
}
