import { fontFiles } from './font-files.ts';

/** A key in local storage: `font-choice.ts` reads it to find out whether the fonts are cached. */
const storageKey = 'viit-fonts';

/** Fetches fonts that were deferred, so that the next page has them in the cache, and remembers that they are there. */
export async function fetchDeferredFonts(): Promise<void> {
  try {
    if (document.documentElement.dataset.fonts === 'later') await fetchFonts();
    localStorage.setItem(storageKey, 'here');
  } catch {
    // Without them the next page uses system fonts too.
  }
}

async function fetchFonts(): Promise<void> {
  for (const href of Object.values(fontFiles)) {
    const response = await fetch(href, { priority: 'low' });
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    await response.arrayBuffer();
  }
}
