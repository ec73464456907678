import path from 'node:path';
import type { Manifest } from '@viit/contract';
import type { DryRun } from '@viit/contract/registry-api';
import { mediaType } from '@viit/core/media-type';
import { commonHeaders } from '@viit/core/response-headers';
import type { BrowserContext, Route } from 'playwright-core';

/** Checked, but not stored. */
export interface CheckedBuild {
  dryRun: DryRun;
  manifest: Manifest;
  /** Folder. */
  dist: string;
}

/** Shows a browser the checked build; everything else comes from the live site. Sends no reports to the site. */
export async function serveDryRun(context: BrowserContext, origin: string, build: CheckedBuild): Promise<void> {
  const responses = responsesOf(build);
  await context.route(
    (url) => url.origin === origin && responses.has(decodeURI(url.pathname)),
    (route) => route.fulfill(responses.get(decodeURI(new URL(route.request().url()).pathname))),
  );
}

type Response = NonNullable<Parameters<Route['fulfill']>[0]>;

/** Where they differ from the site's, by path. */
function responsesOf({ dryRun, manifest, dist }: CheckedBuild): Map<string, Response> {
  const responses = new Map<string, Response>([
    ...Object.entries({ ...dryRun.routes, '/_registry.json': dryRun.table }).map(
      ([address, value]) =>
        [address, { contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) }] as const,
    ),
    ['/_reports', { status: 204 }],
  ]);
  for (const { path: file } of manifest.files) {
    const response = { contentType: mediaType(file), path: path.join(dist, file) };
    if (file.startsWith('client/')) responses.set(manifest.base + file.slice('client/'.length), response);
    if (file.startsWith('public/')) responses.set(file.slice('public'.length), response);
  }
  for (const { path: address, status, html, policy } of dryRun.pages) {
    if (status !== 200) continue;
    const headers = { ...commonHeaders, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' };
    responses.set(address, { headers, body: html });
  }
  return responses;
}
