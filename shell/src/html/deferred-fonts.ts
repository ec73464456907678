import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** A key in local storage: `font-choice.ts` reads it to find out whether the fonts are cached. */
const storageKey = 'viit-fonts';

/** Fetches fonts that were deferred, so that the next page has them in the cache. */
export async function fetchDeferredFonts(): Promise<void> {
  if (document.documentElement.dataset.fonts !== 'later') return;
  try {
    const responses = await Promise.all([archivo, figtree].map((href) => fetch(href, { priority: 'low' })));
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    if (responses.every(({ ok }) => ok)) localStorage.setItem(storageKey, 'here');
  } catch {
    // Without them the next page uses system fonts too.
  }
}
