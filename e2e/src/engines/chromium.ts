import { findChromium, launchOptions } from '@viit/test/chromium';
import { freePort, untilOpen } from '@viit/test/ports';
import { Builder, logging } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { type Engine, webDriverActions } from './engine.ts';
import { startProgram } from './programs.ts';

export async function startChromium(): Promise<Engine> {
  const port = await freePort();
  const program = startProgram('chromedriver', [`--port=${port}`]);
  await untilOpen(port);
  const { executablePath, args } = launchOptions(findChromium()?.executablePath);
  const driver = (await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'chrome',
      // A script that hangs keeps the load event from coming.
      pageLoadStrategy: 'eager',
      'goog:chromeOptions': { binary: executablePath, args: [...args, '--headless'] },
      'goog:loggingPrefs': { browser: 'ALL' },
    })
    .build()) as Driver;
  return {
    driver,
    ...webDriverActions(driver),
    setViewport: async (width, height) => {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
      await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', metrics);
    },
    takeMessages: async () => (await driver.manage().logs().get(logging.Type.BROWSER)).map(({ message }) => message),
    async close() {
      await driver.quit().catch(() => {});
      await program.stop();
    },
  };
}
