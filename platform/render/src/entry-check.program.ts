/* Just enough of a browser for client entries. */
import { evaluate, respond } from '@viit/core/isolate/program';

interface Container {
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (name: string) => Promise<() => unknown>;
}

const requested = new Set<string>();

/** Can be called, constructed and read at any depth. */
const anything = (): unknown =>
  new Proxy(() => undefined, {
    get: (_target, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : anything()),
    apply: () => anything(),
    construct: () => ({}),
  });

const share = (name: string) => {
  requested.add(name);
  return () => anything();
};

class Runtime {
  options: { name?: string };
  shareScopeMap = { default: {} };
  constructor(options: { name?: string }) {
    this.options = options;
  }
  get name() {
    return this.options?.name;
  }
  registerShared() {}
  registerPlugins() {}
  initOptions() {}
  initShareScopeMap() {}
  initializeSharing() {
    return [];
  }
  loadShareSync(name: string) {
    return share(name);
  }
  async loadShare(name: string) {
    return share(name);
  }
}

const runtimeCore = new Proxy<Record<string, unknown>>(
  {
    ModuleFederation: Runtime,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    getGlobalFederationConstructor: () => Runtime,
  },
  { get: (target, key) => target[key as string] ?? anything() },
);

const run = (file: string) =>
  evaluate(file, (name) => {
    throw new Error(`it requires ${name}`);
  });

/** A script element runs when it is added. */
const document = {
  getElementsByTagName: () => [],
  createElement: () => ({ setAttribute() {}, getAttribute() {} }),
  head: {
    appendChild(node: { src?: string; onload?: (event: object) => void }) {
      if (node.src) run(node.src.replace(/^.*\//, ''));
      node.onload?.({ type: 'load' });
    },
  },
};

interface Entry {
  file: string;
  variable: string;
}

async function check({ file, variable }: Entry): Promise<{ exposesPages: boolean; requested: string[] }> {
  Object.assign(globalThis, {
    document,
    window: globalThis,
    location: { origin: '' },
    _FEDERATION_RUNTIME_CORE: runtimeCore,
  });
  const container = run(file) as Partial<Container> | undefined;
  if (typeof container?.get !== 'function' || typeof container.init !== 'function') {
    throw new Error(`it leaves no container in ${variable}`);
  }
  await container.init({}, [], {});
  const factory = await container.get('./pages').catch((error: Error) => {
    if (/does not exist in container/.test(error.message)) return undefined;
    throw error;
  });
  if (factory) factory();
  return { exposesPages: factory !== undefined, requested: [...requested] };
}

respond((entry) => check(entry as Entry));
