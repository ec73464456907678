/* What tests of a section or of a whole site import. */
export { findViolations } from './axe.ts';
export { findErrorBoundaries } from './error-boundaries.ts';
export { expect, test } from './fixtures.ts';
export { findHtmlErrors } from './html-validity.ts';
export { untilHydrated, untilShellStarted } from './hydration.ts';
export { inspectPage } from './inspect-page.ts';
export { untilIslandsHydrated } from './islands.ts';
export { testFaults, testPages } from './page-tests.ts';
export { listPages, readPageTable } from './site-address.ts';
export { siteConfig } from './site-config.ts';
export { codeFaults, type SectionFault, type SiteFaults } from './site-faults.ts';
