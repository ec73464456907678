/*
 * A program that runs in a process of its own, like render-process.ts: evaluates a section's client entry as a browser would, in
 * an empty context, and requests ./pages from it. Reports whether it exposes them, and which shared modules it requests.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { disableNetworkAndProcesses } from './sandbox.ts';

interface Container {
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (name: string) => Promise<() => unknown>;
}

const [, , folder = '', containerName = '', entry = ''] = process.argv;
disableNetworkAndProcesses(folder);

const requested = new Set<string>();

/** A placeholder for any object of a browser or of the federation runtime: it can be called, constructed and read at any depth. */
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

/** As much of the federation runtime as an entry needs; the real one is in the shell. */
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
  vm.runInContext(readFileSync(path.join(folder, path.basename(file)), 'utf8'), context, {
    filename: file,
    timeout: 5000,
  });

/** A script element runs as soon as it is added to the document. */
const document = {
  getElementsByTagName: () => [],
  createElement: () => ({ setAttribute() {}, getAttribute() {} }),
  head: {
    appendChild(node: { src?: string; onload?: (event: object) => void }) {
      if (node.src) run(node.src);
      node.onload?.({ type: 'load' });
    },
  },
};
const context = vm.createContext({
  document,
  location: { origin: '' },
  setTimeout: () => 0,
  clearTimeout: () => {},
  console: anything(),
  _FEDERATION_RUNTIME_CORE: runtimeCore,
});
vm.runInContext('globalThis.self = globalThis.window = globalThis;', context);

async function check(): Promise<{ exposesPages: boolean; requested: string[] }> {
  const source = readFileSync(path.join(folder, entry), 'utf8');
  for (const [, name] of source.matchAll(/shareKey:\s*"([^"]+)"/g)) if (name) requested.add(name);
  run(entry);
  const container = (await vm.runInContext(
    `globalThis[${JSON.stringify(containerName)}] ?? ${containerName}`,
    context,
  )) as Container | undefined;
  if (typeof container?.get !== 'function') throw new Error(`it leaves no container in ${containerName}`);
  await container.init({}, [], {});
  const factory = await container.get('./pages').catch((error: Error) => {
    if (/does not exist in container/.test(error.message)) return undefined;
    throw error;
  });
  if (factory) factory();
  return { exposesPages: factory !== undefined, requested: [...requested] };
}

check().then(
  (report) => process.send?.(report),
  (error: unknown) => process.send?.({ error: (error as Partial<Error> | null)?.message ?? String(error) }),
);
