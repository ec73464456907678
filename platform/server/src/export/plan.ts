import type { ExportedFile, ExportedText, ExportPlan, Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Database, Sql } from '../database/database.ts';
import { errorPage, errorStyle } from '../http/error-page.ts';
import { commonHeaders } from '../http/headers.ts';
import { parseManifest } from '../registry/builds/builds.ts';
import { live, readChannel, readPublishedRelease } from '../registry/releases/releases.ts';
import { mediaType } from '../site/media-type.ts';
import { searchEngineFiles } from '../site/search-engines.ts';
import { loadRelease, type Servable, type Site } from '../site/site.ts';
import { nginxFiles } from './nginx-files.ts';
import { pageFile } from './page-file.ts';
import { answerOf } from './responses.ts';
import { staticHostFiles } from './static-host-files.ts';

/** Which release is exported, and of how many of the last ones the builds stay there for open tabs. */
export interface ExportWanted {
  release?: string | undefined;
  builds: number;
}

/**
 * Plans the export of a release that is or was live: everything that visitors are served, but the lists of the content API.
 * @throws Refusal where it never was live, or two things want the same file.
 */
export async function planExport(database: Database, origin: string, wanted: ExportWanted): Promise<ExportPlan> {
  const release = wanted.release
    ? await readPublishedRelease(database, wanted.release)
    : await readChannel(database, live);
  if (!release) {
    throw wanted.release
      ? new Refusal(
          'never-live',
          `Release ${wanted.release} was never live, or has been pruned. List the releases with: viit status`,
        )
      : new Refusal(
          'nothing-live',
          'Nothing is live yet, so there is nothing to export. Publish the shell first: viit publish shell',
        );
  }
  const site = await loadRelease(database, release);
  const files = [...siteFiles(site), ...oldFiles(site, await lastManifests(database, wanted.builds))];
  const texts = await madeTexts(site, origin);
  refuseTwice([...files, ...texts].map(({ file }) => file));
  const answers = [...files, ...texts].flatMap(({ response }) => response ?? []);
  return {
    ...{ release: release.id, origin, files },
    texts: [...texts, ...staticHostFiles(answers), ...nginxFiles(site, answers, { release: release.id, origin })],
  };
}

function siteFiles(site: Site): ExportedFile[] {
  const fileOf = (kind: 'page' | 'file' | 'build', address: string, servable: Servable): ExportedFile => ({
    file: `site${kind === 'page' ? pageFile(address) : address}`,
    sha384: servable.blob.sha384,
    response: answerOf(kind, address, servable),
  });
  return [
    ...[...site.pages].map(([path, page]) => fileOf('page', path, page)),
    ...site.forms.map(({ path, form }) => fileOf('page', path, form)),
    ...[...site.files].map(([path, file]) => fileOf('file', path, file)),
    ...[...site.builds].map(([path, file]) => fileOf('build', path, file)),
  ];
}

/** The builds of the last releases that were live. */
async function lastManifests(sql: Sql, count: number): Promise<Manifest[]> {
  const rows = await sql.query<{ name: string; manifest: unknown }>(
    `select distinct b.name, b.identity, b.manifest::text as manifest from build b
     join release_part p on p.name = b.name and p.identity = b.identity
     where p.release in (select release from move where channel = $1 group by release order by max(id) desc limit $2)`,
    [live, count],
  );
  return rows.map(({ name, manifest }) => parseManifest(JSON.parse(String(manifest)), name));
}

/** Client files that the release itself no longer holds. */
function oldFiles(site: Site, manifests: readonly Manifest[]): ExportedFile[] {
  const files = manifests.flatMap(({ base, files }) =>
    files
      .filter(({ path }) => path.startsWith('client/'))
      .map(({ path, sha384 }) => ({ address: base + path.slice('client/'.length), sha384 })),
  );
  const old = new Map(files.filter(({ address }) => !site.builds.has(address)).map((file) => [file.address, file]));
  return [...old.values()].map(({ address, sha384 }) => {
    const blob = { sha384, bytes: Buffer.of(), gzip: null, brotli: null };
    const response = answerOf('build', address, { status: 200, type: mediaType(address), blob });
    return { file: `site${address}`, sha384, response };
  });
}

async function madeTexts(site: Site, origin: string): Promise<ExportedText[]> {
  const textOf = (kind: 'file' | 'table', address: string, servable: Servable): ExportedText => ({
    file: `site${address}`,
    text: Buffer.from(servable.blob.bytes).toString(),
    response: answerOf(kind, address, servable),
  });
  const { address, text, headers } = errorStyle;
  return [
    textOf('table', '/_registry.json', site.table),
    ...[...(await searchEngineFiles(site, origin))].map(([path, file]) => textOf('file', path, file)),
    { file: `site${address}`, text, response: { address, status: 200, headers: { ...commonHeaders, ...headers } } },
    { file: 'site/404.html', text: errorPage(404, 'There is no file at this address.') },
    { file: 'site/405.html', text: errorPage(405, 'This site is read with GET and HEAD only.') },
  ];
}

/** A page's file may have the name of a public file, or of one that is made here. */
function refuseTwice(files: readonly string[]): void {
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (!twice) return;
  throw new Refusal(
    'export-conflict',
    `Two things of this release want the file ${twice} of the export: a page's address and a public file. Give the public file another name.`,
  );
}
