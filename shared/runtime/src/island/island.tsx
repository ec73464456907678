import { type ComponentType, createContext, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { captureEarlyClick } from './capture-early-click.ts';
import { islandCode } from './island-code.ts';
import { loadWhenNear } from './load-when-near.ts';

/** A block of a page with its own chunk. It takes no props, and a page renders it once. */
export interface Island {
  (): ReactNode;
  /** Loads its code; concurrent calls share one attempt. Rejects when it fails; the next call retries. */
  load: () => Promise<unknown>;
}

/** Names the page's section and version in the log, such as `home 1.0.0`. The shell sets it for each page. */
export const PageOrigin = createContext('this page');

type ImportIsland<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

/** Of the module, not of a function: a function keeps all that is in its scope from being released. */
const doNothing = () => {};

/**
 * Makes a block below a page's first view an island: its HTML is rendered with the page, and its code is loaded when it
 * comes near (docs/writing-a-page.md, Islands). List it in the page's `islands`.
 *
 * @param name the component's name among the module's exports.
 * @param load a dynamic import whose chunk name begins with the page's id: `webpackChunkName: "home.news"`.
 */
export function island<Name extends string>(name: Name, load: ImportIsland<Name>): Island {
  const code = islandCode(async () => (await load())[name]);
  let repeatEarlyClick = doNothing;
  /** `use` needs the same promise in each render, also after a failure. */
  let serverAttempt: Promise<ComponentType> | undefined;
  const component = () => {
    if (typeof document !== 'undefined') return code.loaded;
    serverAttempt ??= code.load();
    return serverAttempt;
  };

  function Content() {
    useEffect(() => repeatEarlyClick(), []);
    // Not lazy(): it suspends for a moment even when the code is loaded, and navigation would show the fallback.
    const Loaded = use(component());
    return <Loaded />;
  }

  // One constant element: when an element above a waiting boundary changes, React replaces its HTML by the fallback.
  const boundary = (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );

  function IslandRoot() {
    const root = useRef<HTMLDivElement>(null);
    const origin = use(PageOrigin);
    useEffect(() => {
      const element = root.current;
      if (!element || code.loaded.status === 'fulfilled') return;
      const earlyClick = captureEarlyClick(element);
      repeatEarlyClick = earlyClick.repeat;
      const stopLoading = loadWhenNear({ element, code, label: `${name} of ${origin}` });
      return () => {
        earlyClick.stop();
        stopLoading();
        // It refers to the element, and with it to the whole page that was left.
        repeatEarlyClick = doNothing;
      };
    }, [origin]);
    return (
      <div ref={root} data-island={name}>
        {boundary}
      </div>
    );
  }
  return Object.assign(IslandRoot, { load: code.load });
}
