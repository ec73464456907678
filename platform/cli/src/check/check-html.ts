import type { Manifest } from '@viit/contract';
import type { DryRun, DryRunPage } from '@viit/contract/registry-api';
import { findHtmlErrors } from '@viit/test-kit/html-validity';
import { collectLinks, findBrokenLinks, type LinkTargets, type SiteLink } from '@viit/test-kit/links';
import type { Finding } from './check-result.ts';

export async function checkHtml(pages: readonly DryRunPage[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { path, html } of pages) {
    findings.push(...(await findHtmlErrors(html)).map((reason) => ({ page: path, reason })));
  }
  return findings;
}

/** Checks the pages' own links as if the build were live. @param origin the site that has all other pages and files. */
export async function checkLinks(
  pages: readonly DryRunPage[],
  dryRun: DryRun,
  manifest: Manifest,
  origin: string,
): Promise<Finding[]> {
  const links = collectLinks(new Map(pages.map(({ path, html }) => [path, html])));
  const notRendered = new Set(dryRun.notRendered);
  const isKnown = ({ href }: SiteLink) => !notRendered.has(href.replace(/[?#].*/, ''));
  const own = links.filter((link) => link.own.length > 0 && isKnown(link));
  const broken = await findBrokenLinks(own, targetsAfter(dryRun, manifest, origin));
  return broken.flatMap((link) => link.own.map((page) => ({ page, reason: `${link.href}: ${link.reason}` })));
}

/** Pages and files of the build, then the site's others. */
function targetsAfter({ pages, removed }: DryRun, manifest: Manifest, origin: string): LinkTargets {
  const html = new Map(pages.filter(({ status }) => status === 200).map((page) => [page.path, page.html]));
  const current = new Map(
    manifest.pages.flatMap(({ path, formerPaths = [] }) => formerPaths.map((former) => [former, path])),
  );
  const files = new Set(manifest.files.map(({ path }) => path));
  const removedPaths = new Set(removed.map(({ address }) => address));
  const onSite = new Map<string, Promise<string | undefined>>();
  const readPage = async (path: string): Promise<string | undefined> => {
    const own = html.get(current.get(path) ?? path);
    if (own !== undefined || removedPaths.has(path) || /\.[a-z0-9]+$/i.test(path)) return own;
    const reading = onSite.get(path) ?? readFromSite(origin, path, readPage);
    onSite.set(path, reading);
    return reading;
  };
  return {
    readPage,
    async fileStatus(address) {
      if (files.has(`public${decodeURI(address.split('?')[0] ?? '')}`)) return 200;
      return (await fetch(origin + address, { method: 'HEAD', redirect: 'manual' })).status;
    },
  };
}

/** A moved page redirects permanently (301); an unknown address redirects to the home page (302). */
async function readFromSite(
  origin: string,
  path: string,
  readPage: LinkTargets['readPage'],
): Promise<string | undefined> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  if (response.status === 200) return response.text();
  const to = response.status === 301 ? response.headers.get('location') : null;
  const target = to === null ? undefined : new URL(to, origin).pathname;
  return target === undefined || target === path ? undefined : readPage(target);
}
