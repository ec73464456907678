import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from '@viit/test/browser-engines';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { testedSite } from '@viit/test-kit/tested-site';
import { isFull, isLong } from './src/series.ts';

/** With E2E_PORT, a server that already listens on that port is used, which saves the time of a start: `PORT=4310 npm start`. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** Tests that publish to one shared site, with LONG=1: a single worker starts it once and runs all of them. */
const publishing = /(publishing\/(?!check|console|comparison)[^/]+|sitemap-dates|safety\/secrets|start)\.spec\.ts$/;

/** Tests the composed site in a real browser: on a server that it starts, or at E2E_URL (production, or the secret link of a preview). */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests',
  outputDir: '../test-results/composed',
  fullyParallel: true,
  // One more than the two cores of the usual machine: tests spend most of their time waiting for timers and animations.
  workers: 3,
  projects: [
    ...(isLong ? [{ name: 'publishing', testMatch: publishing, workers: 1 }] : []),
    { name: 'site', testIgnore: [publishing, /engines\//, ...(isFull ? [] : [/\/full\//])] },
    // One browser per engine, which its tests share. In `npm run test:full`, all of them and every page.
    ...engineNames
      .filter((engineName) => isFull || engineName !== 'chromium')
      .map((engineName) => ({
        name: engineName,
        testMatch: isFull ? /engines\// : /engines\/[^/]+$/,
        workers: 1,
        use: { engineName },
      })),
  ],
  // In `npm run validate`, `npm test -- --changed` and `npm run test:full`.
  ...(!isLong && { grepInvert: /@long/ }),
  timeout: 90_000,
  // A run that hangs ends with its report.
  globalTimeout: isFull ? 0 : 35 * 60_000,
  forbidOnly: true,
  // A test that passes only sometimes is corrected, not repeated. Waits have long limits: a shared machine stalls now and then.
  retries: 0,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/composed.json' }]],
  use: {
    ...testedSite(process.env.E2E_URL ?? `http://localhost:${port}`),
    screenshot: 'only-on-failure',
    // Recording makes tests a third slower; turn it on with `--trace on`.
    trace: 'off',
    launchOptions: launchOptions(findChromium()?.executablePath),
  },
  ...(!process.env.E2E_URL && {
    webServer: {
      command: 'node platform/server/bin/start.mjs',
      cwd: '..',
      env: { PORT: String(port), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn' },
      url: `http://localhost:${port}/readyz`,
      timeout: 240_000,
      reuseExistingServer: Boolean(process.env.E2E_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
});
