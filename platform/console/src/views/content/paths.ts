import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The address below `#/content/`: a section, a collection and an entry. */
export function useContentPath(): { section?: string; name?: string; id?: string } {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [, , section, name, id] = hash.split('/');
  return { ...(section && { section }), ...(name && { name }), ...(id && { id }) };
}

/** What colleagues are told: this window shows a collection, or an entry of one. Empty for other views. */
export function usePlace(): string {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return /^#\/content\/([^/]+\/.+)/.exec(hash)?.[1] ?? '';
}

export const useIsBelow = (): boolean =>
  useSyncExternalStore(subscribe, () => /^#\/[^/]+\/./.test(window.location.hash));

export const filesPath = '#/content/files';

export const pathOf = (part: string, id = ''): string => `#/content/${part}${id && `/${id}`}`;
