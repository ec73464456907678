// Where the site is written and read. In UTC, no test would notice a time that is shown in the wrong time zone.
process.env.TZ = 'Asia/Kolkata';

const preset = require('./types/jest-preset.cjs');

/** Unit tests of what browsers show, the console among it: `*.test.ts(x)` beside the code, in jsdom. The platform's run in node's own runner. */
module.exports = {
  ...preset,
  // Jest would leave one core to the person who watches: on two cores, half of the machine.
  maxWorkers: '100%',
  // Longer than several waits that end in vain.
  testTimeout: 60_000,
  roots: ['<rootDir>/shell', '<rootDir>/remotes', '<rootDir>/shared', '<rootDir>/platform/console'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@testing-library/react$': '<rootDir>/jest.testing-library.cjs',
  },
};
