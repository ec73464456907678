/** Unit tests of what browsers show, the console among it: `*.test.ts(x)` beside the code, in jsdom. The platform's run in node's own runner. */
module.exports = {
  testEnvironment: 'jsdom',
  // Jest would leave one core to the person who watches: on two cores, half of the machine.
  maxWorkers: '100%',
  // Long enough for a busy machine: a test that never ends still fails.
  testTimeout: 20_000,
  roots: ['<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/shared', '<rootDir>/platform/console'],
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@viit/)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/types/css-names.cjs',
    '\\.(svg|webp|avif|woff2|mp4|webm)$': '<rootDir>/types/asset-address.cjs',
  },
};
