/** A call after a failure retries. */
export const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './drawer.tsx');

export const preloadDrawer = (): void => void loadDrawer().catch(() => {});
