import type { ReleaseSide, SidePage } from './release-side.ts';

/** Where a link leads within the site. */
interface LinkTarget {
  /** Missing where the address is that of a file, or of nothing. */
  page?: SidePage;
  isFile: boolean;
  /** The fragment; empty for the top of the page. */
  id: string;
}

/** Says where a link of a page leads. `outside`: to another site or a service. `malformed`: it is no address. */
export type ResolveLink = (href: string, page: SidePage) => LinkTarget | 'outside' | 'malformed';

/** Returns a function that says where the links of a release lead. @param origin that of the site. */
export function linkResolver(side: ReleaseSide, origin: string): ResolveLink {
  const byPath = new Map(
    [...side.pages.values()].filter(({ status }) => status === 200).map((page) => [page.path, page]),
  );
  const byLowerCase = new Map([...byPath].map(([path, page]) => [path.toLowerCase(), page]));
  const former = new Map([...side.formerPaths].map(([old, path]) => [old.toLowerCase(), path]));
  const resolve = (href: string, base: string) => {
    const url = URL.canParse(href, origin + base) ? new URL(href, origin + base) : undefined;
    if (!url) return 'malformed';
    if (url.origin !== origin || /^\/(api|_)/.test(url.pathname)) return 'outside';
    const path = decodePath(url.pathname);
    const lowerCase = path.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/';
    const page = byPath.get(path) ?? byLowerCase.get(lowerCase) ?? byPath.get(former.get(lowerCase) ?? '');
    const id = decodePath(url.hash.slice(1));
    return { ...(page && { page }), isFile: side.files.has(path), id: id === 'top' ? '' : id };
  };
  // Most links are on many pages, and an absolute path means the same on all of them.
  const absolute = new Map<string, ReturnType<ResolveLink>>();
  return (href, { status, path }) => {
    if (!href.startsWith('/')) return resolve(href, status === 404 ? '/' : path);
    const target = absolute.get(href) ?? resolve(href, '/');
    absolute.set(href, target);
    return target;
  };
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
