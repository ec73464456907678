/*
 * Runs before react-dom in the shell's development flavour. A refresh runtime finds React through the hook that React's
 * DevTools set: it must be there when react-dom loads, and remember it for the sections that come later (design.md section 5).
 */

type Resolve = (type: unknown) => unknown;

/** What react-dom hands to the hook, as far as it matters here. */
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

const place = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
place.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= newHook();
const hook = place.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  askAll(renderer);
  return inject.call(hook, renderer);
};

function newHook(): Hook {
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

/** React asks one handler which component is the newest; each section has its own. All of them are asked. */
function askAll(renderer: Renderer): void {
  const setHandler = renderer.setRefreshHandler;
  if (!setHandler) return;
  const handlers = new Set<Resolve>();
  renderer.setRefreshHandler = (resolve) => {
    if (resolve) handlers.add(resolve);
    setHandler((type) => {
      for (const one of handlers) {
        const found = one(type);
        if (found !== undefined) return found;
      }
      return undefined;
    });
  };
}
