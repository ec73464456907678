/** Unit tests of what browsers show, the console among it: `*.test.ts(x)` beside the code, in jsdom. The platform's run in node's own runner. */
module.exports = {
  ...require('./types/jest-preset.cjs'),
  // Jest would leave one core to the person who watches: on two cores, half of the machine.
  maxWorkers: '100%',
  roots: ['<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/shared', '<rootDir>/platform/console'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};
