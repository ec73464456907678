import type { PageComponent } from '@viit/runtime';
import shellPages from '../pages.ts';
import { bustCache, loadSection } from './federation.ts';

/** A page that failed has no state. */
type PageState =
  | { status: 'loading'; component: Promise<PageComponent> }
  | { status: 'own-code' | 'complete'; component: PageComponent };

/** By section and id. */
const pages = new Map<string, PageState>();

const keyOf = (section: string, id: string) => `${section}/${id}`;

/** With all its islands. */
export function loadedPage(section: string, id: string): PageComponent | undefined {
  const state = pages.get(keyOf(section, id));
  return state?.status === 'complete' ? state.component : undefined;
}

/** With or without islands. */
export function hasOwnCode(section: string, id: string): boolean {
  const status = pages.get(keyOf(section, id))?.status;
  return status === 'own-code' || status === 'complete';
}

/** With its islands. @throws when any code fails. */
export async function loadPage(section: string, id: string): Promise<PageComponent> {
  const component = await loadOwnCode(section, id);
  await Promise.all((component.islands ?? []).map((island) => island.load()));
  pages.set(keyOf(section, id), { status: 'complete', component });
  return component;
}

/** Without islands. Concurrent calls share an attempt; after a failure the next call retries. */
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
      // After a reset, the map has a newer attempt.
      if (pages.get(key) === attempt) pages.delete(key);
      throw error;
    },
  );
  const attempt: PageState = { status: 'loading', component };
  pages.set(key, attempt);
  return component;
}

/** The next call uses a new address. */
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
