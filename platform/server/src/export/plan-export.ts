import { setImmediate } from 'node:timers/promises';
import type { ExportedFile, ExportedText, ExportPlan } from '@viit/contract';
import { pageFile } from '@viit/contract/path';
import type { ExportQuery } from '@viit/contract/registry-api';
import { routeIndexAddress } from '@viit/contract/routes';
import { mediaType } from '@viit/core/media-type';
import { Refusal } from '@viit/core/refusal';
import { commonHeaders, type Headers } from '@viit/core/response-headers';
import type { StoredBuild } from '@viit/render/jobs';
import { routeFiles } from '@viit/render/route-tables';
import type { Sql } from '../database/database.ts';
import { type BuildId, readBuilds } from '../registry/builds/builds.ts';
import type { RegistryContext } from '../registry/registry-context.ts';
import { live, readChannel, readPublishedRelease, releaseNeverLive } from '../registry/releases/releases.ts';
import { errorPage, errorStylesheet, tooManyCookies } from '../site/error-page.ts';
import { clientFiles, loadRelease } from '../site/load-site.ts';
import { privacyPage } from '../site/privacy-page.ts';
import { securityTxt, securityTxtAddress, securityTxtHeaders } from '../site/security-txt.ts';
import { retiringWorker } from '../site/service-worker.ts';
import type { GeneratedResource, Resource, Site } from '../site/site.ts';
import { textFiles } from '../site/text-files.ts';
import { exportedResponse } from './exported-response.ts';
import { nginxFiles } from './nginx-files.ts';
import { staticHostFiles } from './static-host-files.ts';

/**
 * Plans the export of a release that is or was live (R112), without the content API.
 * @throws Refusal if it never was, or two resources need the same file.
 */
export async function planExport(
  context: Pick<RegistryContext, 'database' | 'origin' | 'securityContact'>,
  request: ExportQuery,
): Promise<ExportPlan> {
  const { database, origin } = context;
  const release = await (request.release
    ? readPublishedRelease(database, request.release)
    : readChannel(database, live));
  if (!release) throw request.release ? releaseNeverLive(request.release) : new Refusal('nothing-live');
  const site = await loadRelease(database, release);
  const previous = await lastBuilds(database, request.builds);
  const files = [...siteFiles(site), ...oldFiles(site, previous)];
  const texts = [...(await generatedTexts(site, context)), ...routeTexts(site, previous)];
  assertUnique([...files, ...texts].map(({ file }) => file));
  const responses = [...files, ...texts].flatMap(({ response }) => response ?? []);
  return {
    ...{ release: release.id, origin, files },
    texts: [
      ...texts,
      ...staticHostFiles(responses, site),
      ...nginxFiles(site, responses, { release: release.id, origin }),
    ],
  };
}

function siteFiles(site: Site): ExportedFile[] {
  const fileOf = (kind: 'page' | 'file' | 'picture' | 'build', address: string, resource: Resource): ExportedFile => ({
    file: `site${kind === 'page' ? pageFile(address) : address}`,
    sha384: resource.blob.sha384,
    response: exportedResponse(kind, address, resource),
  });
  return [
    ...[...site.pages].map(([path, page]) => fileOf('page', path, page)),
    ...site.notFoundPages.map(({ route, page }) => fileOf('page', route, page)),
    ...[...site.files].map(([path, file]) => fileOf('file', path, file)),
    ...[...site.pictures].map(([path, file]) => fileOf('picture', path, file)),
    ...[...site.builds].map(([path, file]) => fileOf('build', path, file)),
  ];
}

/** One by one, so that visitors are served between large manifests. */
async function lastBuilds(sql: Sql, count: number): Promise<StoredBuild[]> {
  const rows = await sql.query<BuildId>(
    `select name, identity from (select p.name, p.identity, row_number() over (partition by p.name order by max(s.id) desc) as number
       from release_build p join channel_switch s on s.release = p.release where s.channel = $1 group by p.name, p.identity) as build
     where number <= $2`,
    [live, count],
  );
  const builds: StoredBuild[] = [];
  for (const { name, identity } of rows) {
    builds.push(...(await readBuilds(sql, [{ name, identity }])).values());
    await setImmediate();
  }
  return builds;
}

function oldFiles(site: Site, builds: readonly StoredBuild[]): ExportedFile[] {
  const files = builds.flatMap(({ manifest }) => clientFiles(manifest));
  const old = new Map(files.filter(({ address }) => !site.builds.has(address)).map((file) => [file.address, file]));
  return [...old.values()].map(({ address, sha384 }) => {
    const response = exportedResponse('build', address, { status: 200, type: mediaType(address) });
    return { file: `site${address}`, sha384, response };
  });
}

function routeTexts({ routes }: Site, previous: readonly StoredBuild[]): ExportedText[] {
  const tables = [...routes.tables].map(
    ([address, { blob }]) => [address, Buffer.from(blob.bytes).toString()] as const,
  );
  const data = [...previous.flatMap((build) => [...routeFiles(build)]), ...routes.variants];
  const texts = new Map([...data.map(([address, value]) => [address, JSON.stringify(value)] as const), ...tables]);
  return [...texts].map(([address, text]) => ({
    file: `site${address}`,
    text,
    response: exportedResponse('build', address, routes.index),
  }));
}

async function generatedTexts(
  site: Site,
  { origin, securityContact }: Pick<RegistryContext, 'origin' | 'securityContact'>,
): Promise<ExportedText[]> {
  const textOf = (kind: 'file' | 'table', address: string, resource: GeneratedResource): ExportedText => ({
    file: `site${address}`,
    text: Buffer.from(resource.blob.bytes).toString(),
    response: exportedResponse(kind, address, resource),
  });
  const fixed = (address: string, text: string, headers: Headers): ExportedText => ({
    file: `site${address}`,
    text,
    response: { address, status: 200, headers: { ...commonHeaders, ...headers } },
  });
  return [
    textOf('table', '/_registry.json', site.table),
    textOf('table', routeIndexAddress, site.routes.index),
    ...[...(await textFiles(site, origin))].map(([path, file]) => textOf('file', path, file)),
    fixed(securityTxtAddress, securityTxt(origin, securityContact), securityTxtHeaders),
    fixed(errorStylesheet.address, errorStylesheet.text, errorStylesheet.headers),
    fixed(privacyPage.address, privacyPage.text, privacyPage.headers),
    fixed(retiringWorker.address, retiringWorker.text, retiringWorker.headers),
    { file: 'site/404.html', text: errorPage(404, 'There is no file at this address.') },
    { file: 'site/431.html', text: tooManyCookies.text },
    { file: 'site/405.html', text: errorPage(405, 'This site accepts only GET and HEAD requests.') },
    // Withdrawn addresses are rare: one page serves them all.
    ...(site.withdrawn.size > 0
      ? [
          {
            file: 'site/410.html',
            text: errorPage(410, 'This page has been withdrawn and is no longer part of this site.'),
          },
        ]
      : []),
  ];
}

function assertUnique(files: readonly string[]): void {
  const seen = new Set<string>();
  const duplicate = files.find((file) => seen.size === seen.add(file).size);
  if (!duplicate) return;
  throw new Refusal(
    'export-conflict',
    `Two resources of this release need the file ${duplicate} in the export: a page and a public file. Rename the public file.`,
  );
}
