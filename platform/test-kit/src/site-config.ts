import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium, launchOptions } from '@viit/core/chromium';
import { siteUnderTest } from './site-address.ts';
import { testedSite } from './tested-site.ts';

/** Playwright's configuration for tests against the site that VIIT_SITE names. @param config what differs from it. */
export const siteConfig = (config: PlaywrightTestConfig = {}): PlaywrightTestConfig =>
  defineConfig({
    fullyParallel: true,
    timeout: 60_000,
    // A test that passes on the second attempt is reported as flaky.
    retries: 1,
    reporter: 'list',
    ...config,
    use: {
      ...testedSite(siteUnderTest()),
      screenshot: 'only-on-failure',
      trace: 'on-first-retry',
      launchOptions: launchOptions(findChromium()?.executablePath),
      ...config.use,
    },
  });
