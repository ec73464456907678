import { createRequire, syncBuiltinESMExports } from 'node:module';

/*
 * Part of the workers: runs before anybody else's code. Node's permission model (before 25) leaves open the network, and
 * signals to other processes, the server among them.
 */

type Anything = Record<string, unknown>;

const denied = () => {
  throw new Error('a page has no network and no other processes while it is rendered');
};

const modules = ['net', 'tls', 'dgram', 'dns', 'dns/promises', 'http', 'https', 'http2', 'inspector', 'cluster'];

/** Lays aside whatever reaches out of this process, but for the messages to the server. */
export function disableNetworkAndProcesses(folder: string): void {
  const require = createRequire(`${folder}/`);
  // Made now: they need what is laid aside below.
  void [process.stdout, process.stderr];
  const net = require('node:net') as { Socket: { prototype: Anything }; Server: { prototype: Anything } };
  net.Socket.prototype.connect = denied;
  net.Server.prototype.listen = denied;
  // All are loaded before the first is laid aside: they are made from each other.
  for (const module of modules.map((name) => require(name) as Anything)) layAside(module);
  syncBuiltinESMExports();
  Object.assign(process, { kill: denied, _kill: denied, _debugProcess: denied, dlopen: denied });
  Object.assign(globalThis, { fetch: denied, WebSocket: denied, EventSource: denied });
}

function layAside(module: Anything): void {
  for (const key of Object.keys(module)) {
    const isOpen = Object.getOwnPropertyDescriptor(module, key)?.writable;
    if (isOpen && typeof module[key] === 'function') module[key] = denied;
  }
}
