import { siteConfig } from './src/site-config.ts';

/** The tests that `viit-test` runs against a site that runs anywhere. */
export default siteConfig({ testDir: 'specs' });
