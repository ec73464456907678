import { test as base, expect } from '@playwright/test';
import { describeEngine, type EngineName, missingPrograms } from '@viit/test/browser-engines';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type ProxiedSite, proxySite } from './site-proxy.ts';
import { openVisit, type Visit } from './visit.ts';
import { startWebKit } from './webkit.ts';

const startEngine = { firefox: startFirefox, webkit: startWebKit, chromium: startChromium };

export { expect };

interface Options {
  /** The engine of the project. */
  engineName: EngineName;
}

interface WorkerFixtures extends Options {
  site: ProxiedSite;
  /** The browser, which all tests of the engine share; undefined where a program for it is missing. */
  browserVisit: Visit | undefined;
}

/** Playwright's test with a browser that WebDriver drives instead of Playwright's own. */
export const test = base.extend<{ visit: Visit }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright requires
    async ({}, use, { project }) => {
      const { baseURL = '', storageState } = project.use;
      const cookies = typeof storageState === 'object' ? storageState.cookies : [];
      const site = await proxySite(baseURL, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  browserVisit: [
    async ({ engineName, site }, use) => {
      if (missingPrograms(engineName).length > 0) return use(undefined);
      const engine = await startEngine[engineName]();
      await use(openVisit(engine, site));
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ browserVisit, engineName, site }, use, info) => {
    if (!browserVisit) return info.skip(true, describeEngine(engineName));
    await use(browserVisit);
    site.repair();
    await browserVisit.takeProblems();
    if (info.status !== info.expectedStatus) {
      const limit = new Promise<undefined>((resolve) => setTimeout(resolve, 5000));
      const image = await Promise.race([limit, browserVisit.driver.takeScreenshot().catch(() => undefined)]);
      if (image) await info.attach('screenshot', { body: Buffer.from(image, 'base64'), contentType: 'image/png' });
    }
  },
});
