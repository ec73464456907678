import type { PageComponent } from '@viit/runtime';
import shellPages from '../pages.ts';
import { bustCache, loadSection } from './federation.ts';

/** Pages by section and id: those whose own code has loaded, and those whose islands have loaded too. */
const withOwnCode = new Set<string>();
const complete = new Map<string, PageComponent>();
/** Attempts to load a page's own code, in progress or successful. */
const attempts = new Map<string, Promise<PageComponent>>();

const keyOf = (section: string, id: string) => `${section}/${id}`;

/** A page's component, if its own code and all its islands have loaded. */
export const loadedPage = (section: string, id: string): PageComponent | undefined => complete.get(keyOf(section, id));

/** Whether a page's own code has loaded, with or without its islands. */
export const hasOwnCode = (section: string, id: string): boolean => withOwnCode.has(keyOf(section, id));

/** Loads a page's own code and its islands, so that a navigation shows it whole. @throws when any of it fails to load. */
export async function loadPage(section: string, id: string): Promise<PageComponent> {
  const component = await loadOwnCode(section, id);
  await Promise.all((component.islands ?? component.parts ?? []).map((island) => island.load()));
  complete.set(keyOf(section, id), component);
  return component;
}

/**
 * Loads a page's own code: its section's entry, then its chunk and styles. A page that was rendered as HTML needs no more.
 * Concurrent calls share one attempt; the next call after a failure retries.
 */
export function loadOwnCode(section: string, id: string): Promise<PageComponent> {
  const key = keyOf(section, id);
  const current = attempts.get(key);
  if (current) return current;
  const attempt = fetchPage(section, id).then(
    (component) => {
      withOwnCode.add(key);
      return component;
    },
    (error: unknown) => {
      // Not after a reset: then the attempt in the map is a newer one.
      if (attempts.get(key) === attempt) attempts.delete(key);
      throw error;
    },
  );
  attempts.set(key, attempt);
  return attempt;
}

/** Abandons an attempt that hangs: the next call starts one with a new address. */
export function resetLoad(section: string, id: string): void {
  attempts.delete(keyOf(section, id));
  bustCache(section);
}

async function fetchPage(section: string, id: string): Promise<PageComponent> {
  const pages = section === 'shell' ? shellPages : await loadSection(section);
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Error(`The section ${section} has no page "${id}" in the build that this document uses.`);
  return (await page.load()).default;
}
