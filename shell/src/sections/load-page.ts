import type { PageComponent } from '@viit/runtime';
import shellPages from '../pages.ts';
import { freshAddress, loadSection } from './federation.ts';

/** Components that are here already, by section and page id. */
const loaded = new Map<string, PageComponent>();
const loading = new Map<string, Promise<PageComponent>>();

const keyOf = (section: string, id: string) => `${section}/${id}`;

/** A page's component, where its code is here already. */
export const loadedPage = (section: string, id: string): PageComponent | undefined => loaded.get(keyOf(section, id));

/**
 * Loads a page's code: its section's entry, then its own chunk and styles. Two calls share one attempt; a failed attempt
 * is forgotten, so that the next call tries afresh.
 */
export function loadPage(section: string, id: string): Promise<PageComponent> {
  const key = keyOf(section, id);
  const held = loading.get(key);
  if (held) return held;
  const attempt = fetchPage(section, id).then(
    (component) => {
      loaded.set(key, component);
      return component;
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, attempt);
  return attempt;
}

/** Forgets an attempt that hangs: the next one uses a fresh address. */
export function forgetAttempt(section: string, id: string): void {
  loading.delete(keyOf(section, id));
  freshAddress(section);
}

async function fetchPage(section: string, id: string): Promise<PageComponent> {
  const pages = section === 'shell' ? shellPages : await loadSection(section);
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Error(`The section ${section} has no page "${id}" in the build that this document uses.`);
  return (await page.load()).default;
}
