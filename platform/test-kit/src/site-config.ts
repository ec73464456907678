import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium, launchOptions } from '@viit/core/chromium';
import { siteUnderTest } from './site-address.ts';
import { testedSite } from './tested-site.ts';

export const siteConfig = (config: PlaywrightTestConfig = {}): PlaywrightTestConfig =>
  defineConfig({
    fullyParallel: true,
    timeout: 60_000,
    // A pass on the second attempt is reported as flaky.
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
