import { type ComponentType, createContext, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { captureEarlyClick } from './capture-early-click.ts';
import { islandCode } from './island-code.ts';
import { loadWhenNear } from './load-when-near.ts';

/** A part of a page with a chunk of its own. It takes no props, and stands on one page, once. */
export interface Island {
  (): ReactNode;
  /** Loads its code; two calls share one attempt. @throws where it does not come: the next call tries afresh. */
  load: () => Promise<unknown>;
}

/** Names the page's section and its version, such as `home 1.0.0`, in what is logged. Set by the shell, once for each page. */
export const PageOrigin = createContext('this page');

/**
 * Makes a section of a page that lies below its first view a part: it is in the HTML like everything else, and its code is
 * fetched when it comes near (docs/writing-a-page.md, Islands). List it in the page's `islands`.
 *
 * @param name what the module exports the part as.
 * @param load a dynamic import whose chunk name begins with the page's id: `webpackChunkName: "home.news"`.
 */
export function island<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): Island {
  const code = islandCode(async () => (await load())[name]);
  let answerPress = () => {};
  /** A server has all code at hand, and is told of a failure. */
  let atOnce: Promise<ComponentType> | undefined;
  const awaited = () => {
    if (typeof document !== 'undefined') return code.arrival;
    atOnce ??= code.load();
    return atOnce;
  };

  function Body() {
    useEffect(() => answerPress(), []);
    // Not lazy(): that waits a moment even for what is here, and a page that is moved to would show its fallback.
    const Loaded = use(awaited());
    return <Loaded />;
  }

  // One element for good: whatever changes above a boundary that waits makes React replace its HTML by the fallback.
  const boundary = (
    <Suspense fallback={null}>
      <Body />
    </Suspense>
  );

  function Part() {
    const place = useRef<HTMLDivElement>(null);
    const origin = use(PageOrigin);
    useEffect(() => {
      if (!place.current || code.arrival.status === 'fulfilled') return;
      const press = captureEarlyClick(place.current);
      answerPress = press.repeat;
      const stop = loadWhenNear({ place: place.current, code, label: `${name} of ${origin}` });
      return () => {
        press.end();
        stop();
      };
    }, [origin]);
    return (
      <div ref={place} data-island={name}>
        {boundary}
      </div>
    );
  }
  return Object.assign(Part, { load: code.load });
}
