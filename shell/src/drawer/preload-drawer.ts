/** Loads the drawer's code, once; a call after a failure retries. */
export const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './drawer.tsx');

/** Prefetches the drawer's code when the visitor seems about to open it. Opening the drawer retries a failure. */
export const preloadDrawer = (): void => void loadDrawer().catch(() => {});
