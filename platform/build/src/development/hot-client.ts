/// <reference types="@rspack/core/module" />
import type { BuildNews } from './news.ts';

/*
 * Part of a section's entry in development: takes up what was built since, in the open page. What cannot be taken up (the
 * list of pages, say) reloads the page.
 */

/** The section's name, from the request for this module. */
const name = __resourceQuery.slice(1);

let wanted = __webpack_hash__;

addEventListener('viit:news', (event) => {
  const news = (event as CustomEvent<BuildNews>).detail;
  if (news.name !== name || !news.hash) return;
  wanted = news.hash;
  void catchUp();
});
// What was told before this code came is told again.
dispatchEvent(new Event('viit:listening'));

async function catchUp(): Promise<void> {
  const hot = import.meta.webpackHot;
  if (!hot || wanted === __webpack_hash__ || hot.status() !== 'idle') return;
  try {
    while (wanted !== __webpack_hash__) {
      if (!(await hot.check(true))) return location.reload();
    }
    dispatchEvent(new CustomEvent('viit:taken-up', { detail: { name, hash: wanted } }));
  } catch {
    location.reload();
  }
}
