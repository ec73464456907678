import type { PageComponent } from '@viit/runtime';
import shellPages from '../pages.ts';
import { bustCache, loadSection } from './federation.ts';

/** A page's code: on its way, its own without all islands, or complete. A page that failed to load has no state. */
type PageState =
  | { status: 'loading'; component: Promise<PageComponent> }
  | { status: 'own-code' | 'complete'; component: PageComponent };

/** By section and id. */
const pages = new Map<string, PageState>();

const keyOf = (section: string, id: string) => `${section}/${id}`;

/** A page's component, if its own code and all its islands have loaded. */
export function loadedPage(section: string, id: string): PageComponent | undefined {
  const state = pages.get(keyOf(section, id));
  return state?.status === 'complete' ? state.component : undefined;
}

/** Whether a page's own code has loaded, with or without its islands. */
export function hasOwnCode(section: string, id: string): boolean {
  const status = pages.get(keyOf(section, id))?.status;
  return status === 'own-code' || status === 'complete';
}

/** Loads a page's own code and its islands, so that a navigation shows it whole. @throws when any of it fails to load. */
export async function loadPage(section: string, id: string): Promise<PageComponent> {
  const component = await loadOwnCode(section, id);
  await Promise.all((component.islands ?? []).map((island) => island.load()));
  pages.set(keyOf(section, id), { status: 'complete', component });
  return component;
}

/**
 * Loads a page's own code: its section's entry, then its chunk and styles. A page that was rendered as HTML needs no more.
 * Concurrent calls share one attempt; the next call after a failure retries.
 */
export function loadOwnCode(section: string, id: string): Promise<PageComponent> {
  const key = keyOf(section, id);
  const existing = pages.get(key);
  if (existing) return Promise.resolve(existing.component);
  const component = fetchPage(section, id).then(
    (loaded) => {
      if (!hasOwnCode(section, id)) pages.set(key, { status: 'own-code', component: loaded });
      return loaded;
    },
    (error: unknown) => {
      // Not after a reset: then the attempt in the map is a newer one.
      if (pages.get(key) === attempt) pages.delete(key);
      throw error;
    },
  );
  const attempt: PageState = { status: 'loading', component };
  pages.set(key, attempt);
  return component;
}

/** Abandons an attempt that hangs: the next call starts one with a new address. */
export function resetLoad(section: string, id: string): void {
  pages.delete(keyOf(section, id));
  bustCache(section);
}

async function fetchPage(section: string, id: string): Promise<PageComponent> {
  const list = section === 'shell' ? shellPages : await loadSection(section);
  const page = list.find((one) => one.id === id);
  if (!page) throw new Error(`The section ${section} has no page "${id}" in the build that this document uses.`);
  return (await page.load()).default;
}
