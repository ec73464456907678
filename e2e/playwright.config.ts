import { defineConfig } from '@playwright/test';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { testedSite } from './src/tested-site.ts';

/** A server that listens there already is used as it is: `PORT=4310 npm start` in another terminal saves its start. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** Tests that publish to or restart a site of their own: one worker runs all of them, so that the first start happens once. */
const publishing = /(publishing\/[^/]+|sitemap-dates|safety\/secrets|start)\.spec\.ts$/;

/** The composed site in a real browser: against a server of its own, or the address in E2E_URL (production, or a preview's secret link). */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/composed',
  fullyParallel: true,
  // One more than there are cores on the machines that this is made for: tests wait for most of their time, for clocks and fades.
  workers: 3,
  projects: [
    { name: 'publishing', testMatch: publishing, workers: 1 },
    { name: 'site', testIgnore: publishing },
  ],
  timeout: 45_000,
  forbidOnly: true,
  // Shared machines stall now and then; a test that passes the second time is reported as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/composed.json' }]],
  use: {
    ...testedSite(process.env.E2E_URL ?? `http://localhost:${port}`),
    screenshot: 'only-on-failure',
    // A failure is tried again, and recorded then: recording all that holds costs a third of the suite's time. `--trace on`
    // records at once.
    trace: 'on-first-retry',
    launchOptions: launchOptions(findChromium()?.executablePath),
  },
  ...(!process.env.E2E_URL && {
    webServer: {
      command: 'npx tsx platform/server/src/start.ts',
      cwd: '..',
      env: { PORT: String(port), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn' },
      url: `http://localhost:${port}/readyz`,
      timeout: 240_000,
      reuseExistingServer: Boolean(process.env.E2E_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  }),
});
