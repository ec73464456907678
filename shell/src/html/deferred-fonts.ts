import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Says to `font-choice.ts` that the fonts are in the cache. */
const name = 'viit-fonts';

/** Fetches the fonts that were left for later, so that the visitor's next document has them from the cache. */
export async function fetchDeferredFonts(): Promise<void> {
  if (document.documentElement.dataset.fonts !== 'later') return;
  try {
    const answers = await Promise.all([archivo, figtree].map((href) => fetch(href, { priority: 'low' })));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (answers.every((answer) => answer.ok)) localStorage.setItem(name, 'here');
  } catch {
    // Without them the next document reads in the system's face as well.
  }
}
