/** Name of a server bundle, as stack traces show it. */
export const bundleName = (build: string): string =>
  build === 'shell' ? 'shell/server/render.cjs' : `${build}/server/pages.cjs`;
