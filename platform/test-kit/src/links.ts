export interface SiteLink {
  /** With query and fragment. */
  href: string;
  /** Pages that contain it between header and footer. */
  own: string[];
  /** Pages that contain it anywhere. */
  all: string[];
}

export interface BrokenLink extends SiteLink {
  reason: string;
}

export interface LinkTargets {
  /** Undefined if the page does not exist. */
  readPage(path: string): Promise<string | undefined>;
  fileStatus(address: string): Promise<number>;
}

export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Strings in the data look like HTML. */
const withoutData = (html: string) => html.split('<script type="application/json"')[0] ?? '';

const idsOf = (html: string) => new Set([...withoutData(html).matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
const hrefsOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((found) => (found[1] ?? '').replaceAll('&amp;', '&'));

/** Links inside the site. @param pages HTML by path. */
export function collectLinks(pages: ReadonlyMap<string, string>): SiteLink[] {
  const links = new Map<string, SiteLink>();
  for (const [page, html] of pages) {
    const own = new Set(hrefsOf(mainOf(html)));
    for (const href of new Set(hrefsOf(withoutData(html)))) {
      if (/^(?:[a-z]+:|\/\/)/.test(href)) continue;
      const address = new URL(href, `http://site${page}`).href.slice('http://site'.length);
      const link = links.get(address) ?? { href: address, own: [], all: [] };
      link.all.push(page);
      if (own.has(href)) link.own.push(page);
      links.set(address, link);
    }
  }
  return [...links.values()];
}

export async function findBrokenLinks(links: readonly SiteLink[], targets: LinkTargets): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = [];
  for (const link of links) {
    const reason = await whyBroken(link.href, targets);
    if (reason) broken.push({ ...link, reason });
  }
  return broken;
}

async function whyBroken(href: string, { readPage, fileStatus }: LinkTargets): Promise<string | undefined> {
  const [address = '', fragment] = href.split('#');
  const path = address.split('?')[0] ?? '';
  const page = await readPage(path);
  if (page !== undefined) {
    return fragment && !idsOf(page).has(decodeURIComponent(fragment)) ? 'no such fragment on that page' : undefined;
  }
  if (!/\.[a-z0-9]+$/i.test(path)) return 'no such page';
  const status = await fileStatus(address);
  return status === 200 ? undefined : `the file responds with ${status}`;
}

/** Such as "/rankings → /none: no such page". */
export function describeBrokenLink({ own, all, href, reason }: BrokenLink): string {
  const pages = own.length > 0 ? own : all;
  const more = pages.length > 2 ? ` and ${pages.length - 2} more` : '';
  return `${pages.slice(0, 2).join(' and ')}${more} → ${href}: ${reason}`;
}
