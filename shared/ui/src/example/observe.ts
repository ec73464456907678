import { act } from '@testing-library/react';

/** For tests: a browser that has motion switched on and in which everything stands `top` px below the window's upper edge. */
export function observe({ top }: { top: number }) {
  let tell: IntersectionObserverCallback = () => {};
  const disconnect = jest.fn();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const say = (isIntersecting: boolean) =>
    act(() => tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  return {
    disconnect,
    /** The element comes into view. */
    enter: () => say(true),
    leave: () => say(false),
    /** Lets time pass, with fake timers. */
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
