/**
 * `npm run mutation`: makes small faults in the browser's code and reports those that no unit test notices (StrykerJS).
 * For one file: `npm run mutation -- --mutate shell/src/router/find-page.ts`. The report is in `test-results/mutation`.
 *
 * Stryker works on a copy of the project whose node_modules is a link to the original. The mapping below makes imports of
 * the project's own packages resolve to the copy, which contains the mutations.
 */
export default {
  mutate: [
    'shell/src/router/**/*.ts',
    'shared/runtime/src/**/*.{ts,tsx}',
    'shared/contract/src/{cookies,file-size,html,path}.ts',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
  ],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  // A fault in a constant of a module needs a new test environment each: most of the time for few findings.
  ignoreStatic: true,
  timeoutMS: 30_000,
  jest: {
    config: {
      // A fault must be noticed by the tests beside it, not by those of the sections.
      roots: ['<rootDir>/shell', '<rootDir>/shared'],
      // Tests in Node's environment report no coverage to Stryker.
      testPathIgnorePatterns: ['/node_modules/', 'on-server\\.test', 'stylesheets\\.test'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/types/css-names.cjs',
        '\\.(svg|webp|avif|woff2|mp4|webm)$': '<rootDir>/types/asset-address.cjs',
        '^@viit/(contract|runtime)$': '<rootDir>/shared/$1/src/index.ts',
        '^@viit/contract/(.+)$': '<rootDir>/shared/contract/src/$1.ts',
      },
    },
  },
  ignorePatterns: ['**/dist', '.compiled', '.viit', 'data', 'docs', 'e2e', 'platform', 'test-results', 'tools'],
  concurrency: 2,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'html', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'test-results/mutation/browser.html' },
};
