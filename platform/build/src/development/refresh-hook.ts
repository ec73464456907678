/*
 * Runs before react-dom. Fast refresh finds React through the hook of React's DevTools, which must remember react-dom for
 * sections that load later (R114).
 */

type Resolve = (type: unknown) => unknown;

interface Renderer {
  setRefreshHandler?: (resolve: Resolve | null) => void;
}

interface Hook {
  renderers: Map<number, Renderer>;
  supportsFiber: boolean;
  inject: (renderer: Renderer) => number;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
  onScheduleFiberRoot: () => void;
}

const target = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
target.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createHook();
const hook = target.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  combineHandlers(renderer);
  return inject.call(hook, renderer);
};

function createHook(): Hook {
  const renderers = new Map<number, Renderer>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onScheduleFiberRoot() {},
  };
}

/** React keeps one handler for new versions of components, but each section sets its own. Calls them all. */
function combineHandlers(renderer: Renderer): void {
  const setHandler = renderer.setRefreshHandler;
  if (!setHandler) return;
  const handlers = new Set<Resolve>();
  renderer.setRefreshHandler = (resolve) => {
    if (resolve) handlers.add(resolve);
    setHandler((type) => {
      for (const handler of handlers) {
        const newest = handler(type);
        if (newest !== undefined) return newest;
      }
      return undefined;
    });
  };
}
