import type { PageComponent } from '@viit/runtime';
import shellPages from '../pages.ts';
import { freshAddress, loadSection } from './federation.ts';

/** Components that are here already with all their parts, and such whose parts may be missing; by section and page id. */
const whole = new Map<string, PageComponent>();
const loaded = new Map<string, PageComponent>();
const loading = new Map<string, Promise<PageComponent>>();

const keyOf = (section: string, id: string) => `${section}/${id}`;

/** A page's component, where all of its code is here already. */
export const loadedPage = (section: string, id: string): PageComponent | undefined => whole.get(keyOf(section, id));

/** Whether a page's own code is here, with or without that of its parts. */
export const isBegun = (section: string, id: string): boolean => loaded.has(keyOf(section, id));

/** Loads all of a page's code, its parts' with it: whoever moves to it is shown no gap. @throws where some of it does not come. */
export async function loadPage(section: string, id: string): Promise<PageComponent> {
  const component = await loadOwnCode(section, id);
  await Promise.all((component.islands ?? component.parts ?? []).map((island) => island.load()));
  whole.set(keyOf(section, id), component);
  return component;
}

/**
 * Loads a page's own code: its section's entry, then its chunk and styles, all that the page needs which came as HTML. Two
 * calls share one attempt; a failed attempt is forgotten, so that the next call tries afresh.
 */
export function loadOwnCode(section: string, id: string): Promise<PageComponent> {
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
