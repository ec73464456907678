import { type ComponentType, createContext, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { captureEarlyClick } from './capture-early-click.ts';
import { islandCode } from './island-code.ts';
import { loadWhenNear } from './load-when-near.ts';

/** Takes no props and appears once on a page. */
export interface Island {
  (): ReactNode;
  load: () => Promise<unknown>;
}

/** For the log, such as `home 1.0.0`. */
export const PageOrigin = createContext('this page');

type ImportIsland<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

/** A component's function would keep its scope alive. */
const doNothing = () => {};

/** Loads when it comes near (docs/writing-a-page.md). @param name the export. @param load with `webpackChunkName: "home.news"`. */
export function island<Name extends string>(name: Name, load: ImportIsland<Name>): Island {
  const code = islandCode(async () => (await load())[name]);
  let repeatEarlyClick = doNothing;
  /** `use` needs the same promise in each render. */
  let serverAttempt: Promise<ComponentType> | undefined;
  const component = () => {
    if (typeof document !== 'undefined') return code.loaded;
    serverAttempt ??= code.load();
    return serverAttempt;
  };

  function Content() {
    useEffect(() => repeatEarlyClick());
    // lazy() would suspend even after loading.
    const Loaded = use(component());
    return <Loaded />;
  }

  // A change above a waiting boundary replaces its HTML.
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
