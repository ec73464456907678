import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { Key } from 'selenium-webdriver';
import type { Driver, Engine, PageElement } from './engine.ts';
import { findNamed, focusedName, lengthenTimers } from './in-page.ts';
import type { ProxiedSite } from './site-proxy.ts';

/** A visitor's actions, and what is visible. */
export interface Visit {
  driver: Driver;
  site: ProxiedSite;
  /** Opens a page in a window of this size, in px, and waits until it has hydrated. */
  open(path: string, width?: number, height?: number): Promise<void>;
  /** As `open`, without waiting. */
  load(path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The shown element with this role and name, as soon as there is one. */
  find(role: Role, name: string): Promise<PageElement>;
  click(role: Role, name: string): Promise<void>;
  /** Moves the pointer to the middle of an element. */
  hover(element: PageElement): Promise<void>;
  press(...keys: string[]): Promise<void>;
  read<T>(read: (...args: never[]) => T, ...args: unknown[]): Promise<Awaited<T>>;
  /** The role and name of the element that has the focus. */
  focused(): Promise<string>;
  path(): Promise<string>;
  scrollPosition(): Promise<number>;
  scrollTo(top: number): Promise<void>;
  untilHydrated(): Promise<void>;
  /** Makes further timers of exactly this time, in ms, last for a minute in this document, for a busy machine. */
  lengthenTimers(time: number): Promise<unknown>;
  /** Messages of the console and failed requests since the last call. */
  takeProblems(): Promise<string[]>;
}

type Role = 'button' | 'link' | 'tab' | 'summary' | 'searchbox' | 'textbox' | 'dialog' | 'heading';

/** Starts to use a browser on a site. */
export function openVisit(engine: Engine, site: ProxiedSite): Visit {
  const { driver } = engine;
  let size = '';

  const visit: Visit = {
    driver,
    site,
    async open(path, width = 1280, height = 800) {
      await visit.resize(width, height);
      await visit.load(path);
      await visit.untilHydrated();
    },
    load: (path) => driver.get(`${site.address}${path}`),
    async resize(width, height) {
      if (size === `${width} ${height}`) return;
      await engine.setViewport(width, height);
      size = `${width} ${height}`;
    },
    async find(role, name) {
      for (const start = Date.now(); Date.now() - start < 10_000; await wait(50)) {
        const found = await driver.executeScript<PageElement | null>(findNamed, role, name);
        if (found) return found;
      }
      throw new Error(`no ${role} "${name}"`);
    },
    async click(role, name) {
      await (await visit.find(role, name)).click();
    },
    hover: (element) => engine.hover(element),
    press: (...keys) => engine.press(keys),
    read: (read, ...args) => driver.executeScript(read, ...args),
    focused: () => driver.executeScript<string>(focusedName),
    path: async () => (await driver.getCurrentUrl()).slice(site.address.length),
    scrollPosition: () => driver.executeScript<number>('return Math.round(scrollY)'),
    scrollTo: (top) => driver.executeScript('scrollTo({ top: arguments[0], behavior: "instant" })', top),
    untilHydrated: () =>
      expect
        .poll(() => driver.executeScript(isHydrated), { message: 'the page is hydrated', timeout: 15_000 })
        .toBe(true),
    lengthenTimers: (time) => driver.executeScript(lengthenTimers, time),
    async takeProblems() {
      return [...(await engine.takeMessages()), ...site.takeFailures()];
    },
  };
  return visit;
}

const isHydrated = () => {
  const first = document.querySelector('main > *');
  return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
};

export { Key };
