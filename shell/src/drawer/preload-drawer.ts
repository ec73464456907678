/** The drawer's code, fetched once; asked for again after a failure. */
export const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './drawer.tsx');

/** Fetches the drawer's code at the first sign that it will be opened. What fails here is tried again on opening. */
export const preloadDrawer = (): void => void loadDrawer().catch(() => {});
