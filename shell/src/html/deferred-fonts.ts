import { fontFiles } from './font-files.ts';

/** `font-choice.ts` reads it. */
const storageKey = 'viit-fonts';

/** Fetches deferred fonts for the next page. */
export async function fetchDeferredFonts(): Promise<void> {
  try {
    if (document.documentElement.dataset.fonts === 'later') await fetchFonts();
    localStorage.setItem(storageKey, 'here');
  } catch {
    // The next page then uses system fonts too.
  }
}

async function fetchFonts(): Promise<void> {
  for (const href of Object.values(fontFiles)) {
    const response = await fetch(href, { priority: 'low' });
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    await response.arrayBuffer();
  }
}
