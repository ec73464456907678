/** What unit tests of pages and components need, here and in the repository of a section: jsdom, TypeScript, styles by their names. */
module.exports = {
  testEnvironment: 'jsdom',
  // Long enough for a busy machine: a test that never ends still fails.
  testTimeout: 20_000,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // The project's own packages are ESM, also where pnpm keeps them.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?@viit[/+])'],
  moduleNameMapper: {
    '\\.css$': require.resolve('./css-names.cjs'),
    '\\.(svg|webp|avif|woff2|mp4|webm)$': require.resolve('./asset-address.cjs'),
  },
};
