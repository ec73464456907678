import { useHash } from '../../use-hash.ts';

/** The address below `#/content/`: a section, a collection and an entry. */
export function useContentPath(): { section?: string; name?: string; id?: string } {
  const [, , section, name, id] = useHash().split('/');
  return { ...(section && { section }), ...(name && { name }), ...(id && { id }) };
}

/** What colleagues are told: this window shows a collection, or an entry of one. Empty for other views. */
export function usePlace(): string {
  return /^#\/content\/([^/]+\/.+)/.exec(useHash())?.[1] ?? '';
}

export const useIsBelow = (): boolean => /^#\/content\/./.test(useHash());

export const filesPath = '#/content/files';

export const pathOf = (part: string, id = ''): string => `#/content/${part}${id && `/${id}`}`;
