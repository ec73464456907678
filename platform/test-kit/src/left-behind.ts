import type { Page } from 'playwright-core';
import { unexpectedNames } from './page-watch.ts';

interface Watched extends Window {
  leftBehind: () => string[];
}

/**
 * Records timers, listeners, global names and changed browser functions of sections. Call it before opening the page.
 * @returns a function that lists what is left.
 */
export async function watchLeftBehind(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordLeftBehind);
  return async () => {
    const found = await page.evaluate(() => (window as unknown as Watched).leftBehind());
    const globalName = /^the global name (.+)/;
    const names = found.flatMap((line) => globalName.exec(line)?.[1] ?? []);
    const unexpected = new Set(await unexpectedNames(page, names));
    return found.filter((line) => unexpected.has(globalName.exec(line)?.[1] ?? '') || !globalName.test(line));
  };
}

/** Runs in the page before its scripts. */
function recordLeftBehind(): void {
  const live = new Map<unknown, string>();
  /** The section on the stack; undefined for the shell and the browser. */
  const origin = (): string | undefined => {
    const line = (new Error().stack ?? '').split('\n').find((one) => /\/_builds\/(?!shell\/)/.test(one));
    const [, section, place] = /\/_builds\/([a-z-]+)\/[0-9a-f]+\/([^)\s]+)/.exec(line ?? '') ?? [];
    return section && `${section}: ${place}`;
  };
  const remember = (key: unknown, what: string) => {
    const from = origin();
    if (from) live.set(key, `${from}: ${what}`);
  };

  type Start = (run: (...args: unknown[]) => unknown, ...rest: unknown[]) => number;
  /** Counts what the function started, until it has run or is cancelled. */
  const watchStart = (name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame', kind: string, what: string) => {
    const start = window[name].bind(window) as unknown as Start;
    const watched: Start = (run, ...rest) => {
      const id: number = start(
        (...args) => {
          if (name !== 'setInterval') live.delete(`${kind} ${id}`);
          return run(...args);
        },
        ...rest,
      );
      remember(`${kind} ${id}`, rest.length > 0 ? `${what} of ${rest[0]} ms` : what);
      return id;
    };
    Object.assign(window, { [name]: watched });
  };
  watchStart('setTimeout', 'timer', 'a timer');
  watchStart('setInterval', 'timer', 'an interval');
  watchStart('requestAnimationFrame', 'frame', 'a loop of animation frames');
  const watchEnd = (name: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame', kind: string) => {
    const end = window[name].bind(window);
    const watched = (id: number) => {
      live.delete(`${kind} ${id}`);
      end(id);
    };
    Object.assign(window, { [name]: watched });
  };
  watchEnd('clearTimeout', 'timer');
  watchEnd('clearInterval', 'timer');
  watchEnd('cancelAnimationFrame', 'frame');

  const numbers = new WeakMap<object, number>();
  let count = 0;
  const numberOf = (thing: object) => {
    if (!numbers.has(thing)) numbers.set(thing, ++count);
    return numbers.get(thing);
  };
  const outlivesPage = (target: EventTarget) =>
    !(target instanceof Node || target instanceof AbortSignal) ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target === document.head;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
    const isCapturing = typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture : options;
    return `listener ${numberOf(target)} ${type} ${numberOf(listener)} ${isCapturing === true}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target = this ?? window;
    if (!listener || !outlivesPage(target)) return;
    const key = keyOf(target, type, listener, options);
    remember(key, `a listener for ${type} on ${Object.prototype.toString.call(target).slice(8, -1)}`);
    const { once, signal } = typeof options === 'object' ? options : {};
    const end = () => live.delete(key);
    if (once) addEventListener.call(target, type, end, { once: true });
    if (signal) addEventListener.call(signal, 'abort', end, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener) live.delete(keyOf(this ?? window, type, listener, options));
  };

  /** The browser's replaceable functions and values. */
  const builtIns = (): Map<string, unknown> => {
    const found = new Map<string, unknown>();
    const add = (name: string, thing: object) => {
      for (const key of Reflect.ownKeys(thing)) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(thing, key) ?? {};
        if (get || set) found.set(`${name}.${String(key)} (read)`, get).set(`${name}.${String(key)} (write)`, set);
        else if (typeof value === 'function') found.set(`${name}.${String(key)}`, value);
      }
    };
    for (const key of names) {
      const { value } = Object.getOwnPropertyDescriptor(window, key) ?? {};
      if (typeof value === 'function') {
        found.set(key, value);
        add(key, value);
        if (typeof value.prototype === 'object' && value.prototype) add(`${key}.prototype`, value.prototype);
      } else if (key !== 'leftBehind' && typeof value === 'object' && value && value !== window) add(key, value);
    }
    for (const [name, thing] of Object.entries({
      history,
      navigator,
      location,
      document,
      localStorage,
      sessionStorage,
    }))
      add(name, thing);
    return found;
  };
  const names = new Set(Object.getOwnPropertyNames(window));
  const before = builtIns();
  (window as unknown as Watched).leftBehind = () => {
    const globals = Object.getOwnPropertyNames(window).filter((name) => !names.has(name) && name !== 'leftBehind');
    const now = builtIns();
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((key) => before.get(key) !== now.get(key));
    return [
      ...live.values(),
      ...globals.map((name) => `the global name ${name}`),
      ...changed.map((name) => `${name} is not the browser's own`),
    ];
  };
}
