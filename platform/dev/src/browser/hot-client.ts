/// <reference types="@rspack/core/module" />
import type { BuildStatus } from '../watch/build-status.ts';

/* Loads updates of a section into the open page. Reloads it if a module cannot be replaced, such as the list of pages. */

const name = __resourceQuery.slice(1);

let newestHash = __webpack_hash__;

addEventListener('viit:build-status', (event) => {
  const status = (event as CustomEvent<BuildStatus>).detail;
  if (status.name !== name || !status.hash) return;
  newestHash = status.hash;
  void update();
});
// page-client.ts then repeats the latest status.
dispatchEvent(new Event('viit:hot-client-ready'));

async function update(): Promise<void> {
  const hot = import.meta.webpackHot;
  if (!hot || newestHash === __webpack_hash__ || hot.status() !== 'idle') return;
  try {
    while (newestHash !== __webpack_hash__) {
      if (!(await hot.check(true))) return location.reload();
    }
    dispatchEvent(new CustomEvent('viit:updated', { detail: { name, hash: newestHash } }));
  } catch {
    location.reload();
  }
}
