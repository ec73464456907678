/** As stack traces show it. */
export const bundleName = (build: string): string =>
  build === 'shell' ? 'shell/server/render.cjs' : `${build}/server/pages.cjs`;
