/** Unit tests: `*.test.ts(x)` beside the code, in jsdom; those of the platform run in node (`@jest-environment node` on top). */
module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{shell,remotes,shared,platform}/**/*.test.{ts,tsx}'],
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
