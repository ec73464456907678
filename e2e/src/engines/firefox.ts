import { findProgram } from '@viit/test/browser-engines';
import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import type { Driver, Engine, PageElement } from './engine.ts';

/** Firefox, which Puppeteer drives by WebDriver BiDi: classic WebDriver would need geckodriver, which Debian does not have. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? 'firefox-esr',
    headless: true,
    timeout: 60_000,
  });
  const page = await browser.newPage();
  let messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  return {
    driver: driverOf(page),
    hover: async (element) => (await handles.get(element))?.hover(),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    setViewport: (width, height) => page.setViewport({ width, height }),
    async takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

const handles = new WeakMap<object, Promise<ElementHandle>>();

function elementOf(handle: Promise<ElementHandle>): PageElement {
  const element: PageElement = {
    click: async () => (await handle).click(),
    getAttribute: async (name) => (await handle).evaluate((one, attribute) => one.getAttribute(attribute), name),
  };
  handles.set(element, handle);
  return element;
}

/** The commands of WebDriver's client that the journeys use. */
const driverOf = (page: Page): Driver => ({
  // A page whose scripts hang has no load event.
  get: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  getTitle: () => page.title(),
  getCurrentUrl: () => page.evaluate(() => location.href),
  takeScreenshot: () => page.screenshot({ encoding: 'base64' }),
  async executeScript<T>(script: string | ((...args: never[]) => T), ...args: unknown[]): Promise<T> {
    const run = typeof script === 'string' ? new Function(script) : script;
    const values = await Promise.all(args.map((value) => handles.get(Object(value)) ?? value));
    const result = await page.evaluateHandle(run as (...values: unknown[]) => unknown, ...values);
    const element = result.asElement();
    return (element ? elementOf(Promise.resolve(element as ElementHandle)) : await result.jsonValue()) as T;
  },
  // A page that is shown again from memory has no load event that could be waited for.
  navigate: () => ({
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
  }),
  findElement: ({ css }) => elementOf(page.waitForSelector(css).then((handle) => handle as ElementHandle)),
});
