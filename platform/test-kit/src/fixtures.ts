import {
  test as base,
  expect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { attachOpenPage, attachVersions } from './failure-report.ts';
import { watchProblems } from './problems.ts';
import { type SiteFaults, siteFaults } from './site-faults.ts';

interface Fixtures {
  /** Console messages and failed requests so far. */
  problems: string[];
  /** For this page only: `await site.breaks('exams', 'entry hangs')`. */
  site: SiteFaults;
  address: string;
  versions: undefined;
}

/** The inferred type would name a package that sections do not depend on. */
type SiteTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

export const test: SiteTest = base.extend<Fixtures>({
  problems: async ({ page }, use) => {
    await use(watchProblems(page));
  },
  site: async ({ page }, use) => {
    await use(siteFaults(page));
    // Requests may still be in progress.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  address: async ({ baseURL }, use) => use(baseURL ?? ''),
  page: async ({ page }, use, info) => {
    await use(page);
    await attachOpenPage(info, page);
  },
  versions: [
    async ({ request }, use, info) => {
      await use(undefined);
      await attachVersions(info, request);
    },
    { auto: true },
  ],
});

export { findViolations } from './axe.ts';
export { findErrorBoundaries } from './error-boundaries.ts';
export { untilHydrated, untilShellStarted } from './hydration.ts';
export { inspectPage } from './inspect-page.ts';
export { codeFaults, type SectionFault, type SiteFaults } from './site-faults.ts';
export { testedSite } from './tested-site.ts';
export { expect };
