/**
 * `npm run mutation:platform`: the same for the registry and the renderer, whose tests run in Node's test runner. Every test
 * file starts a server or a renderer, so it takes hours; one file takes minutes:
 * `npm run mutation:platform -- --mutate platform/render/src/jobs.ts`. Run `npm run build` first: the tests use the builds.
 *
 * Crash tests and tests on several servers are left out: they start processes from the original sources.
 */
export default {
  mutate: ['platform/{render,server}/src/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  testRunner: 'tap',
  tap: {
    testFiles: [
      'platform/render/src/*.test.ts',
      'platform/server/src/{export,http,site}/**/*.test.ts',
      'platform/server/src/registry/{builds,releases}/*.test.ts',
    ],
    nodeArgs: ['--import', 'tsx', '--test-reporter=tap', '-r', '{{hookFile}}', '{{testFile}}'],
  },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['.compiled', '.viit', 'data', 'docs', 'test-results'],
  concurrency: 2,
  timeoutMS: 60_000,
  tempDirName: 'test-results/stryker',
  reporters: ['clear-text', 'html', 'progress'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'test-results/mutation/platform.html' },
};
