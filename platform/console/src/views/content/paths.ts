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

export const pathOf = (part: string, id = ''): string => `#/content/${part}${id && `/${id}`}`;
